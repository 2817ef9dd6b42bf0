// The controls of a setting. Labels, units, limits and defaults are those of the module's tables.

/** The kinds of snapping and the choices of a rule, by name; the keys of a scene, by path; the constants of the model. */
const [kinds, rules, keys, constants] = [{}, {}, {}, []];

function useTables(tables) {
  for (const row of tables.kinds) kinds[row.type] = row;
  for (const row of tables.rules) rules[row.type] = row;
  for (const row of tables.keys) keys[row.key] = row;
  constants.push(...tables.tuning);
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
const choice = (path, label, options, fallback, when) => control(path, {is: 'choice', label, options, default: fallback}, when);
const points = (path, label, least, most, fallback, when) => (
  control(path, {is: 'number', label, unit: 'pt', least, most, default: fallback}, when));

/** The control of a key of the tables, with options of its own where it has any. */
const keyed = (path, when, options, fallback = keys[path].default) => (
  control(path, {...keys[path], ...(options && {is: 'choice', options, unit: undefined}), default: fallback}, when));

/** The controls of the parameters of each row of a table. */
const parameters = (path, table, part) => Object.values(table).flatMap(row => row.parameters.map(one =>
  control(`${path}.${one.key}`, one, scene => part(scene)?.type === row.type && (!one.lackedByPublished || isCorrected(scene)))));

/** The groups of controls of a setting, each control once, by its path in the scene document. */
const groups = () => [
  ['Snapping', [
    choice('snapping.type', 'Design', titles(kinds), 'none', flat),
    choice('snapping.edition', 'Edition', [['corrected', 'Corrected'], ['published', 'As published']], 'corrected',
      scene => kinds[scene.snapping?.type]?.published),
    ...parameters('snapping', kinds, scene => scene.snapping),
    keyed('snapping.points.alignment', isCustom, named(['lineStart', 'lineCenter', 'lineEnd']), 'lineStart'),
    keyed('snapping.points.endAlignment', isCustom),
    choice('snapping.rule.type', 'Rule', titles(rules), 'nearest', isCustom),
    ...parameters('snapping.rule', rules, scene => isCustom(scene) && (scene.snapping.rule ?? {type: 'nearest'})),
    keyed('snapping.rule.stops', scene => isCustom(scene) && !Array.isArray(scene.snapping.rule?.stops), named(['none', 'every']), 'none'),
    keyed('snapping.maximumItemsPerFlick', isCustom),
  ]],
  ['Cards', [
    keyed('layout.itemCount', isUniform),
    points('layout.itemSize.width', 'Width', 1, 2000, 300, isUniform),
    points('layout.itemSize.height', 'Height', 1, 2000, 240, isUniform),
    keyed('layout.minimumLineSpacing', scene => flat(scene) && !scene.layout.lineSpacings),
    points('layout.sectionInset.left', 'Inset before', 0, 400, 0, flat),
    points('layout.sectionInset.right', 'Inset after', 0, 400, 0, flat),
    keyed('layout.scrollDirection', isUniform),
  ]],
  ['View', [
    points('scrollView.bounds.width', 'Width', 60, 2000, 375),
    points('scrollView.bounds.height', 'Height', 60, 2000, 240),
    keyed('scrollView.decelerationRate', scene => typeof scene.scrollView.decelerationRate !== 'number',
      [[undefined, 'as the design wants'], ['normal', 'normal (0.998)'], ['fast', 'fast (0.99)']]),
    ...Object.keys(keys).filter(path => path.startsWith('scrollView.') && ['flag', 'choice'].includes(keys[path].is)).map(path => keyed(path)),
    keyed('frameRate', undefined, [[60, '60 a second'], [120, '120 a second']]),
    keyed('scrollView.displayScale', undefined, [[1, '1'], [2, '2'], [3, '3']]),
  ]],
  ['Tuning', constants.map(({name, ...row}) => control(`tuning.${name}`, {label: words(name), ...row}))],
];

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
    const given = field.value.trim() === '' ? undefined : Number(field.value);
    const isOutside = !(given >= (least ?? -Infinity) && given <= (most ?? Infinity)) || (whole && given % 1 !== 0);
    const isWrong = given === undefined ? spec.fallback !== undefined : isOutside;
    field.setAttribute('aria-invalid', isWrong);
    field.title = !isWrong ? '' : most < Infinity ? `from ${least} to ${most}` : `at least ${least}`;
    if (!isWrong) change(spec, given);
  };
  return field;
}

function controlLine(spec, scene, change) {
  // One switch for both axes is the default of each.
  const fallback = /\.bounces[HV]/.test(spec.path) ? scene.scrollView.bounces ?? true : spec.fallback;
  const field = controlField(spec, get(scene, spec.path) ?? fallback, change);
  const unit = spec.unit ? [' ', element('small', {textContent: spec.unit})] : [];
  return element('div', {className: `control ${spec.kind}`}, element('label', {htmlFor: field.id}, spec.label, ...unit), field);
}

/** Builds the controls of a scene; the constants of the model are folded. */
function buildControls(box, scene, change) {
  const isOpen = box.querySelector('details')?.open ?? false;
  const sets = groups().map(([title, specs]) => [title, specs.filter(spec => !spec.when || spec.when(scene))])
    .filter(([, specs]) => specs.length)
    .map(([title, specs]) => element('fieldset', {},
      element('legend', {textContent: title}), ...specs.map(spec => controlLine(spec, scene, change))));
  const summary = element('summary', {textContent: 'Advanced: every constant of the model'});
  box.replaceChildren(...sets.slice(0, -1), element('details', {open: isOpen}, summary, sets.at(-1)));
}

/** Gives a snapping another edition, without the parameters that the published design lacks. */
function setEdition(snapping, edition) {
  snapping.edition = edition;
  if (edition === 'corrected') return;
  for (const {key, lackedByPublished} of kinds[snapping.type].parameters) if (lackedByPublished) delete snapping[key];
}

/** Applies a change to a scene document: values that are defaults are left out. */
function changed(scene, {path, fallback}, value) {
  const result = structuredClone(scene);
  const {scrollView, layout} = result;
  if (path === 'snapping.type') {
    result.snapping = {type: value, ...(kinds[value].published && {edition: 'corrected'}), ...beginnings[value]};
  } else set(result, path, value === fallback && path.startsWith('tuning.') ? undefined : value);
  if (path === 'snapping.rule.type') {
    const known = rules[value].parameters.map(({key}) => key);
    const others = Object.values(rules).flatMap(({parameters}) => parameters.map(({key}) => key));
    for (const key of others) if (!known.includes(key)) delete result.snapping.rule[key];
  }
  if (path === 'snapping.edition') setEdition(result.snapping, value);
  if (path === 'layout.scrollDirection') {
    const turned = ({top = 0, left = 0, bottom = 0, right = 0}) => ({top: left, left: top, bottom: right, right: bottom});
    if (layout.sectionInset) layout.sectionInset = turned(layout.sectionInset);
    if (scrollView.contentInset) scrollView.contentInset = turned(scrollView.contentInset);
    for (const [part, key] of [[layout, 'itemSize'], [scrollView, 'bounds']]) {
      part[key] = {width: part[key].height, height: part[key].width};
    }
  }
  if (result.tuning && !Object.keys(result.tuning).length) delete result.tuning;
  delete scrollView.contentOffset;
  return result;
}
