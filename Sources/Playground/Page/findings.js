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
  }
  return found;
}
