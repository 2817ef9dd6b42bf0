// Random scenes and gestures as documents. The same seed gives the same two documents.

/** A repeatable source of random numbers, SplitMix64. */
class Draw {
  constructor(seed) { this.state = BigInt(seed); }
  next() {
    this.state = BigInt.asUintN(64, this.state + 0x9E3779B97F4A7C15n);
    let z = this.state;
    z = BigInt.asUintN(64, (z ^ (z >> 30n)) * 0xBF58476D1CE4E5B9n);
    z = BigInt.asUintN(64, (z ^ (z >> 27n)) * 0x94D049BB133111EBn);
    return Number((z ^ (z >> 31n)) >> 11n) / 2 ** 53;
  }
  number(low, high) { return low + (high - low) * this.next(); }
  whole(low, high) { return Math.min(high, Math.floor(this.number(low, high + 1))); }
  oneIn(count) { return this.next() * count < 1; }
  one(...choices) { return choices[this.whole(0, choices.length - 1)]; }
  flag() { return this.oneIn(2); }
  list(count, make) { return Array.from({length: count}, make); }
  /** A length that is whole, on a half pixel, or has all digits. */
  length(low, high) {
    const length = this.number(low, high);
    return this.one(Math.round(length), Math.round(length * 4) / 4, length);
  }
  size(low, high) { return {width: this.length(low, high), height: this.length(low, high)}; }
  inset(high) { return Object.fromEntries(['top', 'left', 'bottom', 'right'].map(side => [side, this.length(0, high)])); }
  /** Some of the keys of an object, each one time in a number of times. */
  some(count, makers) {
    const drawn = {};
    for (const [key, make] of Object.entries(makers)) if (this.oneIn(count)) drawn[key] = make();
    return drawn;
  }
}

function section(draw) {
  const many = draw.oneIn(30);
  const count = draw.oneIn(25) ? 0 : draw.whole(1, many ? 5000 : 30);
  const listed = draw.oneIn(4) && !many;
  const repeated = listed && draw.oneIn(3) ? draw.whole(1, 4) : null;
  const all = count * (repeated ?? 1);
  return {
    ...(listed
      ? {itemSizes: draw.list(count, () => draw.size(20, 500)), ...(repeated ? {repeatCount: repeated} : draw.some(3, {itemCount: () => count}))}
      : {itemCount: count, itemSize: draw.size(20, 500)}),
    ...(draw.oneIn(12)
      ? {lineSpacings: draw.list(Math.max(0, all - 1), () => draw.length(0, 60))}
      : draw.some(2, {minimumLineSpacing: () => draw.length(0, 40)})),
    ...draw.some(3, {
      minimumInteritemSpacing: () => draw.length(0, 30), sectionInset: () => draw.inset(60),
    }),
    ...draw.some(6, {headerReferenceSize: () => draw.size(0, 80), footerReferenceSize: () => draw.size(0, 80)}),
  };
}

