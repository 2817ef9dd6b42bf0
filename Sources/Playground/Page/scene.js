// Scene documents: read with their defaults, and written as the numbers of a setting.

/**
 * The kinds of snapping, in the order of `SnappingKind` in Sources/Playground/Setting/SnappingNumbers.swift: what the page
 * calls one, whether there is a published edition, what else a scene has at first, and how its parameters are written.
 */
const kinds = {
  none: {title: 'Free, without snapping'},
  cardPaging: {title: 'Card paging (Twitter)', published: true},
  flickThresholds: {title: 'Two flick speeds (minne)', published: true, write: (put, s) => thresholds(put, s, 2)},
  unevenPages: {title: 'Uneven pages', published: true, write: (put, s) => put(optional(s.maximumPagesPerFlick))},
  alignment: {title: 'Alignment with a line', published: true, write: (put, s) => {
    put(lines.indexOf(s.alignment ?? 'lineStart'), s.flickVelocity ?? 0.3);
  }},
  carousel: {title: 'Endless carousel', published: true, first: {autoScrollInterval: 0}, write: (put, s) => {
    const interval = s.autoScrollInterval ?? 2000;
    put(s.copies ?? 2, interval === 0 ? NaN : interval, flag(s.loops ?? true));
  }},
  viewAligned: {title: 'SwiftUI’s viewAligned', write: (put, s) => {
    put(limits.indexOf(s.limit ?? 'automatic'), s.anchor ?? 0, sizeClasses.indexOf(s.sizeClass ?? 'compact'));
  }},
  paging: {title: 'SwiftUI’s paging', write: (put, s) => put(pageUnits.indexOf(s.pages ?? 'bounds'))},
  groupPaging: {title: 'Group paging', write: (put, s) => put(s.flickVelocity ?? 0.25)},
  groupPagingCentered: {title: 'Group paging, centred', write: (put, s) => put(s.flickVelocity ?? 0.25)},
  continuousGroupLeadingBoundary: {title: 'Leading boundary of groups'},
  custom: {title: 'Composed of parts', first: {rule: {type: 'directional'}}, write: custom},
};
const lines = ['lineStart', 'lineCenter', 'lineEnd'];
/** The choices of a snapping rule, in the order of their numbers in SnappingNumbers.swift. */
const rules = {
  nearest: {title: 'Nearest point'},
  directional: {title: 'A flick goes ahead', write: (put, rule) => put(rule.minimumFlickVelocity ?? 0.2)},
  flickThresholds: {title: 'By the flick’s speed', write: thresholds},
  adjacent: {title: 'A flick goes to the next', write: (put, rule) => put(rule.minimumFlickVelocity ?? 0.25)},
};
const limits = ['automatic', 'always', 'alwaysByFew', 'alwaysByOne', 'never'];
const sizeClasses = ['compact', 'regular'];
const pageUnits = ['bounds', 'container'];
const rates = {normal: 0.998, fast: 0.99};

/** An error with a sentence for the reader. */
class SceneError extends Error {}

const flag = value => (value ? 1 : 0);
const optional = value => value ?? NaN;

function thresholds(put, s, large) {
  put(s.minimumFlickVelocity ?? 0.2, s.largeFlickVelocity ?? large ?? NaN, s.pagesPerFlick ?? 1,
    s.pagesPerLargeFlick ?? 2);
}

function custom(put, s) {
  const points = s.points ?? {};
  const rule = s.rule ?? {};
  const line = lines.indexOf(points.alignment ?? 'lineStart');
  put(line >= 0 ? line / 2 : points.alignment, optional(points.leadingMargin), optional(points.trailingMargin));
  put(flag(points.endAlignment));
  const type = rule.type ?? 'nearest';
  put(Object.keys(rules).indexOf(type));
  rules[type]?.write?.(put, rule);
  const stops = rule.stops ?? 'none';
  if (stops === 'every') put(-1);
  else if (stops === 'none') put(0);
  else put(stops.length, ...[...stops].sort((a, b) => a - b));
  if (rule.proximity === undefined) put(NaN);
  else if (typeof rule.proximity === 'number') put(rule.proximity, 0);
  else put(rule.proximity.viewport, 1);
  put(flag(rule.restsInsideOversizedItems ?? true), optional(s.maximumItemsPerFlick));
}

