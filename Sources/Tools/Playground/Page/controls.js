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
  return object;
}

const capitalized = text => text.replace(/^./, first => first.toUpperCase());

/** A name in words. */
const words = name => capitalized(name.replace(/([A-Z])/g, ' $1').toLowerCase());

const isCustom = scene => scene.snapping?.type === 'custom';
const isUniform = scene => scene.layout?.itemSize !== undefined;
const flat = scene => scene.layout && !scene.layout.sections;
/** Whether the items have sizes of their own, and are not pages as large as the view. */
const isSized = scene => flat(scene) && scene.snapping?.type !== 'tabView';
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
    points('layout.itemSize.width', 'Width', 1, 2000, 300, scene => isUniform(scene) && isSized(scene)),
    points('layout.itemSize.height', 'Height', 1, 2000, 240, scene => isUniform(scene) && isSized(scene)),
    keyed('layout.minimumLineSpacing', scene => isSized(scene) && !scene.layout.lineSpacings),
    points('layout.sectionInset.left', 'Inset before', 0, 400, 0, isSized),
    points('layout.sectionInset.right', 'Inset after', 0, 400, 0, isSized),
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

/**
 * The fields of a number: one to type in, a slider, and what is wrong with what is typed. While it changes, `change` takes
 * it, and returns why the row cannot; `done` follows at the end.
 */
function numberFields(spec, value, id, change, done) {
  const {label, least, most = Infinity, whole, fallback} = spec;
  const note = element('p', {id: `${id}-note`, className: 'note', hidden: true});
  const field = element('input', {id, type: 'number', min: least, max: most, step: whole ? 1 : 'any', inputMode: 'decimal',
    value: value ?? '', placeholder: value === undefined ? 'none' : '', required: fallback !== undefined});
  field.setAttribute('aria-describedby', note.id);
  // Few values of a wide range are of use: the slider has those around the present one.
  const high = Math.min(most, niceStep(2.5 * Math.max(value ?? 0, fallback ?? 0) || 10, 1));
  const step = whole ? 1 : niceStep(high - least, 500);
  const slider = element('input', {type: 'range', min: Math.ceil(least / step) * step, max: high, step, value: value ?? least,
    ariaLabel: `${label}, as a slider`});
  let last = value;
  field.oninput = ({target}) => {
    const given = field.value === '' ? undefined : Number(field.value);
    const why = field.validationMessage || change(given);
    if (!why) last = given;
    field.setAttribute('aria-invalid', Boolean(why));
    note.textContent = why && `${why} The row still shows ${last ?? 'none'}.`;
    note.hidden = !why;
    if (target === field) slider.value = last ?? least;
  };
  slider.oninput = event => {
    field.value = Number(slider.value);
    field.oninput(event);
  };
  slider.onchange = field.onchange = done;
  return [field, slider, note];
}

/** The field of a control. It has the control's path as its identifier, by which it is found again. */
function controlFields(spec, value, {change, done}) {
  const {path, kind, options} = spec;
  const id = `control-${path}`;
  if (kind === 'choice') {
    const all = options.map(([option, title]) => new Option(title, option ?? '', false, (option ?? '') === (value ?? '')));
    return [element('select', {id, onchange: event => change(spec, options[event.target.selectedIndex][0])}, ...all)];
  }
  if (kind === 'flag') return [element('input', {id, type: 'checkbox', checked: value, onchange: event => change(spec, event.target.checked)})];
  return numberFields(spec, value, id, given => change(spec, given, true), done);
}

/** Builds the controls of a scene, in the groups of the page; each returns to the value of the scene that it began with. */
function buildControls(scene, base, actions) {
  for (const [name, specs] of Object.entries(controls())) {
    const group = $(name);
    const lines = specs.filter(({when}) => !when || when(scene)).map(spec => {
      // One switch for both axes is the default of each.
      const fallback = /\.bounces[HV]/.test(spec.path) ? scene.scrollView.bounces ?? true : spec.fallback;
      const [value, first] = [scene, base].map(one => get(one, spec.path) ?? fallback);
      const reset = element('button', {type: 'button', className: 'reset', textContent: '↺', hidden: value === first,
        ariaLabel: `Reset ${spec.label}`, onclick: () => actions.change(spec, first)});
      const change = (one, given, isLive) => {
        reset.hidden = (given ?? fallback) === first;
        return actions.change(one, given, isLive);
      };
      const fields = controlFields(spec, value, {...actions, change});
      const unit = spec.unit ? [' ', element('small', {textContent: spec.unit})] : [];
      return element('div', {className: `control ${spec.kind}`, spec},
        element('label', {htmlFor: fields[0].id}, spec.label, ...unit), reset, ...fields);
    });
    group.replaceChildren(group.firstElementChild, ...lines);
    group.hidden = !lines.length;
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
