// The controls of a setting. Labels, units, limits and defaults are those of the module's tables.

/** The module's tables: kinds of snapping and choices of a rule by name, keys of a scene by path, constants of the model. */
let tables;

/** What a design begins with where that differs from the defaults. */
const beginnings = {carousel: {autoScrollInterval: 0}, custom: {rule: {type: 'directional'}}};

const get = (object, path) => path.split('.').reduce((value, key) => value?.[key], object);
function set(object, path, value) {
  const keys = path.split('.');
  const last = keys.pop();
  const target = keys.reduce((part, key) => (part[key] ??= {}), object);
  if (value === undefined) delete target[last];
  else target[last] = value;
}

const capitalized = text => text.replace(/^./, first => first.toUpperCase());

/** A name in words. */
const words = name => capitalized(name.replace(/([A-Z])/g, ' $1').toLowerCase());

const isCustom = scene => scene.snapping?.type === 'custom';
const isUniform = scene => scene.layout?.itemSize !== undefined;
const flat = scene => scene.layout && !scene.layout.sections;
const isCorrected = scene => scene.snapping?.edition !== 'published';

const named = names => names.map(name => [name, words(name)]);

/** The names of a table's rows with their titles, as a control shows them. */
const titles = table => Object.entries(table).map(([name, {title}]) => [name, title]);

/** A control of a path in the scene document, with what the module's tables have of it. */
const control = (path, {label, is, unit, least, most, whole, choices, options = named(choices ?? []), default: fallback}, when) => (
  {path, label, kind: is, unit, least, most, whole, options, fallback, when});
const points = (path, label, least, most, fallback, when) => (
  control(path, {is: 'number', label, unit: 'pt', least, most, default: fallback}, when));

/** The control of a key of the tables, with options of its own where it has any. */
const keyed = (path, when, options, fallback = tables.keys[path].default) => (
  control(path, {...tables.keys[path], ...(options && {is: 'choice', options, unit: undefined}), default: fallback}, when));

/** The controls of the parameters of each row of a table. */
const parameters = (path, table, part) => Object.entries(table).flatMap(([type, row]) => Object.entries(row.parameters).map(([key, one]) =>
  control(`${path}.${key}`, one, scene => part(scene)?.type === type && (!one.lackedByPublished || isCorrected(scene)))));

/** The controls of each set of the page, each control once, by its path in the scene document. */
const controls = () => ({
  snapping: [
    control('snapping.type', {is: 'choice', label: 'Design', options: titles(tables.kinds), default: 'none'}, flat),
    control('snapping.edition', {is: 'choice', label: 'Edition', options: [['corrected', 'Corrected'], ['published', 'As published']],
      default: 'corrected'}, scene => tables.kinds[scene.snapping?.type]?.published),
    ...parameters('snapping', tables.kinds, scene => scene.snapping),
    keyed('snapping.points.alignment', isCustom, named(['lineStart', 'lineCenter', 'lineEnd']), 'lineStart'),
    keyed('snapping.points.endAlignment', isCustom),
    control('snapping.rule.type', {is: 'choice', label: 'Rule', options: titles(tables.rules), default: 'nearest'}, isCustom),
    ...parameters('snapping.rule', tables.rules, scene => isCustom(scene) && (scene.snapping.rule ?? {type: 'nearest'})),
    keyed('snapping.rule.stops', scene => isCustom(scene) && !Array.isArray(scene.snapping.rule?.stops), named(['none', 'every']), 'none'),
    keyed('snapping.maximumItemsPerFlick', isCustom),
  ],
  cards: [
    keyed('layout.itemCount', isUniform),
    points('layout.itemSize.width', 'Width', 1, 2000, 300, isUniform),
    points('layout.itemSize.height', 'Height', 1, 2000, 240, isUniform),
    keyed('layout.minimumLineSpacing', scene => flat(scene) && !scene.layout.lineSpacings),
    points('layout.sectionInset.left', 'Inset before', 0, 400, 0, flat),
    points('layout.sectionInset.right', 'Inset after', 0, 400, 0, flat),
    keyed('layout.scrollDirection', isUniform),
  ],
  view: [
    points('scrollView.bounds.width', 'Width', 60, 2000, 375),
    points('scrollView.bounds.height', 'Height', 60, 2000, 240),
    keyed('scrollView.decelerationRate', scene => typeof scene.scrollView.decelerationRate !== 'number',
      [[undefined, 'as the design wants'], ['normal', 'normal (0.998)'], ['fast', 'fast (0.99)']]),
    ...Object.keys(tables.keys).filter(path => /^scrollView\./.test(path) && /flag|choice/.test(tables.keys[path].is)).map(path => keyed(path)),
    keyed('frameRate', undefined, [[60, '60 a second'], [120, '120 a second']]),
    keyed('scrollView.displayScale', undefined, [[1, '1'], [2, '2'], [3, '3']]),
  ],
  tuning: tables.tuning.map(({name, ...row}) => control(`tuning.${name}`, {label: words(name), ...row})),
});

