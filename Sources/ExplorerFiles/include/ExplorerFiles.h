#pragma once

/// The page of an explorer, with marks where its parts belong.
const char *explorerPage(void);

/// The style sheets, one after the other.
const char *explorerStyle(void);

/// The scripts, those that others refer to first.
const char *explorerScript(void);