function snapping(draw) {
  const type = draw.one('none', 'cardPaging', 'flickThresholds', 'unevenPages', 'alignment', 'carousel', 'tabView', 'viewAligned', 'paging',
    'groupPaging', 'groupPagingCentered', 'continuousGroupLeadingBoundary', 'dragGesture', 'dragGesture', 'custom', 'custom');
  const speed = high => () => draw.number(0, high);
  const count = high => () => draw.whole(1, high);
  const place = () => draw.one('lineStart', 'lineCenter', 'lineEnd');
  const flicks = {
    minimumFlickVelocity: speed(1), largeFlickVelocity: speed(4), pagesPerFlick: count(3), pagesPerLargeFlick: count(5),
  };
  const rule = () => {
    const type = draw.one('nearest', 'directional', 'flickThresholds', 'adjacent');
    const keys = {nearest: {}, flickThresholds: flicks}[type] ?? {minimumFlickVelocity: speed(1)};
    return {
      type, ...draw.some(2, keys),
      ...draw.some(3, {
        stops: () => draw.one('none', 'every', draw.list(draw.whole(0, 4), () => draw.whole(0, 12))),
        proximity: () => draw.one(draw.length(0, 300), {viewport: draw.number(0, 1)}),
        restsInsideOversizedItems: () => draw.flag(),
      }),
    };
  };
  const margin = () => draw.length(-30, 60);
  const parameters = {
    flickThresholds: flicks,
    unevenPages: {maximumPagesPerFlick: count(4)},
    alignment: {alignment: place, flickVelocity: speed(1)},
    tabView: {autoScrollInterval: () => draw.one(0, draw.length(300, 5000)), loops: () => draw.flag()},
    carousel: {copies: () => draw.whole(0, 5), autoScrollInterval: () => draw.one(0, draw.length(300, 5000)), loops: () => draw.flag()},
    viewAligned: {
      limit: () => draw.one('automatic', 'always', 'alwaysByFew', 'alwaysByOne', 'never'), anchor: () => draw.number(0, 1),
      sizeClass: () => draw.one('compact', 'regular'),
    },
    paging: {pages: () => draw.one('bounds', 'container')},
    groupPaging: {flickVelocity: speed(1)},
    groupPagingCentered: {flickVelocity: speed(1)},
    dragGesture: {
      alignment: place, measure: () => draw.one('translation', 'predictedEnd'), part: () => draw.number(0, 1),
      distance: () => draw.number(0, 200), minimumFlickVelocity: speed(1), turns: () => draw.one('one', 'rounded', 'truncated'),
      animation: () => draw.one('default', 'spring', 'interactiveSpring', 'smooth', 'snappy', 'bouncy', 'easeIn', 'easeOut',
        'easeInOut', 'linear', 'interpolatingSpring', 'immediate'),
      duration: () => draw.number(20, 1500), dampingFraction: () => draw.number(0.1, 2), stiffness: () => draw.number(20, 400),
      damping: () => draw.number(2, 60), initialVelocity: () => draw.number(-8, 8), handsVelocityOver: () => draw.flag(),
      catching: () => draw.one('jumps', 'runsOn', 'carriesOver', 'ignores'), cancellation: () => draw.one('stays', 'resets', 'ends'),
      minimumDistance: () => draw.number(0, 40), subtractsMinimumDistance: () => draw.flag(),
      resistanceFactor: () => draw.number(0, 1), resistanceLimit: () => draw.number(1, 500),
    },
    custom: {
      points: () => draw.some(2, {
        alignment: () => draw.one(place(), draw.number(0, 1)), endAlignment: () => draw.flag(), leadingMargin: margin, trailingMargin: margin,
      }),
      rule, maximumItemsPerFlick: count(4),
    },
  }[type] ?? {};
  const published = ['cardPaging', 'flickThresholds', 'unevenPages', 'alignment', 'carousel'].includes(type);
  return {type, ...draw.some(2, parameters), ...(published ? draw.some(4, {edition: () => draw.one('corrected', 'published')}) : {})};
}

/** Changes some constants, each by up to a half, and the choices. */
function tuning(draw, constants) {
  const tuned = {};
  for (const {name, default: value, least, most, choices} of constants) {
    if (!draw.oneIn(4)) continue;
    // A pull nearer to 1 makes bounces of minutes.
    const highest = name === 'edgePull' ? 0.995 : most;
    tuned[name] = choices ? draw.one(...choices) : Math.min(Math.max(value * draw.number(0.5, 1.5), least), highest);
  }
  return tuned;
}

