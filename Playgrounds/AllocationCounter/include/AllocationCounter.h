#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

/// How often the calling thread has allocated memory, or -1 where nobody counts.
long allocation_count(void);

#endif
