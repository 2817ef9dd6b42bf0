// What the audits would complain about, as far as a page can ask: releases of fresh views, with the names of docs/Audits.md.

/** The sweep of a map: a page and a half to both sides, 3 pt/ms in both directions; 525 cells. */
function mapSweep(engine, row, scene) {
  const state = engine.state(row);
  const axis = state.maximum.y - state.minimum.y > state.maximum.x - state.minimum.x ? 'y' : 'x';
  const length = axis === 'x' ? state.bounds.width : state.bounds.height;
  const item = scene.snapping?.type === 'carousel' ? 0 : Math.floor(Math.max(0, state.itemCount - 1) / 2);
  const points = engine.snapPoints(row, Math.min(item + 2, 5000));
  const [here, next] = [points[item], points[item + 1] ?? points[item - 1]];
  const page = here && next && next[axis] !== here[axis] ? Math.abs(next[axis] - here[axis]) : length;
  const step = Math.max(1, Math.round(1.5 * page / 12));
  return {axis, item, page, hasItems: state.itemCount > 0, drags: {first: -12 * step, step, count: 25}, velocities: {first: -3, step: 0.3, count: 21}};
}

/** Computes the map of a scene on a row of the engine. */
function decisionMap(engine, row, scene) {
  const sweep = mapSweep(engine, row, scene);
  return {...sweep, ...engine.map(row, sweep.item, sweep.drags, sweep.velocities)};
}

/** The releases that are compared between variants of a scene: content offset from the low edge, and velocity. */
const compared = [0.1, 0.3, 0.45, 0.6, 0.85].flatMap(share => [-1.2, -0.4, 0, 0.4, 1.2].map(v => ({share, v})));

/** The distance by which content insets are shifted, in points; that of the audit. */
const insetShift = 20;

/**
 * Returns the first compared release that a variant of the scene answers otherwise than the scene does, or undefined.
 * - to: the variant's offset for an offset of the scene; sign: −1 if the variant is mirrored.
 */
function firstDifference(engine, row, scene, axis, variant, to, sign) {
  const other = axis === 'x' ? 'y' : 'x';
  const state = engine.state(row);
  const [low, high] = [state.minimum[axis], state.maximum[axis]];
  const pixel = 1 / (scene.scrollView.displayScale ?? 2);
  const rests = turn => compared.map(({share, v}) => {
    const at = turn(Math.round(low + Math.min(high - low, 3000) * share));
    const velocity = {[axis]: turn === to ? sign * v : v, [other]: 0};
    return engine.landing(row, {...state.minimum, [axis]: at}, velocity).rest[axis];
  });
  const plain = rests(offset => offset);
  try {
    engine.make(row, variant);
    const varied = rests(to);
    const index = varied.findIndex((rest, n) => !(Math.abs(rest - to(plain[n])) <= pixel));
    return index < 0 ? undefined : {...compared[index], at: Math.round(low + Math.min(high - low, 3000) * compared[index].share),
      by: Math.round(Math.abs(varied[index] - to(plain[index])) * 10) / 10};
  } catch (error) {
    // The variant is not one that the design allows.
    if (error instanceof SceneError) return undefined;
    throw error;
  } finally {
    engine.make(row, scene);
  }
}

/** The first distance, by bisection, after which a still drag from an offset comes to rest elsewhere; undefined if none up to a page. */
function commitDistance(engine, row, start, axis, page) {
  const rests = drag => engine.landing(row, {...start, [axis]: start[axis] + drag}, {x: 0, y: 0}, start).rest[axis];
  const own = rests(0);
  let [stays, leaves] = [0, page];
  if (rests(page) === own) return undefined;
  while (Math.abs(leaves - stays) > 0.1) {
    const middle = (stays + leaves) / 2;
    if (rests(middle) === own) stays = middle;
    else leaves = middle;
  }
  return Math.abs(leaves);
}

/** A card that is left sooner in one direction than in the other. */
function unevenCommit(engine, row, axis, item, pixel) {
  const points = engine.snapPoints(row, item + 2);
  const [before, here, after] = [points[item - 1], points[item], points[item + 1]];
  if (!before || !after) return undefined;
  const lengths = [after[axis] - here[axis], before[axis] - here[axis]];
  if (lengths.some(length => Math.abs(length) < 1)) return undefined;
  const shares = lengths.map(length => commitDistance(engine, row, {x: here.x, y: here.y}, axis, length) / Math.abs(length));
  const slack = Math.max(0.02, 2 * pixel / Math.min(...lengths.map(Math.abs)));
  if (!(Math.abs(shares[0] - shares[1]) > slack)) return undefined;
  const percent = shares.map(share => Math.round(share * 100));
  return `A still drag leaves card ${item + 1} at ${percent[0]} % of the way to the next one, and at ${percent[1]} % to the one before.`;
}

