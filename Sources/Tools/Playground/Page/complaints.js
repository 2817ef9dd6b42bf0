// The gestures of complaints besides their releases, as the words of an audit have them.

/** The numbers in the words that a pattern has places for; undefined if they do not say that. */
const numbersIn = (words, pattern) => words.match(pattern)?.slice(1).map(Number);

/** The scene with the variants that the words name; undefined if the words have what a finger and a scene cannot show. */
function variantOf(scene, words, isVertical) {
  if (/resized|transposed|last movement/.test(words)) return undefined;
  const {scrollView, layout} = scene = structuredClone(scene);
  const [before, after, length] = isVertical ? ['top', 'bottom', 'height'] : ['left', 'right', 'width'];
  const inset = {left: 0, right: 0, top: 0, bottom: 0, ...scrollView.contentInset};
  const [shift, scale, count, long] = [/inset shifted by (\S+) pt/, /display scale ([\d.]+)/, /(\d+) items/, /bounds (\S+) pt long/]
    .map(pattern => numbersIn(words, pattern)?.[0]);
  if (/mirrored/.test(words)) {
    scrollView.layoutDirection = scrollView.layoutDirection === 'rightToLeft' ? 'leftToRight' : 'rightToLeft';
    [inset.left, inset.right] = [inset.right, inset.left];
  }
  if (shift) Object.assign(inset, {[before]: inset[before] + shift, [after]: inset[after] - shift});
  if (scale) scrollView.displayScale = scale;
  if (count) layout.itemCount = count;
  if (long) scrollView.bounds[length] = long;
  return set(scene, 'scrollView.contentInset', inset);
}

/** The samples of a gesture with the fingers that follow its release. */
function withSequel(samples, words, row) {
  const {t: end} = samples.at(-1);
  const then = (wait, more) => [...samples, ...more.map(sample => ({...sample, t: end + wait + sample.t}))];
  const [caught] = numbersIn(words, /caught after (\S+) ms/) ?? [];
  const [held] = numbersIn(words, /held still by a finger for (\S+) ms/) ?? [];
  const [times, interval] = numbersIn(words, /repeated (\S+) times every (\S+) ms/) ?? [];
  const [distance, wait] = numbersIn(words, /dragged by (\S+) pt after (\S+) ms/) ?? [];
  if (caught !== undefined) return then(caught, samplesOf([], 16, row));
  if (held) return samplesOf([], held, row);
  if (distance) return then(wait, fingerSamples(distance, 50, 0, row)).map((sample, index, all) => (
    index === all.length - 1 && /cancels/.test(words) ? {...sample, phase: 'cancelled'} : sample));
  // A finger that flicks needs its own time.
  const every = Math.max(interval, end + 16);
  return Array.from({length: (times ?? 0) + 1}, (_, turn) => samples.map(sample => ({...sample, t: sample.t + turn * (turn && every)}))).flat();
}
