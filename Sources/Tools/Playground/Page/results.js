// The result of a run: in words, beside that of another row, and in every metric.

/** A figure with at most three decimals. */
const metricText = (value, is) => (Number.isNaN(value) ? '–' : is === 'flag' ? String(value === 1) : String(Number(value.toFixed(3))));

/** A frame of a screen, in ms: a smaller difference of two times is none to a person. */
const oneFrame = 1000 / 60;

const cards = count => `${count} ${count === 1 ? 'card' : 'cards'}`;

/** The result of a run in words. */
function resultText(row) {
  const m = row.engine.metrics(row.source);
  if (!row.engine.state(row.source).releases) return 'A touch without a drag.';
  const parts = [`Settled in ${(m.settleDuration / 1000).toFixed(2)} s`];
  const n = Math.abs(m.itemDelta);
  if (n > 0) parts.push(`${cards(n)} ${m.itemDelta > 0 ? 'on' : 'back'}`);
  else if (n === 0) parts.push('on the same card');
  parts.push(['no reversal', 'one reversal'][m.directionReversals] ?? `${m.directionReversals} reversals`);
  if (m.edgeOvershoot > 0) parts.push(`${Math.round(m.edgeOvershoot)} pt past the edge`);
  else if (m.overshoot > 0.5) parts.push(`${Math.round(m.overshoot * 10) / 10} pt past its rest`);
  if (m.opposesVelocity) parts.push('sent against the flick');
  return `${parts.join(', ')}.`;
}

/** What a person can notice of the difference between two runs, as a sentence. */
function differenceText(rows, titles) {
  const [a, b] = rows.map(row => row.engine.metrics(row.source));
  const [from, to] = rows.map(({curves}) => curves.at(-1)?.offset - curves[0]?.offset);
  const parts = [];
  const more = Math.abs(b.itemDelta) - Math.abs(a.itemDelta);
  const far = Math.abs(to) - Math.abs(from);
  if (from * to < 0) parts.push('goes the other way');
  else if (more) parts.push(`goes ${cards(Math.abs(more))} ${more > 0 ? 'farther' : 'less far'}`);
  else if (Math.abs(far) > 0.5) parts.push(`goes ${Math.round(Math.abs(far) * 10) / 10} pt ${far > 0 ? 'farther' : 'less far'}`);
  const later = b.settleDuration - a.settleDuration;
  if (Math.abs(later) > oneFrame) parts.push(`settles ${(Math.abs(later) / 1000).toFixed(2)}\u00a0s ${later > 0 ? 'later' : 'sooner'}`);
  if (a.directionReversals !== b.directionReversals) {
    parts.push(b.directionReversals > a.directionReversals ? 'turns back more often' : 'turns back less often');
  }
  return parts.length ? `B, ${titles[1]}, ${parts.join(' and ')} than A, ${titles[0]}.`.replace('other way than', 'other way from')
    : 'Nobody can tell A and B apart by this gesture.';
}

/** The table of every metric of the rows' runs, a column for each row. */
function metricRows(rows) {
  const all = rows.map(row => row.engine.metrics(row.source));
  const line = (title, unit, values, is) => element('tr', {},
    element('th', {scope: 'row'}, title, ' ', element('small', {textContent: unit})),
    ...values.map(value => element('td', {textContent: metricText(value, is)})));
  const head = element('tr', {}, element('td'), ...['A', 'B'].map(textContent => element('th', {textContent, scope: 'col'})));
  return [...(rows.length > 1 ? [head] : []),
    line('Release velocity', 'pt/ms', rows.map(row => row.release()?.velocity ?? NaN)),
    ...tables.metrics.map(({name, unit, is}) => line(words(name), unit, all.map(metrics => metrics[name]), is))];
}
