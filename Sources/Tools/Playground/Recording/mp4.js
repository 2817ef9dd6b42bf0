// MP4 and QuickTime files, whole or in fragments: where each picture is, and when it is shown.

/** The box at a byte of a view: its type, and where its content begins and ends. */
function boxAt(view, at, end) {
  let [size, type, from] = [view.getUint32(at), textOf(view, at + 4, 4), at + 8];
  if (size === 1) [size, from] = [Number(view.getBigUint64(from)), at + 16];
  const to = size === 0 ? end : at + size;
  if (to < from || to > end) throw new FilmError(`The file is damaged or cut short: its part “${type}” is longer than its place.`);
  return {type, from, to};
}

/** The boxes of a type inside of a box. */
function boxesOf(view, {from, to}, type) {
  const boxes = [];
  for (let at = from; at + 8 <= to && boxes.length < mostParts; at = boxes.at(-1).to) boxes.push(boxAt(view, at, to));
  return boxes.filter(box => box.type === type);
}

/** The first box along a path of types; undefined where there is none. */
const boxOf = (view, box, ...path) => path.reduce((inner, type) => inner && boxesOf(view, inner, type)[0], box);

/** The values of rows of a count and a value, one after another. */
function* runsOf(rows) { for (const [count, value] of rows) for (let left = count; left > 0; left--) yield value; }

/** The samples of a track that has tables of them; times are in the track's units. */
function samplesOf(view, table) {
  // A table is rows of numbers of four bytes, after a head with their count.
  const rows = (type, columns, head = 8) => {
    const box = boxOf(view, table, type);
    const count = box ? view.getUint32(box.from + head - 4) : 0;
    if (count > mostParts) throw new FilmError(`The file is damaged: its table “${type}” says that it has ${count} rows.`);
    const row = at => Array.from({length: columns}, (_, column) => view.getInt32(at + 4 * column));
    return Array.from({length: count}, (_, index) => row(box.from + head + 4 * columns * index));
  };
  const sizes = boxOf(view, table, 'stsz');
  // Sizes that are all the same are no rows.
  const [size, count] = sizes ? [4, 8].map(part => view.getUint32(sizes.from + part)) : [0, 0];
  const [each, groups, keys] = [size ? [] : rows('stsz', 1, 12), rows('stsc', 3), new Set(rows('stss', 1).flat())];
  const chunks = [...rows('stco', 1).map(([low]) => low >>> 0), ...rows('co64', 2).map(([high, low]) => high * 2 ** 32 + (low >>> 0))];
  const [durations, shifts, samples] = [runsOf(rows('stts', 2)), runsOf(rows('ctts', 2)), []];
  let [clock, group] = [0, 0];
  for (let [chunk, at] of chunks.entries()) {
    while (groups[group + 1]?.[0] <= chunk + 1) group++;
    for (let left = groups[group]?.[1]; left > 0 && samples.length < Math.min(count, mostParts); left--) {
      const isKey = !keys.size || keys.has(samples.length + 1);
      samples.push({at, size: size || each[samples.length][0], time: clock + (shifts.next().value ?? 0), isKey});
      clock += durations.next().value ?? 0;
      at += samples.at(-1).size;
    }
  }
  return samples;
}

/** Adds the samples of a fragment, which begins at a byte of the file, to a film. */
function addFragment(view, moof, begin, film) {
  for (const part of boxesOf(view, moof, 'traf')) {
    const [head, clock] = [boxOf(view, part, 'tfhd'), boxOf(view, part, 'tfdt')];
    if (view.getUint32(head.from + 4) !== film.id) continue;
    let place = head.from + 8;
    const next = (flags, bit, bytes = 4) => (flags & bit ? view.getUint32((place += bytes) - 4) : undefined);
    const flags = view.getUint32(head.from);
    const [base = begin] = [next(flags, 1, 8), next(flags, 2)];
    const [duration, size, mark] = [8, 16, 32].map((bit, index) => next(flags, bit) ?? film.presets[index]);
    if (clock) film.clock = view.getUint32(clock.to - 4);
    let at = base;
    for (const run of boxesOf(view, part, 'trun')) {
      const has = view.getUint32(run.from);
      place = run.from + 8;
      at = has & 1 ? base + next(has, 1) : at;
      let first = next(has, 4);
      for (let left = view.getUint32(run.from + 4); left > 0 && film.samples.length < mostParts; left--, first = undefined) {
        const [time, length, bytes, own, shift] = [film.clock, ...[0x100, 0x200, 0x400, 0x800].map(bit => next(has, bit))];
        film.samples.push({at, size: bytes ?? size, isKey: !((own ?? first ?? mark) & 0x10000), time: time + (shift | 0)});
        film.clock += length ?? duration;
        at += bytes ?? size;
      }
    }
  }
}

/** The film of the first video track that a movie describes. */
function filmOf(view, movie) {
  const track = boxesOf(view, movie, 'trak').find(box => textOf(view, boxOf(view, box, 'mdia', 'hdlr').from + 8, 4) === 'vide');
  if (!track) return null;
  const [head, clock, table] = [['tkhd'], ['mdia', 'mdhd'], ['mdia', 'minf', 'stbl']].map(path => boxOf(view, track, ...path));
  const {from, to} = boxOf(view, table, 'stsd');
  const entry = boxAt(view, from + 8, to);
  const kinds = {avc1: 'H.264', avc3: 'H.264', hvc1: 'HEVC', hev1: 'HEVC', vp08: 'VP8', vp09: 'VP9', av01: 'AV1'};
  const [box] = ['avcC', 'hvcC'].flatMap(type => boxesOf(view, {...entry, from: entry.from + 78}, type));
  // Version 1 of a box has times of eight bytes.
  const number = (one, short, long) => view.getInt32(one.from + (view.getUint8(one.from) === 1 ? long : short));
  const id = number(head, 12, 20);
  const preset = boxesOf(view, boxOf(view, movie, 'mvex') ?? {}, 'trex').find(one => view.getUint32(one.from + 4) === id);
  // The matrix turns the picture by quarters.
  const [a, b] = [number(head, 40, 52), number(head, 44, 56)];
  return {
    ...codecOf(kinds[entry.type] ?? entry.type, box && bytesOf(view).slice(box.from, box.to)), id, clock: 0,
    turns: b > 0 ? 1 : b < 0 ? 3 : a < 0 ? 2 : 0, units: number(clock, 12, 20) || 1000, samples: samplesOf(view, table),
    presets: [12, 16, 20].map(part => (preset ? view.getUint32(preset.from + part) : 0)),
  };
}

/** Reads the boxes of a file. Times become microseconds. */
async function readMP4(read, size) {
  let film = null;
  for (let at = 0, parts = 0; at + 8 <= size && parts < mostParts; parts++) {
    const box = boxAt(await read(at, Math.min(16, size - at)), 0, size - at);
    const view = ['moov', 'moof'].includes(box.type) && await read(at, box.to);
    if (box.type === 'moov') film ??= filmOf(view, box);
    if (box.type === 'moof' && film) addFragment(view, box, at, film);
    at += box.to;
  }
  return film && {...film, samples: film.samples.map(sample => ({...sample, time: sample.time * 1e6 / film.units}))};
}
