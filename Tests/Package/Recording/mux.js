// Writes encoded pictures as files: MP4, whole or in fragments, and WebM. Pictures are {data, time in ms, isKey}.

const codes = text => [...text].map(character => character.charCodeAt(0));
const joined = parts => Uint8Array.from(parts.flatMap(part => (typeof part === 'string' ? codes(part) : [...part])));
const number = (value, bytes = 4) => Array.from({length: bytes}, (_, index) => Math.floor(value / 256 ** (bytes - 1 - index)) & 255);
const zeros = count => new Array(count).fill(0);

/** A box of MP4 with its parts; numbers are four bytes long. */
function mp4Box(type, ...parts) {
  const content = joined(parts.map(part => (typeof part === 'number' ? number(part) : part)));
  return joined([number(content.length + 8), type, content]);
}

/** An MP4 of pictures, `turns` quarters to the right; each may be shown `delay` ms after it is decoded. */
function writeMP4(pictures, {width, height, entry = 'avc1', config, turns = 0, isFragmented = false, isLarge = false}) {
  const scale = 90000;
  const units = pictures.map(({time}) => Math.round(time * scale / 1000));
  const durations = units.map((time, index) => Math.max(1, (units[index + 1] ?? time + 1500) - time));
  const [a, b, c, d] = [[1, 0, 0, 1], [0, 1, -1, 0], [-1, 0, 0, -1], [0, -1, 1, 0]][turns].map(one => (one * 65536) >>> 0);
  const tables = isFragmented ? [] : pictures;
  const film = begin => {
    let at = begin;
    const places = tables.map(({data}) => (at += data.length) - data.length);
    return mp4Box('moov',
      mp4Box('mvhd', 0, 0, 0, 1000, 0, zeros(80)),
      mp4Box('trak',
        mp4Box('tkhd', 3, 0, 0, 1, 0, 0, zeros(16), a, b, 0, c, d, 0, 0, 0, 0x40000000, width * 65536, height * 65536),
        mp4Box('mdia',
          mp4Box('mdhd', 0, 0, 0, scale, 0, 0),
          mp4Box('hdlr', 0, 0, 'vide', zeros(13)),
          mp4Box('minf', mp4Box('stbl',
            mp4Box('stsd', 0, 1, mp4Box(entry, zeros(24), number(width, 2), number(height, 2), zeros(50), ...[config].filter(Boolean))),
            mp4Box('stts', 0, tables.length, ...durations.slice(0, tables.length).flatMap(one => [1, one])),
            mp4Box('stsc', 0, 1, 1, 1, 1),
            mp4Box('stsz', 0, 0, tables.length, ...tables.map(({data}) => data.length)),
            ...(isLarge ? [mp4Box('co64', 0, tables.length, ...places.flatMap(one => [0, one]))] : [mp4Box('stco', 0, tables.length, ...places)]),
            mp4Box('ctts', 0, tables.length, ...tables.flatMap(({delay = 0}) => [1, delay * scale / 1000])),
            mp4Box('stss', 0, tables.filter(one => one.isKey).length, ...tables.flatMap(({isKey}, index) => (isKey ? [index + 1] : []))))))),
      ...(isFragmented ? [mp4Box('mvex', mp4Box('trex', 0, 1, 1, 0, 0, 0))] : []));
  };
  const head = mp4Box('ftyp', 'isom', 0, 'isom');
  if (!isFragmented) return joined([head, film(head.length + film(0).length + 8), mp4Box('mdat', ...pictures.map(({data}) => data))]);
  const parts = [head, film(0)];
  for (let first = 0; first < pictures.length; first += 10) {
    const some = pictures.slice(first, first + 10);
    const moof = offset => mp4Box('moof', mp4Box('mfhd', 0, first), mp4Box('traf',
      mp4Box('tfhd', 0x20000, 1), mp4Box('tfdt', 0, units[first]),
      mp4Box('trun', 0x701, some.length, offset,
        ...some.flatMap(({data, isKey}, index) => [durations[first + index], data.length, isKey ? 0 : 0x10000]))));
    parts.push(moof(moof(0).length + 8), mp4Box('mdat', ...some.map(({data}) => data)));
  }
  return joined(parts);
}

/** A WebM of pictures; a recorder leaves the sizes of clusters open; a group has one picture, and says whether it refers to others. */
function writeWebM(pictures, {width, height, name, isOpen = false, isGrouped = false}) {
  const element = (id, ...parts) => {
    const content = joined(parts);
    const hasOpenSize = isOpen && id[0] === 0x1f;
    return joined([id, hasOpenSize ? [1, ...new Array(7).fill(255)] : number(0x10000000 + content.length), content]);
  };
  const clusters = [];
  for (let first = 0; first < pictures.length; first += 50) {
    const base = Math.round(pictures[first].time);
    clusters.push(element([0x1f, 0x43, 0xb6, 0x75], element([0xe7], number(base)), ...pictures.slice(first, first + 50).map(
      ({data, time, isKey}) => {
        const block = [[0x81], number(Math.round(time) - base, 2), [isKey && !isGrouped ? 0x80 : 0], data];
        return isGrouped ? element([0xa0], element([0xa1], ...block), ...(isKey ? [] : [element([0xfb], [1])])) : element([0xa3], ...block);
      })));
  }
  const track = element([0xae], element([0xd7], [1]), element([0x83], [1]), element([0x86], name),
    element([0xe0], element([0xb0], number(width, 2)), element([0xba], number(height, 2))));
  return joined([
    element([0x1a, 0x45, 0xdf, 0xa3], element([0x42, 0x82], 'webm')),
    element([0x18, 0x53, 0x80, 0x67], element([0x15, 0x49, 0xa9, 0x66], element([0x2a, 0xd7, 0xb1], number(1000000, 3))),
      element([0x16, 0x54, 0xae, 0x6b], track), ...clusters)]);
}

/** A GIF of grey pictures, without compression; delays are whole hundredths of a second, as even as they can be. */
function writeGIF(greys, {width, height, fps}) {
  const at = index => Math.round(100 * index / fps);
  const word = value => [value & 255, value >> 8];
  const shades = Array.from({length: 128}, (_, shade) => [2 * shade, 2 * shade, 2 * shade]).flat();
  const parts = [codes('GIF89a'), [...word(width), ...word(height), 0xf6, 0, 0], shades];
  greys.forEach((grey, index) => {
    // A code of eight bits for each pixel; 128 begins the table of codes again before they get longer, 129 ends it.
    const data = [];
    grey.forEach((value, pixel) => data.push(...(pixel % 120 ? [] : [128]), value >> 1));
    data.push(129);
    parts.push([0x21, 0xf9, 4, 0, ...word(at(index + 1) - at(index)), 0, 0, 0x2c, 0, 0, 0, 0, ...word(width), ...word(height), 0, 7]);
    for (let from = 0; from < data.length; from += 255) parts.push([Math.min(255, data.length - from), ...data.slice(from, from + 255)]);
    parts.push([0]);
  });
  return joined([...parts, [0x3b]]);
}
