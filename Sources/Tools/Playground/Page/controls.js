// The controls of a setting. Labels, units, limits and defaults are those of the module's tables.

/** The kinds of snapping and the choices of a rule, by name; the keys of a scene, by path. */
const [kinds, rules, keys] = [{}, {}, {}];

function useTables(tables) {
  for (const row of tables.kinds) kinds[row.type] = row;
  for (const row of tables.rules) rules[row.type] = row;
  for (const row of tables.keys) keys[row.key] = row;
}

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

/** A name in words. */
const words = name => name.replace(/([A-Z])/g, ' $1').toLowerCase().replace(/^./, first => first.toUpperCase());

const isCustom = scene => scene.snapping?.type === 'custom';
const isUniform = scene => scene.layout?.itemSize !== undefined;
const flat = scene => scene.layout && !scene.layout.sections;
const isCorrected = scene => scene.snapping?.edition !== 'published';

/** The names of a table's rows with their titles, as a control shows them. */
const titles = table => Object.entries(table).map(([name, {title}]) => [name, title]);

const number = (path, label, unit, least, most, fallback, when) => ({path, label, unit, least, most, fallback, when, kind: 'number'});
const choice = (path, label, options, fallback, when) => ({path, label, options, fallback, when, kind: 'choice'});

/** The control of a row of the module's tables. */
function control(path, {label, is, unit, least, most, whole, choices, default: fallback}, when) {
  if (is === 'choice') return choice(path, label, choices.map(name => [name, words(name)]), fallback, when);
  return {path, label, unit, least, most, whole, fallback, when, kind: is};
}

/** The control of a key, with options of its own where it has any. */
function keyed(path, when, options, fallback = keys[path].default) {
  return options ? choice(path, keys[path].label, options, fallback, when) : control(path, keys[path], when);
}

/** The controls of the parameters of each row of a table. */
const parameters = (path, table, part) => Object.values(table).flatMap(row => row.parameters.map(one =>
  control(`${path}.${one.key}`, one, scene => part(scene)?.type === row.type && (!one.lackedByPublished || isCorrected(scene)))));

const named = (...names) => names.map(name => [name, words(name)]);

/** The groups of controls of a setting, each control once, by its path in the scene document. */
const groups = () => [
  ['Snapping', [
    choice('snapping.type', 'Design', titles(kinds), 'none', flat),
    choice('snapping.edition', 'Edition', [['corrected', 'Corrected'], ['published', 'As published']], 'corrected',
      scene => kinds[scene.snapping?.type]?.published),
    ...parameters('snapping', kinds, scene => scene.snapping),
    keyed('snapping.points.alignment', isCustom, named('lineStart', 'lineCenter', 'lineEnd'), 'lineStart'),
    keyed('snapping.points.endAlignment', isCustom),
    choice('snapping.rule.type', 'Rule', titles(rules), 'nearest', isCustom),
    ...parameters('snapping.rule', rules, scene => isCustom(scene) && (scene.snapping.rule ?? {type: 'nearest'})),
    keyed('snapping.rule.stops', scene => isCustom(scene) && !Array.isArray(scene.snapping.rule?.stops), named('none', 'every'), 'none'),
    keyed('snapping.maximumItemsPerFlick', isCustom),
  ]],
  ['Cards', [
    keyed('layout.itemCount', isUniform),
    number('layout.itemSize.width', 'Width', 'pt', 1, 2000, 300, isUniform),
    number('layout.itemSize.height', 'Height', 'pt', 1, 2000, 240, isUniform),
    keyed('layout.minimumLineSpacing', scene => flat(scene) && !scene.layout.lineSpacings),
    number('layout.sectionInset.left', 'Inset before', 'pt', 0, 400, 0, flat),
    number('layout.sectionInset.right', 'Inset after', 'pt', 0, 400, 0, flat),
    keyed('layout.scrollDirection', isUniform),
  ]],
  ['View', [
    number('scrollView.bounds.width', 'Width', 'pt', 60, 2000, 375),
    number('scrollView.bounds.height', 'Height', 'pt', 60, 2000, 240),
    keyed('scrollView.decelerationRate', scene => typeof scene.scrollView.decelerationRate !== 'number',
      [[undefined, 'as the design wants'], ['normal', 'normal (0.998)'], ['fast', 'fast (0.99)']], undefined),
    ...Object.keys(keys).filter(path => path.startsWith('scrollView.') && ['flag', 'choice'].includes(keys[path].is)).map(path => keyed(path)),
    keyed('frameRate', undefined, [[60, '60 a second'], [120, '120 a second']]),
    keyed('scrollView.displayScale', undefined, [[1, '1'], [2, '2'], [3, '3']]),
  ]],
];

let controlCount = 0;

