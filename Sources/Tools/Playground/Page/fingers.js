// Fingers that the page draws: the samples of a drag, and of one that ends as a release is wanted.

const sampleStep = 1000 / 120;

/** The samples of a finger across the middle of a view: `moves` are how far the content has gone, in points, at each step. */
function samplesOf(moves, hold, {isVertical, state: {width, height}}) {
  const half = (moves.at(-1) ?? 0) / 2;
  const sample = (moved, step, phase, wait = 0) => ({t: toThousandths(step * sampleStep + wait), phase,
    x: width / 2 + (isVertical ? 0 : half - moved), y: height / 2 + (isVertical ? half - moved : 0)});
  return [sample(0, 0, 'began'), ...moves.map((moved, index) => sample(moved, index + 1, 'moved')),
    sample(moves.at(-1) ?? 0, moves.length, 'ended', hold)];
}

/** The samples of a finger that moves the content by a distance at a constant speed, in a duration, and then holds it. */
function fingerSamples(distance, duration, hold, row) {
  const count = Math.round(duration / sampleStep);
  return samplesOf(Array.from({length: count}, (_, n) => distance * (n + 1) / count), hold, row);
}

/** The samples of a short flick. */
const flickSamples = row => fingerSamples(0.45 * row.state[row.isVertical ? 'height' : 'width'], 125, 0, row);

/**
 * The samples that release a fresh view of a scene after its content moved by `drag`, in points, at a velocity, in pt/ms. The finger
 * must move farther than the content, to be recognised and beyond the ends: how far, the engine is asked.
 */
function releaseSamples(row, scene, offset, drag, velocity) {
  const {engine, axis} = row;
  const steps = 8;
  let [distance, detour, samples] = [drag, 0];
  for (let attempt = 0; attempt < 16; attempt++) {
    const slow = distance - velocity * steps * sampleStep;
    // A person drags at about 0.6 pt/ms, and begins and ends softly.
    const count = Math.max(15, Math.ceil(Math.abs(slow) / 0.6 / sampleStep));
    const moves = Array.from({length: count}, (_, n) => Math.PI * (n + 1) / count)
      .map(angle => slow * (1 - Math.cos(angle)) / 2 + detour * Math.sin(angle));
    // Times are rounded, and the velocity is exact.
    const time = step => toThousandths(step * sampleStep);
    for (let n = 1; n <= steps && velocity; n++) moves.push(slow + velocity * (time(count + n) - time(count)));
    samples = samplesOf(moves, velocity ? 0 : 120, row);
    engine.make(scratch, placedAt(scene, offset));
    for (const sample of samples) engine.touch(scratch, sample);
    const [release] = engine.releases(scratch);
    // A finger that ends near where it began is a drag if it has been farther away.
    if (!release) detour += 15;
    const missing = release ? drag - (release[axis] - release[axis === 'x' ? 'startX' : 'startY']) : 0;
    if (release && Math.abs(missing) < 0.01) break;
    distance += missing;
  }
  return samples;
}
