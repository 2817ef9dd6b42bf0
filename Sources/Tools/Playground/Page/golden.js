// The text of a golden trace, byte for byte as `scrollsim` writes it; docs/Formats.md describes it.

/** A number with three decimals, ties to even, without a sign on zero. */
function threePlaces(value) {
  const scaled = value * 1000;
  let whole = Math.floor(scaled);
  const rest = scaled - whole;
  if (rest > 0.5 || (rest === 0.5 && whole % 2 !== 0)) whole += 1;
  if (!(Math.abs(whole) < 2 ** 53)) return String(value);
  const digits = String(Math.abs(whole)).padStart(4, '0');
  return (whole < 0 ? '-' : '') + digits.slice(0, -3) + '.' + digits.slice(-3);
}

const pair = (x, y) => `${threePlaces(x)} ${threePlaces(y)}`;

/** A name with control characters and backslashes escaped. */
function headerName(name) {
  return [...name].map(character => {
    const code = character.codePointAt(0);
    if (character === '\\') return '\\\\';
    return code < 32 || (code >= 127 && code < 160) || code === 0x2028 || code === 0x2029
      ? `\\u{${code.toString(16).toUpperCase()}}` : character;
  }).join('');
}

function eventLines(events, releases) {
  let text = '';
  let release = 0;
  for (let index = 0; index < events.length; index++) {
    const event = events[index];
    let last = index;
    if (event.name === 'didScroll') {
      while (events[last + 1]?.name === 'didScroll' && events[last + 1].flags === event.flags) last += 1;
    }
    text += `${threePlaces(event.t)} ${event.name}`;
    if (last > index) text += ` x${last - index + 1} until ${threePlaces(events[last].t)}`;
    text += ` [${['tracking', 'dragging', 'decelerating'].filter((_, bit) => event.flags & (1 << bit)).join(' ')}]`;
    if (event.name === 'willEndDragging' && release < releases.length) {
      const end = releases[release++];
      text += ` offset ${pair(end.x, end.y)} velocity ${pair(end.vx, end.vy)}`;
      text += ` proposed ${pair(end.proposedX, end.proposedY)} target ${pair(end.targetX, end.targetY)}`;
    }
    text += '\n';
    index = last;
  }
  return text;
}

/** Returns a metric as goldens have it. */
function metricText(name, value) {
  if (Number.isNaN(value)) return '-';
  const {is} = metrics[name];
  return is === 'flag' ? String(value === 1) : is === 'count' ? String(value) : threePlaces(value);
}

/** Returns the golden trace of a row's run. */
function goldenTrace(engine, row, scene, gestureName) {
  let text = `scroll-trace 1\nmodel ${tuningFields.model}\n`;
  text += `scene ${headerName(scene.name)}\ngesture ${headerName(gestureName)}\n`;
  text += `frame-rate ${scene.frameRate ?? 60}\nscale ${scene.scrollView.displayScale ?? 2}\n`;
  const tuning = engine.tuning(row);
  for (const field of tuningFields.fields) {
    const value = tuning[field.name];
    if (value !== field.default) text += `tuning ${field.name} ${swiftNumber(value)}\n`;
  }
  const state = engine.state(row);
  text += `events\n${eventLines(engine.events(row), engine.releases(row))}frames\n`;
  for (const frame of engine.frames(row)) {
    text += `${threePlaces(frame.t)} ${pair(frame.x, frame.y)} ${pair(frame.vx, frame.vy)} ${frame.phase}\n`;
  }
  text += 'metrics\n';
  if (state.rest) text += `rest ${threePlaces(state.rest.t)} ${pair(state.rest.x, state.rest.y)}\n`;
  for (const [name, value] of Object.entries(engine.metrics(row))) text += `${name} ${metricText(name, value)}\n`;
  return text;
}

/** A constant as Swift prints it: a whole number has a decimal. */
function swiftNumber(value) {
  if (typeof value === 'string') return value;
  const text = String(value);
  return /[.e]/.test(text) ? text.replace(/e([+-])(\d)$/, 'e$10$2') : `${text}.0`;
}
