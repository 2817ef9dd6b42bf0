// The simulation beside a recording: a scene performs the releases that were read, and every rule is tried on them.

/** A release may rest so far from where it was recorded, as a part of the distance between two cards, to be at the same card. */
const sameCard = 0.2;

/** Where a recording rests: at its beginning and after each move. */
const restsOf = ({track, moves}) => [track[0][1], ...moves.map(({target, end}) => target ?? track.findLast(([t]) => t <= end)[1])];

/** A row of alike cards without rule, in which all rests of a recording are whole cards apart; undefined if there is none. */
function foundScene(laws, length, axis) {
  const rests = restsOf(laws);
  const ways = rests.flatMap((from, index) => rests.slice(index + 1).map(to => Math.abs(to - from))).filter(way => way > 20);
  const least = Math.min(...ways);
  const isStep = step => step > 30 && ways.every(way => Math.abs(way - Math.round(way / step) * step) < 1 + 0.004 * way);
  const rough = ways.length && [1, 2, 3, 4, 5].map(count => least / count).find(isStep);
  if (!rough) return undefined;
  const sum = values => values.reduce((one, other) => one + other);
  const step = rounded(sum(ways) / sum(ways.map(way => Math.round(way / rough))), 2);
  const size = along => (axis === 'x' ? {width: along, height: 240} : {width: 240, height: along});
  const fast = laws.moves.filter(({kind}) => kind === '.fast').length;
  return {
    format: 'scroll-scene', version: 1, name: 'recorded',
    scrollView: {bounds: size(rounded(length, 1)), decelerationRate: 2 * fast > laws.moves.filter(({kind}) => kind).length ? 'fast' : 'normal'},
    layout: {scrollDirection: axis === 'x' ? 'horizontal' : 'vertical', itemSize: size(step), minimumLineSpacing: 0,
      itemCount: Math.ceil((Math.max(...rests) - Math.min(...rests)) / step + length / step) + 8},
  };
}

/** The releases of a recording on a scene, whose item `first` is where the recording begins. */
class Comparison {
  constructor(engine, scene, laws, axis, first) {
    Object.assign(this, {engine, scene, laws, axis, isVertical: axis === 'y', begin: laws.track[0][1]});
    engine.make(scratch, scene);
    this.state = engine.state(scratch);
    this.points = engine.snapPoints(scratch, 400).map(point => point[axis]);
    const lowest = Math.min(...restsOf(laws)) - this.begin;
    // Without an answer the first item from which all rests are in reach.
    this.first = first ?? Math.max(0, this.points.findIndex(point => point + lowest > this.points[0] - 1));
    this.origin = this.points[this.first] ?? this.state[axis];
    this.runs = laws.moves.map((move, index) => move.release && this.run(move, `release-${index + 1}`));
  }

  /** Performs a release on the scene, or on one with another rule; returns what the view does then, in the recording's times and offsets. */
  run({start, end, release}, name, gesture, scene = this.scene, origin = this.origin) {
    const {engine, axis, state, laws: {track}, begin} = this;
    const from = track.findLast(([t]) => t <= start)?.[1] ?? begin;
    const place = {x: state.x, y: state.y, [axis]: origin + from - begin};
    gesture ??= gestureText(name, {samples: releaseSamples(this, scene, place, release.offset - from, release.velocity), pointerType: 'film'});
    engine.make(scratch, placedAt(scene, place));
    engine.perform(scratch, gesture);
    const released = engine.releases(scratch).at(-1);
    if (!released) return undefined;
    const curve = engine.frames(scratch).filter(({t}) => t >= released.t)
      .map(frame => ({t: frame.t - released.t + release.time, v: frame[axis] - frame[`shift${axis.toUpperCase()}`] - origin + begin}));
    const at = time => {
      const next = curve.findIndex(({t}) => t >= time);
      const [a, b] = [curve.at(next < 0 ? -1 : Math.max(0, next - 1)), curve.at(next)];
      return b.t > a.t ? a.v + (b.v - a.v) * Math.max(0, (time - a.t) / (b.t - a.t)) : b.v;
    };
    const far = track.filter(([t]) => t >= release.time && t <= end).map(([t, v]) => Math.abs(v - at(t)));
    return {name, gesture, curve, rest: curve.at(-1).v, settle: engine.metrics(scratch).settleDuration, far: Math.max(...far)};
  }

  /** The rules that send every release to the card where it rested, each as its scene, and the others with the first release that they do not. */
  rules() {
    const {engine, scene, axis, laws: {moves}, points: [one = 0, two = 100], first, origin, runs} = this;
    const {kinds, rules} = engine.tables;
    const rests = restsOf(this.laws).slice(1);
    const named = Object.entries(kinds).filter(([type]) => !['custom', 'carousel', 'tabView'].includes(type))
      .map(([type, {title, published}]) => [title, {type, ...(published && {edition: 'corrected'})}]);
    const custom = Object.entries(rules).map(([type, {title}]) => [`the rule “${title}”`, {type: 'custom', rule: {type}}]);
    const [consistent, contradicted] = [[], []];
    for (const [title, snapping] of [...named, ...custom]) {
      const other = {...scene, snapping};
      try {
        engine.make(scratch, other);
        const start = engine.snapPoints(scratch, 400)[first]?.[axis] ?? origin;
        const wrong = moves.findIndex((move, index) => runs[index]
          && !(Math.abs(this.run(move, '', runs[index].gesture, other, start)?.rest - rests[index]) <= sameCard * (two - one)));
        if (wrong < 0) consistent.push({title, scene: other}); else contradicted.push(`${title} (release ${wrong + 1})`);
      } catch (error) {
        // These cards cannot have that rule.
        if (!(error instanceof SceneError)) throw error;
      }
    }
    return {consistent, contradicted};
  }
}
