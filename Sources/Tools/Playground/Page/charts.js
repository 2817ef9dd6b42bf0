// Charts that grow while the row moves, and the decision map. All are canvases with a description in words.

function tone(name) { return getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim(); }

function prepared(canvas) {
  const ratio = devicePixelRatio || 1;
  const {clientWidth: width, clientHeight: height} = canvas;
  if (canvas.width !== Math.round(width * ratio)) canvas.width = Math.round(width * ratio);
  if (canvas.height !== Math.round(height * ratio)) canvas.height = Math.round(height * ratio);
  const context = canvas.getContext('2d');
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.clearRect(0, 0, width, height);
  context.font = '12px system-ui, sans-serif';
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
 * Draws curves over time.
 * - curves: {points: [{t, v}], color, width}; lines: {v, color, label, dash}
 */
function drawCurves(canvas, {curves, lines = [], shades = []}) {
  const {context: c, width, height} = prepared(canvas);
  const [left, right, top, bottom] = [46, 12, 10, 22];
  const all = curves.flatMap(curve => curve.points);
  const end = Math.max(500, ...all.map(point => point.t));
  let low = Math.min(...all.map(point => point.v), ...lines.filter(line => line.fits).map(line => line.v));
  let high = Math.max(...all.map(point => point.v), ...lines.filter(line => line.fits).map(line => line.v));
  if (!all.length) [low, high] = [-1, 1];
  if (high - low < 1e-3) [low, high] = [low - 1, high + 1];
  const margin = (high - low) * 0.06;
  [low, high] = [low - margin, high + margin];
  const x = t => left + t / end * (width - left - right);
  const y = v => top + (high - v) / (high - low) * (height - top - bottom);
  for (const shade of shades) {
    c.fillStyle = shade.color;
    c.fillRect(x(shade.from), top, x(Math.min(shade.to, end)) - x(shade.from), height - top - bottom);
  }
  c.strokeStyle = tone('grid');
  c.fillStyle = tone('muted');
  c.lineWidth = 1;
  c.textBaseline = 'middle';
  c.textAlign = 'right';
  const step = niceStep(high - low, 4);
  for (let v = Math.ceil(low / step) * step; v <= high; v += step) {
    c.beginPath();
    c.moveTo(left, Math.round(y(v)) + 0.5);
    c.lineTo(width - right, Math.round(y(v)) + 0.5);
    c.stroke();
    c.fillText(signed(v), left - 6, y(v));
  }
  c.textAlign = 'center';
  c.textBaseline = 'alphabetic';
  const beat = niceStep(end, width > 500 ? 6 : 4);
  // A label is not cut off at the right.
  for (let t = 0; t <= end; t += beat) c.fillText(t ? `${t / 1000} s` : '0', Math.min(x(t), width - 18), height - 5);
  c.save();
  c.beginPath();
  c.rect(left, top, width - left - right, height - top - bottom);
  c.clip();
  for (const line of lines) {
    c.strokeStyle = line.color;
    c.setLineDash(line.dash ?? []);
    c.beginPath();
    c.moveTo(x(line.from ?? 0), y(line.v));
    c.lineTo(width - right, y(line.v));
    c.stroke();
    if (line.label) {
      c.fillStyle = line.color;
      c.textAlign = 'right';
      // Below the line or above it, whichever is asked for and has room.
      const isBelow = line.below ? y(line.v) < height - bottom - 16 : y(line.v) < top + 16;
      c.fillText(line.label, width - right - 4 - (line.below ? 0 : 64), y(line.v) + (isBelow ? 13 : -4));
    }
  }
  c.setLineDash([]);
  c.lineJoin = 'round';
  for (const curve of curves) {
    c.strokeStyle = curve.color;
    c.lineWidth = curve.width;
    c.globalAlpha = curve.alpha ?? 1;
    c.beginPath();
    curve.points.forEach((point, index) => (index && !point.jump ? c.lineTo(x(point.t), y(point.v)) : c.moveTo(x(point.t), y(point.v))));
    c.stroke();
  }
  c.restore();
}

/** Draws a decision map: drags to the right, velocities downward; the last release as a ring. */
function drawMap(canvas, map, release) {
  const {context: c, width, height} = prepared(canvas);
  const [left, right, top, bottom] = [46, 12, 8, 34];
  const {drags, velocities, cells} = map;
  const w = (width - left - right) / drags.length;
  const h = (height - top - bottom) / velocities.length;
  c.textAlign = 'center';
  c.textBaseline = 'middle';
  c.font = `${Math.min(12, w * 0.55)}px system-ui, sans-serif`;
  cells.forEach((line, row) => line.forEach((cell, column) => {
    const degree = Math.min(4, Math.abs(cell));
    c.fillStyle = tone(cell === null ? 'off' : cell === 0 ? 'stay' : (cell > 0 ? 'forward' : 'backward') + Math.max(1, degree));
    const [x, y] = [left + column * w, top + row * h];
    c.fillRect(x, y, Math.ceil(w) - 1, Math.ceil(h) - 1);
    c.fillStyle = tone('ink');
    if (w > 15 && map.cell === 'items') c.fillText(cell === null ? '!' : cell === 0 ? '·' : (cell > 0 ? '+' : '−') + Math.abs(cell), x + w / 2, y + h / 2);
  }));
  c.fillStyle = tone('muted');
  c.font = '12px system-ui, sans-serif';
  for (const column of [0, (drags.length - 1) / 2, drags.length - 1]) {
    c.textAlign = column === 0 ? 'left' : column === drags.length - 1 ? 'right' : 'center';
    const at = column === 0 ? left : column === drags.length - 1 ? width - right : left + (column + 0.5) * w;
    c.fillText(signed(drags[column]), at, height - bottom + 11);
  }
  c.textAlign = 'center';
  c.fillText('drag before the release, pt', left + (width - left - right) / 2, height - 7);
  c.textAlign = 'right';
  for (const row of [0, (velocities.length - 1) / 2, velocities.length - 1]) {
    c.fillText(signed(velocities[row]), left - 6, top + (row + 0.5) * h);
  }
  if (!release) return;
  const column = Math.min(drags.length - 0.5, Math.max(-0.5, (release.drag - drags[0]) / (drags[1] - drags[0])));
  const row = Math.min(velocities.length - 0.5, Math.max(-0.5, (release.velocity - velocities[0]) / (velocities[1] - velocities[0])));
  c.lineWidth = 4;
  for (const color of [tone('page'), tone('ink')]) {
    c.strokeStyle = color;
    c.beginPath();
    c.arc(left + (column + 0.5) * w, top + (row + 0.5) * h, 7, 0, 2 * Math.PI);
    c.stroke();
    c.lineWidth = 2;
  }
}