function sides(put, inset = {}) { put(inset.top ?? 0, inset.left ?? 0, inset.bottom ?? 0, inset.right ?? 0); }

function size(put, value = {width: 0, height: 0}) { put(value.width, value.height); }

function section(put, s) {
  if (s.itemSizes) {
    put(1, s.repeatCount ?? 1, s.itemSizes.length);
    for (const one of s.itemSizes) size(put, one);
  } else {
    put(0, s.itemCount);
    size(put, s.itemSize);
  }
  put(s.minimumLineSpacing ?? 10, s.minimumInteritemSpacing ?? 10);
  if (s.lineSpacings) put(s.lineSpacings.length, ...s.lineSpacings);
  else put(-1);
  sides(put, s.sectionInset);
  size(put, s.headerReferenceSize);
  size(put, s.footerReferenceSize);
}

function tuningNumbers(put, scene) {
  const given = {...scene.tuning};
  if (given.pageSpring) {
    const spring = tuningFields.springs[given.pageSpring];
    if (!spring) throw new SceneError(`tuning.pageSpring is “${given.pageSpring}”, which the page does not know`);
    put.tuning = {...spring, ...given};
    delete put.tuning.pageSpring;
  } else put.tuning = given;
  for (const field of tuningFields.fields) {
    const value = put.tuning[field.name] ?? field.default;
    // Some kinds of snapping choose this one, where the scene gives none.
    if (field.name === 'stillRetarget' && put.tuning[field.name] === undefined) put(NaN);
    else if (field.choices) {
      const index = field.choices.indexOf(value);
      if (index < 0) throw new SceneError(`tuning.${field.name} must be one of ${field.choices.join(', ')}`);
      put(index);
    } else put(value);
    delete put.tuning[field.name];
  }
  const stray = Object.keys(put.tuning)[0];
  if (stray) throw new SceneError(`tuning has no constant “${stray}”`);
}

/** Returns the numbers of a scene document; `docs/Playground.md` lists their order. */
function sceneNumbers(scene) {
  const numbers = [];
  const put = (...values) => {
    for (const value of values) {
      if (typeof value !== 'number') throw new SceneError('the scene lacks a number, or has a word where one belongs');
      numbers.push(value);
    }
  };
  const view = scene.scrollView ?? {};
  const rtl = view.layoutDirection === 'rightToLeft';
  const rate = view.decelerationRate ?? NaN;
  size(put, view.bounds);
  size(put, view.contentSize ?? {width: 0, height: 0});
  sides(put, view.contentInset);
  put(optional(view.contentOffset && (view.contentOffset.x ?? 0)), optional(view.contentOffset && (view.contentOffset.y ?? 0)));
  put(typeof rate === 'number' ? rate : rates[rate]);
  put(flag(view.bounces ?? true), flag(view.alwaysBounceHorizontal), flag(view.alwaysBounceVertical));
  put(flag(view.isPagingEnabled), flag(view.isDirectionalLockEnabled), flag(view.isScrollEnabled ?? true));
  put(view.displayScale ?? 2, flag(rtl), scene.frameRate ?? 60, scene.step ?? 1);
  tuningNumbers(put, scene);
  const layout = scene.layout;
  const sections = layout ? layout.sections ?? [layout] : [];
  put(sections.length, flag(layout?.scrollDirection === 'vertical'));
  for (const one of sections) section(put, one);
  const snapping = scene.snapping ?? {type: 'none'};
  const index = Object.keys(kinds).indexOf(snapping.type);
  if (index < 0) throw new SceneError(`the snapping “${snapping.type}” is not one that this page knows`);
  put(index, flag(snapping.edition === 'published'));
  kinds[snapping.type].write?.(put, snapping);
  return numbers;
}
