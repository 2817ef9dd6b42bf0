// Charts that grow while the row moves: canvases with a description in words.

/** The colours of the page, and the sizes of its canvases: to ask the page for one, it must be laid out. */
const measures = new Map();
const measured = (key, find) => measures.get(key) || measures.set(key, find()).get(key);

const tone = name => measured(name, () => getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim());

/** A cleared canvas, measured in pixels of the page. */
function cleared(canvas) {
  const {width, height, ratio} = measured(canvas, () => ({width: canvas.clientWidth, height: canvas.clientHeight, ratio: devicePixelRatio || 1}));
  // Drawn apart from the page, a canvas costs nothing in the frames in which it does not change. A new size makes it anew.
  const surface = canvas.surface ??= canvas.transferControlToOffscreen();
  const [pixels, lines] = [width, height].map(length => Math.round(length * ratio));
  if (surface.width !== pixels || surface.height !== lines) Object.assign(surface, {width: pixels, height: lines});
  const context = surface.getContext('2d');
  context.restore();
  context.clearRect(0, 0, pixels, lines);
  context.save();
  context.scale(ratio, ratio);
  return {context, width, height};
}

/** A number with the minus sign that the cells of the map have. */
function signed(number) { return String(Math.round(number * 100) / 100).replace('-', '−'); }

/** A step of 1, 2 or 5 that gives about a number of lines. */
function niceStep(range, lines) {
  const rough = range / lines || 1;
  const power = 10 ** Math.floor(Math.log10(rough));
  return [1, 2, 5, 10].map(n => n * power).find(step => step >= rough);
}

/**
 * Draws a column of curves over time.
 * - curves: {points: [{t, …}], color, width, alpha}; lines: {v, from, color, label, dash}; shades: {from, to}
 * Returns the time at its right edge.
 */
function drawCurves(canvas, column, {curves, lines, shades}) {
  const {context, width, height} = cleared(canvas);
  // The edges of the plot inside its labels.
  const [left, right, top, bottom] = [46, width - 12, 10, height - 22];
  const write = (text, x, y, {align = 'center', baseline = 'middle', color = tone('muted')}) => {
    Object.assign(context, {textAlign: align, textBaseline: baseline, fillStyle: color, font: '12px system-ui, sans-serif'});
    context.fillText(text, x, y);
  };
  const stroke = (points, {color, width = 1, alpha = 1, dash = []}) => {
    Object.assign(context, {strokeStyle: color, lineWidth: width, globalAlpha: alpha, lineJoin: 'round'});
    context.setLineDash(dash);
    context.beginPath();
    for (const [x, y] of points) context.lineTo(x, y);
    context.stroke();
  };
  const all = curves.flatMap(curve => curve.points);
  const end = Math.max(500, ...all.map(point => point.t));
  const values = [...all.map(point => point[column]), ...lines.filter(line => line.fits).map(line => line.v)];
  let [low, high] = all.length ? [Math.min(...values), Math.max(...values)] : [-1, 1];
  if (high - low < 1e-3) [low, high] = [low - 1, high + 1];
  const margin = (high - low) * 0.06;
  [low, high] = [low - margin, high + margin];
  const x = t => left + Math.min(1, Math.max(0, t / end)) * (right - left);
  const y = v => top + (high - v) / (high - low) * (bottom - top);
  context.fillStyle = tone('held');
  for (const {from, to} of shades) context.fillRect(x(from), top, x(to) - x(from), bottom - top);
  const step = niceStep(high - low, 4);
  for (let v = Math.ceil(low / step) * step; v <= high; v += step) {
    const row = Math.round(y(v)) + 0.5;
    stroke([[left, row], [right, row]], {color: tone('grid')});
    write(signed(v), left - 6, y(v), {align: 'right'});
  }
  const beat = niceStep(end, right - left > 442 ? 6 : 4);
  // A label is not cut off at the right.
  for (let t = 0; t <= end; t += beat) {
    write(t ? `${t / 1000} s` : '0', Math.min(x(t), right - 6), height - 5, {baseline: 'alphabetic'});
  }
  context.beginPath();
  context.rect(left, top, right - left, bottom - top);
  context.clip();
  for (const line of lines) {
    stroke([[x(line.from ?? 0), y(line.v)], [right, y(line.v)]], line);
    if (!line.label) continue;
    // Below the line or above it, whichever is asked for and has room.
    const isBelow = line.below ? y(line.v) < bottom - 16 : y(line.v) < top + 16;
    write(line.label, right - 4 - (line.below ? 0 : 64), y(line.v) + (isBelow ? 13 : -4),
      {align: 'right', baseline: 'alphabetic', color: line.color});
  }
  for (const curve of curves) stroke(curve.points.map(point => [x(point.t), y(point[column])]), curve);
  return end;
}