export function scene(draw, constants) {
  const hasLayout = draw.oneIn(2);
  const flag = () => draw.flag();
  return {
    format: 'scroll-scene', version: 1,
    ...draw.some(2, {name: () => draw.one('row', 'Karten, größer', 'e\u0301 👩‍👩‍👧', 'a "quoted" name')}),
    scrollView: {
      bounds: draw.oneIn(40) ? {width: 0, height: draw.length(1, 300)} : draw.size(100, 800),
      ...(hasLayout && !draw.oneIn(40) ? {} : {contentSize: draw.size(0, draw.one(400, 3000, 20000))}),
      ...draw.some(3, {
        contentInset: () => draw.inset(90), contentOffset: () => ({x: draw.length(-200, 2500), y: draw.length(-200, 1500)}),
        contentAlignment: () => ({x: draw.number(0, 1), y: draw.number(0, 1)}),
      }),
      ...draw.some(2, {decelerationRate: () => draw.one('normal', 'fast', draw.number(0.9, 0.9995))}),
      ...draw.some(5, {
        bounces: flag, bouncesHorizontally: flag, bouncesVertically: flag, isPagingEnabled: flag, isDirectionalLockEnabled: flag,
      }),
      ...draw.some(2, {alwaysBounceHorizontal: flag, alwaysBounceVertical: flag}),
      ...draw.some(20, {isScrollEnabled: flag}),
      ...draw.some(2, {
        displayScale: () => draw.one(1, 2, 3, 2.625, draw.number(0.5, 4)), layoutDirection: () => draw.one('leftToRight', 'rightToLeft'),
      }),
    },
    ...(hasLayout ? {layout: layout(draw)} : {}),
    ...(hasLayout && !draw.oneIn(4) || draw.oneIn(40) ? {snapping: snapping(draw)} : {}),
    ...draw.some(2, {
      frameRate: () => draw.one(60, 120, 59.94, 30, 90, draw.number(10, 240)), step: () => draw.one(1, 0.25, 4, draw.number(0.1, 20)),
      tuning: () => tuning(draw, constants),
    }),
  };
}

function layout(draw) {
  const head = draw.some(2, {type: () => 'flow', scrollDirection: () => draw.one('horizontal', 'horizontal', 'vertical')});
  return draw.oneIn(6) ? {...head, sections: draw.list(draw.whole(0, 4), () => section(draw))} : {...head, ...section(draw)};
}

export function gesture(draw) {
  const samples = [];
  const actions = [];
  const speed = draw.one(2, 6);
  let time = draw.length(0, 100);
  for (let strokes = draw.whole(0, 4); strokes > 0; strokes--) {
    let [x, y] = [draw.length(0, 400), draw.length(0, 700)];
    const add = phase => samples.push({t: time, x, y, phase});
    add('began');
    let [vx, vy] = [draw.number(-1, 1), draw.number(-1, 1)].map(part => part * speed * draw.next());
    for (let moves = draw.whole(0, 12); moves > 0; moves--) {
      const interval = draw.one(draw.whole(8, 80) / 4, draw.number(0, 20), 1000 / 120);
      [vx, vy] = [vx * draw.number(0.7, 1.2), vy * draw.number(0.7, 1.2)];
      [time, x, y] = [time + interval, x + vx * interval, y + vy * interval];
      add('moved');
    }
    time += draw.one(0, 0, 0, 4.25, 12.5, 80);
    if (draw.oneIn(5)) x += draw.length(-30, 30);
    add(draw.oneIn(20) ? 'cancelled' : 'ended');
    time += draw.number(0, draw.one(40, 150, 400, 1200, 6000));
  }
  let at = 0;
  for (let count = draw.oneIn(3) || !samples.length ? draw.whole(1, 4) : 0; count > 0; count--) {
    at += draw.number(0, 1500);
    actions.push(draw.oneIn(3)
      ? {t: at, action: 'resize', ...draw.size(50, 900)}
      : {t: at, action: 'setContentOffset', x: draw.length(-300, 3000), y: draw.length(-300, 1500), ...draw.some(2, {animated: () => draw.flag()})});
  }
  return {format: 'scroll-gesture', version: 1, name: 'drawn', samples, ...(actions.length ? {actions} : {})};
}

/** Replaces one value anywhere in a document by one that is probably wrong there. */
function spoil(draw, document) {
  const places = [];
  const visit = object => {
    for (const [key, value] of Object.entries(object)) {
      places.push([object, key]);
      if (value && typeof value === 'object') visit(value);
    }
  };
  visit(document);
  const [object, key] = draw.one(...places);
  if (draw.oneIn(4)) delete object[key];
  else object[key] = draw.one(-1, 0, 0.5, 1e13, 1e308, 5e-324, -0, 'nothing', 'größe\u001b', true, null, [], {}, [-1], {viewport: 3});
}

/** The two documents of a seed. One pair in twelve has a value that is probably wrong. */
export function documents(seed, constants) {
  const draw = new Draw(seed);
  const drawn = {scene: scene(draw, constants), gesture: gesture(draw)};
  if (draw.oneIn(12)) spoil(draw, draw.one(drawn.scene, drawn.scene, drawn.gesture));
  return drawn;
}
