// The regions of a map: polygons, lines and single sizes.

/** Twice the area of the triangle of three points; positive when it turns to the left. */
const turn = (a, b, c) => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
const distance = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** Sizes with one layout. */
class Region {
  constructor(data, number) {
    this.number = number;
    this.corners = data.corners;
    this.reasons = data.reasons;
    this.layout = data.layout;
    this.share = data.share;
    this.isCertified = data.isCertified;
    this.excluded = data.excluded ?? [];
    this.excludedCorners = data.excludedCorners ?? [];
    this.taken = data.taken ?? [];
    this.dimension = Math.min(this.corners.length, 3) - 1;
    const ends = (choose) =>
      [0, 1].map((axis) => choose(...this.corners.map((corner) => corner[axis])));
    this.low = ends(Math.min);
    this.high = ends(Math.max);
  }

  /** Whether a point lies in the set, its border included. */
  contains(point, tolerance) {
    const corners = this.corners;
    if (this.dimension === 0) return distance(corners[0], point) <= tolerance;
    if (this.dimension === 1) {
      const length = distance(corners[0], corners[1]);
      return (
        Math.abs(turn(corners[0], corners[1], point)) <= tolerance * length &&
        distance(corners[0], point) + distance(point, corners[1]) <= length + tolerance
      );
    }
    return corners.every((start, index) => {
      const end = corners[(index + 1) % corners.length];
      return turn(start, end, point) >= -tolerance * distance(start, end);
    });
  }

  /** Whether a size takes this layout by the decisions at its border. */
  owns(point, tolerance) {
    if (!this.contains(point, tolerance)) return false;
    if (this.excludedCorners.some((corner) => distance(corner, point) <= tolerance)) return false;
    if (this.dimension < 2) return true;
    return !this.corners.some((start, index) => {
      if (!this.excluded[index]) return false;
      const end = this.corners[(index + 1) % this.corners.length];
      return turn(start, end, point) <= tolerance * distance(start, end);
    });
  }

  /** Where a straight way along an axis, 0 or 1, comes upon a set without area; null if nowhere. */
  entry(point, axis, isGrowing) {
    const other = 1 - axis;
    const isBeside =
      point[other] < this.low[other] - 1e-9 || point[other] > this.high[other] + 1e-9;
    if (isBeside) return null;
    const [start, end] = [this.corners[0], this.corners[this.corners.length - 1]];
    const length = end[other] - start[other];
    if (Math.abs(length) <= 1e-9) return (isGrowing ? this.low : this.high)[axis];
    const part = clamp((point[other] - start[other]) / length, 0, 1);
    return start[axis] + (end[axis] - start[axis]) * part;
  }

  /** Where a straight way along an axis, 0 or 1, leaves the set, and by which edge. */
  exit(point, axis, isGrowing) {
    const other = 1 - axis;
    if (this.dimension < 2) {
      const isAlong = Math.abs(this.low[other] - this.high[other]) <= 1e-9;
      const end = isGrowing ? this.high : this.low;
      return { at: isAlong ? end[axis] : point[axis], edge: -1 };
    }
    let best = null;
    this.corners.forEach((start, edge) => {
      const end = this.corners[(edge + 1) % this.corners.length];
      const [a, b] = [start[other] - point[other], end[other] - point[other]];
      if (a === b || Math.min(a, b) > 1e-9 || Math.max(a, b) < -1e-9) return;
      const at = start[axis] + (end[axis] - start[axis]) * clamp(a / (a - b), 0, 1);
      if (best === null || (isGrowing ? at > best.at : at < best.at)) best = { at, edge };
    });
    return best;
  }
}
