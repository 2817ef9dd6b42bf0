// The work on a film, in a worker: finds the band, follows the sheet, and reports how far it is.

/** How far the quarters of a band may be apart in pixels; how much of the change one shift explains, and no second layer may. */
const [mostSpread, leastAgreement, mostSecond] = [0.12, 0.35, 0.5];

/** Takes each picture of a film until it is enough. */
async function eachPicture(file, film, report, take) {
  const greys = greyReader();
  for await (const [frame, part] of film.samples ? decodedPictures(file, film) : decodedImages(file)) {
    const isEnough = await take(await greys(frame, film.turns), frame);
    frame.close();
    report(part);
    if (isEnough) return;
  }
}

/** Follows what moves in a film; with a choice of axis or band, along that. What is not one sheet has a fault, and no track. */
async function follow(file, choice, report) {
  const film = await readFilm(file);
  let [x, y, still, size] = [];
  await eachPicture(file, film, part => report(part / 2), async (picture, frame) => {
    const {width, height} = picture;
    size ??= {width, height};
    x ??= new BandFinder(picture);
    y ??= new BandFinder(turned(picture));
    const hasShift = [x.add(picture), y.add(turned(picture))].some(Boolean);
    // A picture of the movement, to draw the band on.
    if (!still || hasShift && x.shifts + y.shifts < 12) {
      still?.close();
      still = frame.clone();
    }
    return Math.max(x.shifts, y.shifts) > enoughShifts;
  });
  const axis = choice.axis ?? (x.total >= y.total ? 'x' : 'y');
  const {isStill, fault, ...band} = (axis === 'x' ? x : y).band(choice.band);
  const seen = {kind: film.kind, turns: film.turns ?? 0, ...size, axis, band, still};
  if (fault) return {...seen, fault};
  const [tracker, track] = [new SheetTracker({...band, isStill}), []];
  await eachPicture(file, film, part => report(0.5 + part / 2), (picture, {timestamp}) => {
    const {width, height} = picture;
    if (width !== size.width || height !== size.height) throw new FilmError('The film changes its size. Cut it where it does.');
    const {fine, coarse, ...found} = tracker.add(axis === 'x' ? picture : turned(picture));
    track.push({t: timestamp / 1000, ...found});
  });
  // Large shifts show best what is no sheet; a film may have small ones only.
  const enough = Math.min(0.15 * tracker.size, 0.5 * track.reduce((most, {shift = 0}) => Math.max(most, Math.abs(shift)), 0));
  const far = track.filter(({shift}) => Math.abs(shift) > enough);
  const sum = key => sumOf(far.map(one => one[key])) || 1e-9;
  const [spread, agreement] = [Math.sqrt(sum('spread') / (far.length || 1)), 1 - sum('rest') / sum('change')];
  if (spread > mostSpread || agreement < leastAgreement) {
    return {...seen, fault: 'Not measured: what moves is not one sheet. Its parts move apart, as cards do that change size, turn or fade.'};
  }
  const seconds = far.map(({second}) => second).filter(second => second >= 0).sort((a, b) => a - b);
  if (seconds[seconds.length >> 1] > mostSecond) {
    return {...seen, fault: 'Not measured: two layers move at different speeds, as pictures inside of cards do.'};
  }
  return {...seen, track, spread, agreement};
}

if (!self.document) onmessage = async ({data: {file, choice}}) => {
  try {
    postMessage({film: await follow(file, choice, part => postMessage({part}))});
  } catch (error) {
    const unknown = `The film could not be decoded (${error.message}). It may be damaged: export it again.`;
    postMessage({fault: error instanceof FilmError ? error.message : unknown});
  }
};