function controlLine(spec, scene, change) {
  const id = `control-${++controlCount}`;
  // One switch for both axes is the default of each.
  const fallback = /\.bounces[HV]/.test(spec.path) ? scene.scrollView.bounces ?? true : spec.fallback;
  const value = get(scene, spec.path) ?? fallback;
  const line = document.createElement('div');
  line.className = `control ${spec.kind}`;
  const label = Object.assign(document.createElement('label'), {htmlFor: id});
  label.append(spec.label);
  if (spec.unit) label.append(' ', Object.assign(document.createElement('small'), {textContent: spec.unit}));
  let input;
  if (spec.kind === 'choice') {
    input = document.createElement('select');
    for (const [option, title] of spec.options) input.append(new Option(title, option ?? '', false, (option ?? '') === (value ?? '')));
    input.addEventListener('change', () => change(spec, spec.options.find(([option]) => String(option ?? '') === input.value)[0]));
  } else if (spec.kind === 'flag') {
    input = Object.assign(document.createElement('input'), {type: 'checkbox', checked: value});
    input.addEventListener('change', () => change(spec, input.checked));
  } else {
    const {least = -Infinity, most = Infinity} = spec;
    const step = spec.whole ? 1 : spec.unit === 'pt/ms' || most <= 1 ? 0.05 : 'any';
    input = Object.assign(document.createElement('input'), {type: 'number', min: spec.least ?? '', max: spec.most ?? '', step, inputMode: 'decimal'});
    input.value = value ?? '';
    if (value === undefined) input.placeholder = 'none';
    input.addEventListener('input', () => {
      const given = input.value.trim() === '' ? undefined : Number(input.value);
      const isWrong = given === undefined ? spec.fallback !== undefined : !(given >= least && given <= most) || (spec.whole && given % 1 !== 0);
      input.setAttribute('aria-invalid', isWrong);
      input.title = !isWrong ? '' : most < Infinity ? `from ${least} to ${most}` : `at least ${least}`;
      if (!isWrong) change(spec, given);
    });
  }
  input.id = id;
  line.append(label, input);
  return line;
}

/** The controls of the tuning constants. */
function tuningSpecs(constants) {
  return constants.map(field => (field.choices
    ? choice(`tuning.${field.name}`, words(field.name), field.choices.map(name => [name, words(name)]), field.default)
    : number(`tuning.${field.name}`, words(field.name), field.unit, field.lowest, field.highest, field.default)));
}

/** Builds the controls of a scene. */
function buildControls(box, scene, constants, change) {
  const isOpen = box.querySelector('details')?.open ?? false;
  box.replaceChildren();
  for (const [title, specs] of groups()) {
    const shown = specs.filter(spec => !spec.when || spec.when(scene));
    if (!shown.length) continue;
    const set = document.createElement('fieldset');
    set.append(Object.assign(document.createElement('legend'), {textContent: title}));
    for (const spec of shown) set.append(controlLine(spec, scene, change));
    box.append(set);
  }
  const advanced = document.createElement('details');
  advanced.open = isOpen;
  advanced.append(Object.assign(document.createElement('summary'), {textContent: 'Advanced: every constant of the model'}));
  const set = document.createElement('fieldset');
  set.append(Object.assign(document.createElement('legend'), {textContent: 'Tuning'}));
  for (const spec of tuningSpecs(constants)) set.append(controlLine(spec, scene, change));
  advanced.append(set);
  box.append(advanced);
}

/** Applies a change to a scene document: values that are defaults are left out. */
function changed(scene, spec, value) {
  const result = structuredClone(scene);
  if (spec.path === 'snapping.type') {
    result.snapping = {type: value, ...(kinds[value].published && {edition: 'corrected'}), ...beginnings[value]};
  } else set(result, spec.path, value === spec.fallback && spec.path.startsWith('tuning.') ? undefined : value);
  if (spec.path === 'snapping.rule.type') {
    const known = rules[value].parameters.map(({key}) => key);
    const others = Object.values(rules).flatMap(({parameters}) => parameters.map(({key}) => key));
    for (const key of others) if (!known.includes(key)) delete result.snapping.rule[key];
  }
  if (spec.path === 'snapping.edition' && value === 'published') {
    const {parameters} = kinds[result.snapping.type];
    for (const {key} of parameters.filter(one => one.lackedByPublished)) delete result.snapping[key];
  }
  if (spec.path === 'layout.scrollDirection') {
    const turned = ({top = 0, left = 0, bottom = 0, right = 0}) => ({top: left, left: top, bottom: right, right: bottom});
    if (result.layout.sectionInset) result.layout.sectionInset = turned(result.layout.sectionInset);
    if (result.scrollView.contentInset) result.scrollView.contentInset = turned(result.scrollView.contentInset);
    const {width, height} = result.layout.itemSize;
    result.layout.itemSize = {width: height, height: width};
    const bounds = result.scrollView.bounds;
    result.scrollView.bounds = {width: bounds.height, height: bounds.width};
  }
  if (result.tuning && !Object.keys(result.tuning).length) delete result.tuning;
  delete result.scrollView.contentOffset;
  return result;
}
