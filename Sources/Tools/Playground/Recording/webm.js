// WebM and Matroska files: where each picture is, and when it is shown.

/** Elements that hold others. They are entered, so that nesting and unknown sizes need no care. */
const webmHolders = new Set([0x18538067, 0x1549a966, 0x1654ae6b, 0xae, 0xe0, 0x1f43b675, 0xa0]);
/** What a track, the file or a cluster says, by its element; the names of codecs. */
const webmFields = {0xd7: 'number', 0x83: 'type', 0x86: 'name', 0x63a2: 'description', 0x2ad7b1: 'unit', 0xe7: 'clock'};
const webmCodecs = {V_VP8: 'VP8', V_VP9: 'VP9', V_AV1: 'AV1', 'V_MPEG4/ISO/AVC': 'H.264', 'V_MPEGH/ISO/HEVC': 'HEVC'};

const wholeNumber = bytes => bytes.reduce((sum, byte) => sum * 256 + byte, 0);

/** A number of variable length at a byte, with its length; an identifier keeps the bit that tells the length. */
function variableNumber(view, at, keepsMark = false) {
  const length = Math.clz32(view.getUint8(at)) - 23;
  const bytes = bytesOf(view).slice(at, at + length);
  if (length > 8 || bytes.length < length) throw new RangeError();
  if (!keepsMark) bytes[0] &= 0xff >> length;
  return {length, value: wholeNumber(bytes)};
}

/** Reads the elements of a file, one after another. Times become microseconds. */
async function readWebM(read, size) {
  const [tracks, samples, common] = [[], [], {unit: [15, 66, 64], clock: [0]}];
  for (let at = 0, parts = 0; at + 2 <= size && parts < 4 * mostParts && samples.length < mostParts; parts++) {
    const head = await read(at, Math.min(12, size - at));
    const id = variableNumber(head, 0, true);
    const length = variableNumber(head, id.length);
    const begin = at + id.length + length.length;
    const field = webmFields[id.value];
    if (id.value === 0xae) tracks.push({});
    if (field) (field in common ? common : tracks.at(-1))[field] = bytesOf(await read(begin, length.value)).slice();
    // A group's picture refers to others if it says so.
    if (id.value === 0xfb && samples.length) samples.at(-1).isKey = false;
    if (id.value === 0xa3 || id.value === 0xa1) {
      const block = await read(begin, Math.min(12, length.value));
      const track = variableNumber(block, 0);
      const time = (wholeNumber(common.clock) + block.getInt16(track.length)) * wholeNumber(common.unit) / 1000;
      const isKey = id.value === 0xa1 || (block.getUint8(track.length + 2) & 0x80) > 0;
      samples.push({track: track.value, at: begin + track.length + 3, size: length.value - track.length - 3, time, isKey});
    }
    at = webmHolders.has(id.value) ? begin : begin + length.value;
  }
  const film = tracks.find(({type = []}) => wholeNumber([...type]) === 1);
  const name = String.fromCharCode(...film?.name ?? []).replace(/\0+$/, '');
  const ofFilm = samples.filter(({track}) => track === wholeNumber([...film.number]));
  return film && {...codecOf(webmCodecs[name] ?? name, film.description), samples: ofFilm};
}
