// Finds what moves in a film: the band of lines that move together along an axis, and the cells that never change.

/** The longest side of a picture in cells; a shift between two pictures is looked for up to a number of cells. */
const [mostCells, mostShift] = [240, 20];
/** A change of grey values that an encoder makes by itself; so many pictures with a shift show the band. */
const [greyNoise, enoughShifts] = [6, 160];

/** How much lines change between two pictures, where they overlap with themselves shifted, and how much of that the shift explains. */
function explained(now, before, size, shift, step = 1, begin = 0, end = now.length) {
  let [change, rest] = [0, 0];
  for (let line = begin; line + size <= end; line += step * size) {
    for (let i = line + Math.max(0, -shift), last = line + size - Math.max(0, shift); i < last; i++) {
      change += Math.abs(now[i] - before[i]);
      rest += Math.abs(now[i] - before[i + shift]);
    }
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
    const [count, length] = [Math.floor(height / cell), Math.floor(width / cell)];
    const lines = Array.from({length: count}, (_, line) => ({line, gain: 0, change: 0, other: 0}));
    Object.assign(this, {cell, lines, length, shifts: 0, age: 0, mostChange: new Uint8Array(count * length)});
  }

  /** The means of cells, from some pixels of each. */
  cells({bytes, at, dx, dy}) {
    const {cell, length} = this;
    const step = Math.ceil(cell / 4);
    const means = new Float32Array(this.mostChange.length);
    for (let index = 0; index < means.length; index++) {
      const begin = at + Math.floor(index / length) * cell * dy + (index % length) * cell * dx;
      for (let y = 0; y < cell; y += step) for (let x = 0; x < cell; x += step) means[index] += bytes[begin + x * dx + y * dy];
      means[index] /= Math.ceil(cell / step) ** 2;
    }
    return means;
  }

  /** Compares a picture with an earlier one; returns whether lines have shifted. */
  add(picture) {
    const cells = this.cells(picture);
    const {lines, length, mostChange, before = cells} = this;
    for (let i = 0; i < cells.length; i++) mostChange[i] = Math.max(mostChange[i], Math.abs(cells[i] - before[i]));
    const sums = new Float64Array(2 * mostShift + 1);
    const all = lines.map(({line}) => {
      const shifted = shift => explained(cells, before, length, shift, 1, line * length, (line + 1) * length);
      const {change} = shifted(0);
      const gains = sums.map((_, index) => (change < length / 2 ? 0 : shifted(index - mostShift).gain));
      gains.forEach((gain, index) => { sums[index] += Math.max(0, gain); });
      return {change, gains, most: Math.max(...gains)};
    });
    const best = sums.indexOf(Math.max(...sums));
    const hasShift = sums[best] > 0 && best !== mostShift;
    // A slow movement shows after some pictures.
    this.age = hasShift ? 0 : this.age + 1;
    this.before = this.age % 30 === 0 ? cells : before;
    this.shifts += hasShift;
    if (hasShift) all.forEach(({change, gains, most}, index) => {
      const line = lines[index];
      const [gain, other] = [line.gain + gains[best], line.other + most - Math.max(0, gains[best])];
      Object.assign(line, {gain, other, change: line.change + change});
    });
    return hasShift;
  }

  /** The run of lines that move together, with the most gain, or the chosen lines; short gaps are plain parts of it. With why it is none, if it is. */
  band(choice) {
    const {lines, length, cell, total, mostChange} = this;
    const least = Math.max(1, 0.01 * Math.max(...lines.map(({gain}) => gain)));
    const runs = [];
    for (const {line, gain} of lines.filter(one => one.gain > Math.max(least, 0.25 * one.change))) {
      if (!runs.length || line - runs.at(-1).to > lines.length / 16) runs.push({from: line, gain: 0});
      Object.assign(runs.at(-1), {to: line + 1, gain: runs.at(-1).gain + gain});
    }
    const [best = {from: 0, to: 0}] = runs.sort((a, b) => b.gain - a.gain);
    const {from, to} = choice ? {from: Math.floor(choice.from / cell), to: Math.min(lines.length, Math.ceil(choice.to / cell))} : best;
    if (!(to > from)) return {from: 0, to: lines.length * cell, left: 0, right: length * cell, fault: 'Nothing in this film moves as one sheet. Record a row or a list while you drag and flick it.'};
    const beside = sumOf(lines.map(({line, other}) => (line < from || line >= to ? other : 0)));
    const fault = !choice && beside > 0.3 * total ? 'Not measured: two views move at once. Set the band of one of them.' : '';
    const moving = [...mostChange.keys()].slice(from * length, to * length).filter(i => mostChange[i] > 3 * greyNoise).map(i => i % length);
    const [left, right] = moving.length ? [Math.min(...moving), Math.max(...moving) + 1] : [0, length];
    const isStill = (y, x) => mostChange[Math.floor(y / cell) * length + Math.floor(x / cell)] < greyNoise;
    return {from: from * cell, to: to * cell, left: left * cell, right: right * cell, isStill, fault};
  }

  get total() { return sumOf(this.lines.map(({gain}) => Math.max(0, gain))); }
}
