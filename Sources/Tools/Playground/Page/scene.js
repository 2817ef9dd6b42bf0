// Scene documents: read with their defaults, and written as the numbers of a setting.

/** The kinds of snapping and the choices of a rule by name, in the order of `SceneSnapping.Name` and `RuleName`. */
const [kinds, rules] = [snappingTables.kinds, snappingTables.rules]
  .map(table => Object.fromEntries(table.map(row => [row.type, {parameters: [], ...row}])));
const lines = ['lineStart', 'lineCenter', 'lineEnd'];
const rates = {normal: 0.998, fast: 0.99};

/** An error with a sentence for the reader. */
class SceneError extends Error {}

const flag = value => (value ? 1 : 0);
const optional = value => value ?? NaN;

/** Puts a name's number and its parameters. */
function named(put, table, name, values, edition = []) {
  const index = Object.keys(table).indexOf(name);
  if (index < 0) throw new SceneError(`the snapping “${name}” is not one that this page knows`);
  put(index, ...edition);
  for (const {key, choices} of table[name].parameters) {
    const value = optional(values[key]);
    if (typeof value === 'boolean') put(flag(value));
    else put(choices && values[key] !== undefined ? choices.indexOf(value) : value);
  }
}

function custom(put, s) {
  const points = s.points ?? {};
  const rule = s.rule ?? {};
  const line = lines.indexOf(points.alignment ?? 'lineStart');
  put(line >= 0 ? line / 2 : points.alignment, optional(points.leadingMargin), optional(points.trailingMargin));
  put(flag(points.endAlignment));
  named(put, rules, rule.type ?? 'nearest', rule);
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
  named(put, kinds, snapping.type, snapping, [flag(snapping.edition === 'published')]);
  if (snapping.type === 'custom') custom(put, snapping);
  return numbers;
}
