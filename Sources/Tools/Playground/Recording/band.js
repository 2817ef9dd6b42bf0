// Finds what moves in a film: the band of lines that move together along an axis, and the cells that never change.

/** The longest side of a picture in cells; a shift between two pictures is looked for up to a number of cells. */
const [mostCells, mostShift] = [240, 20];
/** A change of grey values that an encoder makes by itself; so many pictures with a shift show the band. */
const [greyNoise, enoughShifts] = [6, 160];

/** How much a line changes between two pictures, where it overlaps with itself shifted, and how much of that the shift explains. */
function explained(now, before, from, size, shift) {
  let [change, rest] = [0, 0];
  for (let i = from + Math.max(0, -shift), end = from + size - Math.max(0, shift); i < end; i++) {
    change += Math.abs(now[i] - before[i]);
    rest += Math.abs(now[i] - before[i + shift]);
  }
  return {change, gain: change - rest};
}

const sumOf = values => values.reduce((sum, value) => sum + value, 0);

/** A picture with its axes exchanged. */
const turned = ({dx, dy, width, height, ...picture}) => ({...picture, dx: dy, dy: dx, width: height, height: width});

/** Sums over a film how its lines shift to the left and right. */
class BandFinder {
  constructor({width, height}) {
    const cell = Math.ceil(Math.max(width, height) / mostCells);
    Object.assign(this, {cell, lines: Math.floor(height / cell), length: Math.floor(width / cell), shifts: 0, age: 0});
    [this.gain, this.change, this.other] = [0, 0, 0].map(() => new Float64Array(this.lines));
    this.mostChange = new Uint8Array(this.lines * this.length);
  }

  /** The means of cells, from some pixels of each. */
  cells({bytes, at, dx, dy}) {
    const {cell, lines, length} = this;
    const step = Math.ceil(cell / 4);
    const [means, share] = [new Float32Array(lines * length), 1 / Math.ceil(cell / step) ** 2];
    for (let index = 0; index < means.length; index++) {
      const begin = at + Math.floor(index / length) * cell * dy + (index % length) * cell * dx;
      for (let y = 0; y < cell; y += step) for (let x = 0; x < cell; x += step) means[index] += bytes[begin + x * dx + y * dy] * share;
    }
    return means;
  }

  /** Compares a picture with an earlier one; returns whether lines have shifted. */
  add(picture) {
    const cells = this.cells(picture);
    const {lines, length, mostChange, before = cells} = this;
    for (let i = 0; i < cells.length; i++) mostChange[i] = Math.max(mostChange[i], Math.abs(cells[i] - before[i]));
    const sums = new Float64Array(2 * mostShift + 1);
    const all = Array.from({length: lines}, (_, line) => {
      const {change} = explained(cells, before, line * length, length, 0);
      const gains = sums.map((__, i) => (change < length / 2 ? 0 : explained(cells, before, line * length, length, i - mostShift).gain));
      gains.forEach((gain, index) => { sums[index] += Math.max(0, gain); });
      return {change, gains};
    });
    const best = sums.reduce((top, sum, index) => (sum > sums[top] ? index : top), mostShift);
    const hasShift = best !== mostShift;
    // A slow movement shows after some pictures.
    this.age = hasShift ? 0 : this.age + 1;
    this.before = this.age % 30 === 0 ? cells : before;
    this.shifts += hasShift;
    if (hasShift) all.forEach(({change, gains}, line) => {
      this.gain[line] += gains[best];
      this.change[line] += change;
      this.other[line] += Math.max(...gains) - Math.max(0, gains[best]);
    });
    return hasShift;
  }

  get total() { return sumOf(this.gain.map(gain => Math.max(0, gain))); }

  /** The run of lines that move together, with the most gain, or the lines from and to a pixel; short gaps are plain parts of it. */
  band(choice) {
    const {lines, length, cell, gain, change, other, mostChange} = this;
    const [runs, least] = [[], Math.max(1, 0.01 * Math.max(...gain))];
    for (let line = 0; line < lines; line++) {
      if (gain[line] < Math.max(least, 0.25 * change[line])) continue;
      if (!runs.length || line - runs.at(-1).to > lines / 16) runs.push({from: line, gain: 0});
      Object.assign(runs.at(-1), {to: line + 1, gain: runs.at(-1).gain + gain[line]});
    }
    const [best = {from: 0, to: 0}] = runs.sort((a, b) => b.gain - a.gain);
    const {from, to} = choice ? {from: Math.floor(choice.from / cell), to: Math.min(lines, Math.ceil(choice.to / cell))} : best;
    if (!(to > from)) throw new FilmError('Nothing in this film moves as one sheet along a line. Record a row while you drag and flick it.');
    const beside = sumOf(other.filter((_, line) => line < from || line >= to));
    if (!choice && beside > 0.3 * this.total) throw new FilmError('Not measured: two views move at once. Set the band of one of them.');
    const band = mostChange.subarray(from * length, to * length);
    const moving = [...band.keys()].filter(index => band[index] > 3 * greyNoise).map(index => index % length);
    const [left, right] = moving.length ? [Math.min(...moving), Math.max(...moving) + 1] : [0, length];
    const isStill = (y, x) => mostChange[Math.floor(y / cell) * length + Math.floor(x / cell)] < greyNoise;
    return {from: from * cell, to: to * cell, left: left * cell, right: right * cell, isStill};
  }
}
