// Follows the sheet in the band: its shift against key pictures, to a fraction of a pixel.

/** So many pixels of a picture tell its shift to a hundredth of a pixel; so many lines, to a pixel; rough shifts have steps. */
const [mostPixels, roughLines, roughStep] = [100000, 24, 4];
/** A key picture overlaps with those that are measured against it, and so many are kept. */
const [mostFromKey, mostKeys] = [0.35, 12];
/** Grey values that differ by more than about this belong to something else than the sheet. */
const greyScale = 30;

class SheetTracker {
  constructor({from, to, left, right, isStill}) {
    const size = right - left;
    const step = Math.ceil((to - from) * size / mostPixels);
    const lines = Math.floor((to - from) / step);
    Object.assign(this, {from, left, step, size, lines, rough: Math.ceil(lines / roughLines), roughSize: Math.floor(size / roughStep)});
    this.isStill = Uint8Array.from({length: lines * size}, (_, i) => isStill(from + Math.floor(i / size) * step, left + i % size));
  }

  /** The lines of a picture, smoothed along the axis, and coarser ones. */
  take({bytes, at, dx, dy}) {
    const {from, left, step, size, lines, roughSize, rough} = this;
    const fine = new Float32Array(lines * size);
    for (let line = 0; line < lines; line++) {
      const begin = at + (from + line * step) * dy + left * dx;
      for (let i = 0; i < size; i++) {
        const [a, b] = [Math.max(0, i - 1), Math.min(size - 1, i + 1)];
        fine[line * size + i] = (bytes[begin + a * dx] + 2 * bytes[begin + i * dx] + bytes[begin + b * dx]) / 4;
      }
    }
    const coarse = Int16Array.from({length: Math.floor(lines / rough) * roughSize}, (_, i) => {
      const first = Math.floor(i / roughSize) * rough * size + (i % roughSize) * roughStep;
      return (fine[first] + fine[first + 1] + fine[first + 2] + fine[first + 3]) / roughStep;
    });
    return {fine, coarse};
  }

  /** The whole shift that explains most; of several alike, as cards that repeat have, the nearest to the expected one. */
  wholeShift(now, key, expected) {
    const {size, rough, roughSize} = this;
    const most = Math.floor(roughSize * 0.7);
    const tried = Array.from({length: 2 * most + 1}, (_, index) => explained(now.coarse, key.coarse, roughSize, index - most));
    // A small overlap with little change proves little.
    const least = 0.1 * Math.max(...tried.map(({change}) => change)) + 1;
    const shares = tried.map(({change, gain}) => gain / (change + least));
    const good = 0.85 * Math.max(...shares);
    const distance = index => Math.abs((index - most) * roughStep - expected);
    const peaks = [...shares.keys()].filter(i => shares[i] >= good && !(shares[i - 1] > shares[i] || shares[i + 1] > shares[i]));
    const [nearest] = peaks.sort((a, b) => distance(a) - distance(b));
    const near = Array.from({length: 2 * roughStep + 3}, (_, index) => (nearest - most) * roughStep + index - roughStep - 1);
    const gains = near.map(shift => explained(now.fine, key.fine, size, shift, rough).gain);
    return near[gains.indexOf(Math.max(...gains))];
  }

  /** Improves a shift until it moves no more, by least squares in which what differs much counts little. */
  fineShift(now, key, begin) {
    const {size, lines, isStill} = this;
    for (let round = 0, shift = begin; ; round++) {
      const whole = Math.floor(shift);
      // In quarters of the band, whose shifts of their own show what is no sheet.
      const [top, bottom] = [new Float64Array(4), new Float64Array(4)];
      let [change, rest] = [0, 0];
      for (let line = 0; line < lines; line++) {
        for (let i = Math.max(0, -whole), end = Math.min(size, size - 1 - whole); i < end; i++) {
          const [here, there] = [line * size + i, line * size + i + whole];
          if (isStill[here] || isStill[there]) continue;
          const slope = key.fine[there + 1] - key.fine[there];
          const error = now.fine[here] - key.fine[there] - (shift - whole) * slope;
          const weight = 1 / (1 + error * error / (greyScale * greyScale)) ** 2;
          const quarter = (2 * line < lines ? 0 : 2) + (2 * i < size ? 0 : 1);
          top[quarter] += weight * error * slope;
          bottom[quarter] += weight * slope * slope;
          change += Math.max(0, Math.abs(now.fine[here] - key.fine[here]) - greyNoise);
          rest += Math.max(0, Math.abs(error) - greyNoise);
        }
      }
      const move = Math.max(-1, Math.min(1, sumOf(top) / (sumOf(bottom) || 1)));
      shift += move;
      if (round < 8 && Math.abs(move) > 0.01) continue;
      const own = [...top.keys()].filter(one => bottom[one] > 0.1 * sumOf(bottom)).map(one => top[one] / bottom[one] - move);
      return {shift, change, rest, spread: sumOf(own.map(one => one * one / own.length))};
    }
  }

  /** The part of a shift's errors, where they are more than a few, that a slower or faster shift explains: a second layer. */
  secondLayer(now, key, shift) {
    const {roughSize: size} = this;
    const whole = Math.round(shift / roughStep);
    const error = (i, one) => (i % size + one < 0 || i % size + one >= size ? Infinity : Math.abs(now.coarse[i] - key.coarse[i + one]));
    const wrong = [...now.coarse.keys()].filter(i => error(i, whole) < Infinity && error(i, whole) > 2 * greyNoise);
    const all = sumOf(wrong.map(i => error(i, whole)));
    if (all <= 0.1 * explained(now.coarse, key.coarse, size, whole).change) return 0;
    // Half as fast to twice as fast, but not about as fast.
    const others = Array.from({length: 15}, (_, n) => 0.6 + 0.08 * n).filter(ratio => Math.abs(ratio - 1) > 0.09);
    const gain = other => sumOf(wrong.map(i => Math.max(0, error(i, whole) - error(i, other))));
    return Math.max(...others.map(ratio => gain(Math.round(ratio * whole)))) / all;
  }

  /** The offset of a picture in pixels, which grows where the content moves to the left. */
  add(picture) {
    const now = this.take(picture);
    const {last = {...now, offset: 0, shift: 0}, keys = [last], speed = 0, size} = this;
    if (now.coarse.every((value, index) => value === last.coarse[index])) return Object.assign(this, {last, keys, speed: 0}).last;
    // The nearest key picture, unless too little of it is in sight.
    const keyNear = (offset, distance = one => Math.abs(one.offset - offset)) => (
      keys.filter(one => distance(one) <= mostFromKey * size).sort((one, other) => distance(one) - distance(other))[0]);
    const foundBy = (one, offset) => this.fineShift(now, one, this.wholeShift(now, one, offset - one.offset));
    const expected = last.offset + speed;
    let key = keyNear(expected) ?? last;
    let found = foundBy(key, expected);
    // A picture after a leap is often a bad one: what lies near another key does not depend on it.
    if (key === last && keyNear(last.offset + found.shift)) {
      key = keyNear(last.offset + found.shift);
      found = foundBy(key, last.offset + found.shift);
    }
    this.last = {...now, ...found, offset: key.offset + found.shift};
    if (Math.abs(found.shift) > 0.25 * size) this.last.second = this.secondLayer(now, key, found.shift);
    this.keys = key === last ? [...keys.slice(1 - mostKeys), last] : keys;
    this.speed = this.last.offset - last.offset;
    return this.last;
  }
}