/** A short content that does not rest at its beginning. */
function smallContent(engine, row, scene, axis, pixel) {
  for (const itemCount of [2, 1]) {
    try {
      engine.make(row, {...scene, layout: {...scene.layout, itemCount}});
    } catch (error) {
      if (error instanceof SceneError) return undefined;
      throw error;
    }
    const {minimum, maximum} = engine.state(row);
    if (maximum[axis] > minimum[axis]) continue;
    for (const drag of [0, 100, -100]) {
      for (const v of [0, 0.5, -0.5, 3, -3]) {
        const at = {...minimum, [axis]: minimum[axis] + drag};
        const {rest} = engine.landing(row, at, {x: 0, y: 0, [axis]: v}, minimum);
        const by = Math.abs(rest[axis] - minimum[axis]);
        if (by > pixel) return `With ${itemCount === 1 ? 'one card' : 'two cards'}, which fit into the view, a release at ${v} pt/ms rests ${Math.round(by * 10) / 10} pt from the beginning.`;
      }
    }
    return undefined;
  }
  return undefined;
}

/** A card that is in another place after the view has another size. */
function lostOnResize(engine, row, scene, axis, item, pixel) {
  for (const factor of [0.68, 1.78]) {
    engine.make(row, scene);
    const size = {...engine.state(row).bounds};
    const start = engine.snapPoints(row, item + 1)[item];
    if (!start) return undefined;
    engine.scroll(row, start.x, start.y, false);
    engine.advanceToRest(row, 60000);
    const shown = engine.state(row);
    // At an end of the range, several cards may share one place.
    if (start[axis] <= shown.minimum[axis] + pixel || start[axis] >= shown.maximum[axis] - pixel) return undefined;
    if (Math.abs(shown[axis] - start[axis]) > pixel || shown.item !== item) return undefined;
    const side = axis === 'x' ? 'width' : 'height';
    size[side] = Math.round(size[side] * factor);
    engine.resize(row, size.width, size.height);
    engine.advanceToRest(row, 120000);
    const expected = engine.snapPoints(row, item + 1)[item];
    const after = engine.state(row);
    // Cards that do not reach their own place rest at the end.
    const place = expected && Math.min(Math.max(expected[axis], after.minimum[axis]), after.maximum[axis]);
    const by = expected ? Math.abs(after[axis] - place) : 0;
    if (by > pixel) return `At ${size.width} × ${size.height}, as after a rotation, card ${item + 1} is ${Math.round(by * 10) / 10} pt from its place.`;
  }
  return undefined;
}

/** A fling that is caught, and let go of without moving, and then rests between the cards. */
function caughtBetween(engine, row, scene, {axis, page}, pixel) {
  const isVertical = axis === 'y';
  for (const distance of [page * 0.4, -page * 0.4]) {
    for (const delay of [17, 67, 117, 167, 267]) {
      engine.make(row, scene);
      const {bounds, minimum, maximum} = engine.state(row);
      const middle = engine.snapPoints(row, 5000).map(point => point[axis]);
      if (!middle.length) return undefined;
      const start = {...minimum, [axis]: middle[Math.floor((middle.length - 1) / 2)] ?? minimum[axis]};
      engine.scroll(row, start.x, start.y, false);
      const samples = fingerSamples(distance, 100, 0, isVertical, bounds);
      const at = samples.at(-1);
      for (const phase of ['began', 'ended']) samples.push({...at, t: at.t + delay + (phase === 'ended' ? 50 : 0), phase});
      for (const sample of samples) engine.touch(row, sample);
      engine.advanceToRest(row, 60000);
      const rest = engine.state(row)[axis];
      if (rest <= minimum[axis] || rest >= maximum[axis]) continue;
      const by = Math.min(...middle.map(point => Math.abs(point - rest)));
      if (by > pixel) return `Caught ${delay} ms after a fling and let go, the row rests ${Math.round(by * 10) / 10} pt from the nearest card's place.`;
    }
  }
  return undefined;
}