/** The field of a control. It has the control's path as its identifier, by which it is found again. */
function controlField(spec, value, change) {
  const {path, kind, least, most, whole, options} = spec;
  const id = `control-${path}`;
  if (kind === 'choice') {
    const all = options.map(([option, title]) => new Option(title, option ?? '', false, (option ?? '') === (value ?? '')));
    return element('select', {id, onchange: event => change(spec, options[event.target.selectedIndex][0])}, ...all);
  }
  if (kind === 'flag') return element('input', {id, type: 'checkbox', checked: value, onchange: event => change(spec, event.target.checked)});
  const step = whole ? 1 : spec.unit === 'pt/ms' || most <= 1 ? 0.05 : 'any';
  const field = element('input', {id, type: 'number', min: least ?? '', max: most ?? '', step, inputMode: 'decimal', value: value ?? ''});
  if (value === undefined) field.placeholder = 'none';
  field.oninput = () => {
    const {rangeUnderflow, rangeOverflow, stepMismatch} = field.validity;
    const given = field.value === '' ? undefined : Number(field.value);
    const isWrong = given === undefined ? spec.fallback !== undefined : rangeUnderflow || rangeOverflow || (step === 1 && stepMismatch);
    field.setAttribute('aria-invalid', isWrong);
    field.title = !isWrong ? '' : most < Infinity ? `from ${least} to ${most}` : `at least ${least}`;
    if (!isWrong) change(spec, given);
  };
  return field;
}

/** Builds the controls of a scene, below the titles of their sets. */
function buildControls(scene, change) {
  for (const [name, specs] of Object.entries(controls())) {
    const set = $(name);
    const lines = specs.filter(({when}) => !when || when(scene)).map(spec => {
      // One switch for both axes is the default of each.
      const fallback = /\.bounces[HV]/.test(spec.path) ? scene.scrollView.bounces ?? true : spec.fallback;
      const field = controlField(spec, get(scene, spec.path) ?? fallback, change);
      const unit = spec.unit ? [' ', element('small', {textContent: spec.unit})] : [];
      return element('div', {className: `control ${spec.kind}`}, element('label', {htmlFor: field.id}, spec.label, ...unit), field);
    });
    set.replaceChildren(set.firstElementChild, ...lines);
    set.hidden = !lines.length;
  }
  $('controls').hidden = false;
}

/** Applies a change to a scene document: values that are defaults are left out. */
function changed(scene, {path, fallback}, value) {
  const result = structuredClone(scene);
  const {scrollView, layout} = result;
  if (path === 'snapping.type') {
    result.snapping = {type: value, ...(tables.kinds[value].published && {edition: 'corrected'}), ...beginnings[value]};
  } else set(result, path, value === fallback && path.startsWith('tuning.') ? undefined : value);
  if (path === 'snapping.rule.type') {
    const others = Object.values(tables.rules).flatMap(({parameters}) => Object.keys(parameters));
    for (const key of others) if (!(key in tables.rules[value].parameters)) delete result.snapping.rule[key];
  }
  if (path === 'snapping.edition' && value === 'published') {
    const {parameters} = tables.kinds[result.snapping.type];
    for (const key in parameters) if (parameters[key].lackedByPublished) delete result.snapping[key];
  }
  if (path === 'layout.scrollDirection') {
    const turned = ({top = 0, left = 0, bottom = 0, right = 0}) => ({top: left, left: top, bottom: right, right: bottom});
    if (layout.sectionInset) layout.sectionInset = turned(layout.sectionInset);
    if (scrollView.contentInset) scrollView.contentInset = turned(scrollView.contentInset);
    for (const [part, key] of [[layout, 'itemSize'], [scrollView, 'bounds']]) {
      part[key] = {width: part[key].height, height: part[key].width};
    }
  }
  if (result.tuning && !Object.keys(result.tuning).length) delete result.tuning;
  return result;
}
