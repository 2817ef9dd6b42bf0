// The controls of a setting: one table, from which labels, units and limits follow.

/** The kinds of snapping and the choices of a rule, by name. */
const [kinds, rules] = [snappingTables.kinds, snappingTables.rules]
  .map(table => Object.fromEntries(table.map(row => [row.type, {parameters: [], ...row}])));

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

const hasType = (...types) => scene => types.includes(scene.snapping?.type);
const isCustom = hasType('custom');
const isUniform = scene => scene.layout?.itemSize !== undefined;
const flat = scene => scene.layout && !scene.layout.sections;
const isCorrected = scene => scene.snapping?.edition !== 'published';

/** The names of a table's rows with their titles, as a control shows them. */
const titles = table => Object.entries(table).map(([name, {title}]) => [name, title]);

const number = (path, label, unit, min, max, step, fallback, when) => ({path, label, unit, min, max, step, fallback, when, kind: 'number'});
const choice = (path, label, options, fallback, when) => ({path, label, options, fallback, when, kind: 'choice'});
const toggle = (path, label, fallback, when) => ({path, label, fallback, when, kind: 'toggle'});

/** The controls of the parameters of each row of a table. */
const parameters = (path, table, part) => Object.values(table).flatMap(row => row.parameters.map(parameter => {
  const {key, label, choices, unit, least = 0, most, step = 1, default: fallback, lackedByPublished} = parameter;
  const when = scene => part(scene)?.type === row.type && (!lackedByPublished || isCorrected(scene));
  if (choices) return choice(`${path}.${key}`, label, choices.map(name => [name, words(name)]), fallback, when);
  if (typeof fallback === 'boolean') return toggle(`${path}.${key}`, label, fallback, when);
  return number(`${path}.${key}`, label, unit, least, most, step, fallback, when);
}));

/** The groups of controls of a setting, each control once, by its path in the scene document. */
const groups = [
  ['Snapping', [
    choice('snapping.type', 'Design', titles(kinds), 'none', flat),
    choice('snapping.edition', 'Edition', [['corrected', 'Corrected'], ['published', 'As published']], 'corrected',
      scene => kinds[scene.snapping?.type]?.published),
    ...parameters('snapping', kinds, scene => scene.snapping),
    choice('snapping.points.alignment', 'Align with', [['lineStart', 'the start'], ['lineCenter', 'the centre'], ['lineEnd', 'the end']], 'lineStart', isCustom),
    toggle('snapping.points.endAlignment', 'First and last card at the ends', false, isCustom),
    choice('snapping.rule.type', 'Rule', titles(rules), 'nearest', isCustom),
    ...parameters('snapping.rule', rules, scene => isCustom(scene) && (scene.snapping.rule ?? {type: 'nearest'})),
    choice('snapping.rule.stops', 'Stops', [['none', 'none'], ['every', 'every card']], 'none', scene => isCustom(scene) && !Array.isArray(scene.snapping.rule?.stops)),
    number('snapping.maximumItemsPerFlick', 'Most cards per flick', 'cards', 1, 50, 1, undefined, isCustom),
  ]],
  ['Cards', [
    number('layout.itemCount', 'Number', 'cards', 0, 10000, 1, 10, isUniform),
    number('layout.itemSize.width', 'Width', 'pt', 1, 2000, 1, 300, isUniform),
    number('layout.itemSize.height', 'Height', 'pt', 1, 2000, 1, 240, isUniform),
    number('layout.minimumLineSpacing', 'Spacing', 'pt', 0, 400, 1, 10, scene => flat(scene) && !scene.layout.lineSpacings),
    number('layout.sectionInset.left', 'Inset before', 'pt', 0, 400, 1, 0, flat),
    number('layout.sectionInset.right', 'Inset after', 'pt', 0, 400, 1, 0, flat),
    toggle('layout.scrollDirection', 'Vertical', false, isUniform),
  ]],
  ['View', [
    number('scrollView.bounds.width', 'Width', 'pt', 60, 2000, 1, 375),
    number('scrollView.bounds.height', 'Height', 'pt', 60, 2000, 1, 240),
    choice('scrollView.decelerationRate', 'Deceleration', [[undefined, 'as the design wants'], ['normal', 'normal (0.998)'], ['fast', 'fast (0.99)']], undefined, scene => typeof scene.scrollView.decelerationRate !== 'number'),
    toggle('scrollView.isPagingEnabled', 'Paging', false),
    toggle('scrollView.bounces', 'Bounces at the ends', true),
    toggle('scrollView.layoutDirection', 'Right to left', false),
    choice('frameRate', 'Frames recorded', [[60, '60 a second'], [120, '120 a second']], 60),
    choice('scrollView.displayScale', 'Pixels per point', [[1, '1'], [2, '2'], [3, '3']], 2),
  ]],
];

/** The values that a toggle stands for where the document has words. */
const toggleWords = {
  'layout.scrollDirection': ['horizontal', 'vertical'],
  'scrollView.layoutDirection': ['leftToRight', 'rightToLeft'],
};

let controlCount = 0;

function control(spec, scene, change) {
  const id = `control-${++controlCount}`;
  const words = toggleWords[spec.path];
  const value = get(scene, spec.path) ?? spec.fallback;
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
  } else if (spec.kind === 'toggle') {
    input = Object.assign(document.createElement('input'), {type: 'checkbox', checked: words ? value === words[1] : value === true});
    input.addEventListener('change', () => change(spec, words ? words[Number(input.checked)] : input.checked));
  } else {
    input = Object.assign(document.createElement('input'), {type: 'number', min: spec.min, max: spec.max, step: spec.step, inputMode: 'decimal'});
    input.value = value ?? '';
    if (value === undefined) input.placeholder = 'none';
    input.addEventListener('input', () => {
      const given = input.value.trim() === '' ? undefined : Number(input.value);
      const isWrong = given === undefined ? spec.fallback !== undefined : !(given >= spec.min && given <= spec.max) || (spec.step === 1 && given % 1 !== 0);
      input.setAttribute('aria-invalid', isWrong);
      input.title = isWrong ? `from ${spec.min} to ${spec.max}` : '';
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
    : number(`tuning.${field.name}`, words(field.name), field.unit, field.lowest, field.highest, 'any', field.default)));
}

/** Builds the controls of a scene. */
function buildControls(box, scene, constants, change) {
  const isOpen = box.querySelector('details')?.open ?? false;
  box.replaceChildren();
  for (const [title, specs] of groups) {
    const shown = specs.filter(spec => !spec.when || spec.when(scene));
    if (!shown.length) continue;
    const set = document.createElement('fieldset');
    set.append(Object.assign(document.createElement('legend'), {textContent: title}));
    for (const spec of shown) set.append(control(spec, scene, change));
    box.append(set);
  }
  const advanced = document.createElement('details');
  advanced.open = isOpen;
  advanced.append(Object.assign(document.createElement('summary'), {textContent: 'Advanced: every constant of the model'}));
  const set = document.createElement('fieldset');
  set.append(Object.assign(document.createElement('legend'), {textContent: 'Tuning'}));
  for (const spec of tuningSpecs(constants)) set.append(control(spec, scene, change));
  advanced.append(set);
  box.append(advanced);
}

/** Applies a change to a scene document: values that are defaults are left out. */
function changed(scene, spec, value) {
  const result = structuredClone(scene);
  if (spec.path === 'snapping.type') {
    const {published, first} = kinds[value];
    result.snapping = {type: value, ...(published && {edition: 'corrected'}), ...first};
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