/** Returns complaints as {id, text}. */
function complaints(engine, row, scene, map) {
  const found = [];
  const type = scene.snapping?.type ?? 'none';
  if (type === 'none') return found;
  const state = engine.state(row);
  const {axis, drags, velocities, cells, start} = map;
  const middle = (drags.count - 1) / 2;
  const sign = scene.scrollView.layoutDirection === 'rightToLeft' && axis === 'x' ? -1 : 1;
  const velocity = index => velocities.first + index * velocities.step;
  const still = cells.map((cell, index) => ({cell, drag: drags.first + (index % drags.count) * drags.step, v: velocity(Math.floor(index / drags.count))}));
  const off = still.filter(one => Number.isNaN(one.cell));
  if (off.length) found.push({id: 'rounding', text: `${off.length} of ${cells.length} releases rest off the snap points, the first after a drag of ${off[0].drag} pt at ${off[0].v.toFixed(1)} pt/ms.`});
  const flicks = still.filter(one => one.drag === 0 && Math.abs(one.v) >= 0.6);
  const back = flicks.find(one => one.cell * one.v * sign < 0);
  if (back) found.push({id: 'against-the-finger', text: `A flick of ${back.v.toFixed(1)} pt/ms goes ${Math.abs(back.cell)} the other way.`});
  for (const direction of [1, -1]) {
    const ordered = flicks.filter(one => one.v * direction > 0 && !Number.isNaN(one.cell)).sort((a, b) => Math.abs(a.v) - Math.abs(b.v));
    const slower = ordered.find((one, index) => index && Math.abs(one.cell) < Math.abs(ordered[index - 1].cell));
    if (slower) {
      found.push({id: 'capped-flicks', text: `A flick of ${slower.v.toFixed(1)} pt/ms goes less far than a slower one.`});
      break;
    }
  }
  const [low, high] = [state.minimum[axis], state.maximum[axis]];
  const pixel = 0.5 / (scene.scrollView.displayScale ?? 2);
  for (const [offset, v] of [[low, -2], [low + 1, -2], [high, 2], [high - 1, 2], [high - 20, 0], [high, 0], [low, 0]]) {
    if (type === 'carousel' || offset < low || offset > high) continue;
    const at = {x: start.x, y: start.y, [axis]: offset};
    const landing = engine.landing(row, at, {x: 0, y: 0, [axis]: v});
    const beyond = Math.max(low - landing.target[axis], landing.target[axis] - high);
    if (beyond > pixel) {
      found.push({id: 'wild-targets', text: `A release at ${offset} pt with ${v} pt/ms is sent ${Math.round(beyond * 10) / 10} pt beyond the end.`});
      break;
    }
  }
  const drag = Math.round(map.page * 0.6);
  const step = engine.landing(row, {x: start.x, y: start.y, [axis]: start[axis] + drag}, {x: 0, y: 0, [axis]: 0.7}, start);
  const went = Math.abs(step.rest[axis] - start[axis]) / map.page;
  const limit = scene.snapping.pagesPerFlick ?? 1;
  if (['flickThresholds', 'cardPaging'].includes(type) && limit === 1 && went > 1.6 && state.lap === null) {
    found.push({id: 'double-step', text: `A drag of ${drag} pt that ends with 0.7 pt/ms goes ${Math.round(went)} cards, not one.`});
  }
  // A scene of very many cards would take too long to make again.
  if (type !== 'carousel' && high > low && state.itemCount <= 10000) {
    const view = scene.scrollView;
    if (axis === 'x') {
      const direction = view.layoutDirection === 'rightToLeft' ? 'leftToRight' : 'rightToLeft';
      const mirrored = {...scene, scrollView: {...view, layoutDirection: direction}};
      const one = firstDifference(engine, row, scene, axis, mirrored, offset => low + high - offset, -1);
      if (one) found.push({id: 'right-to-left', text: `The mirror image of a release at ${one.at} pt with ${one.v} pt/ms rests ${one.by} pt from the mirror image of its rest.`});
    }
    const inset = {top: 0, left: 0, bottom: 0, right: 0, ...view.contentInset};
    const [before, after] = axis === 'x' ? ['left', 'right'] : ['top', 'bottom'];
    const moved = {...inset, [before]: inset[before] + insetShift, [after]: inset[after] - insetShift};
    const one = firstDifference(engine, row, scene, axis, {...scene, scrollView: {...view, contentInset: moved}}, offset => offset - insetShift, 1);
    if (one) found.push({id: 'ignored-insets', text: `With ${insetShift} pt of inset before the content, a release at ${one.at} pt with ${one.v} pt/ms rests ${one.by} pt from where it should.`});
    // Inside a card longer than the view, the row may rest anywhere.
    const side = axis === 'x' ? 'width' : 'height';
    const isLong = [scene.layout?.itemSize, ...(scene.layout?.itemSizes ?? [])].some(size => size?.[side] > state.bounds[side]);
    if (map.hasItems && state.lap === null && !isLong) {
      const last = state.itemCount - 1;
      const some = [...new Set([map.item, last, 1, last - 1])].filter(item => item >= 0 && item <= last);
      const first = check => some.reduce((text, item) => text ?? check(item), undefined);
      const texts = {
        'uneven-commit': off.length ? undefined : first(item => unevenCommit(engine, row, axis, item, pixel)),
        'small-content': smallContent(engine, row, scene, axis, 2 * pixel),
        'lost-on-resize': first(item => lostOnResize(engine, row, scene, axis, item, 2 * pixel)),
        'caught-between': caughtBetween(engine, row, scene, map, 2 * pixel),
      };
      for (const [id, text] of Object.entries(texts)) if (text) found.push({id, text});
      engine.make(row, scene);
    }
  }
  return found;
}
