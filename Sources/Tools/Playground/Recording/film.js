// A film file: its bytes, and where its pictures are.

/** An error with a sentence for the reader. */
class FilmError extends Error {}

/** An hour at 60 pictures a second has fewer pictures, boxes or elements; no part that is read at once has more bytes. */
const [mostParts, mostBytes] = [250000, 2 ** 26];

/** Reads bytes of a file as a view; small reads share a block. */
function fileReader(file) {
  let [begin, block] = [0, new ArrayBuffer(0)];
  return async (at, count) => {
    const isWhole = at + count <= file.size;
    if (!isWhole) throw new FilmError(`The file ends inside its part at byte ${at}: it was not copied whole. Copy it again.`);
    if (count > mostBytes) throw new FilmError(`The file is damaged: its part at byte ${at} has ${count} bytes, which no recording has.`);
    if (at < begin || at + count > begin + block.byteLength) {
      [begin, block] = [at, await file.slice(at, at + Math.max(count, 65536)).arrayBuffer()];
    }
    return new DataView(block, at - begin, count);
  };
}

const bytesOf = view => new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
const textOf = (view, at = 0, count = view.byteLength) => String.fromCharCode(...bytesOf(view).subarray(at, at + count));

/** What a decoder must be given, from the name of a codec and the file's description of it. */
function codecOf(kind, description) {
  if (['H.264', 'HEVC'].includes(kind) && !(description?.length > 3)) throw new RangeError();
  const profile = [...description?.subarray(1, 4) ?? []].map(byte => byte.toString(16).padStart(2, '0')).join('');
  // Profile 2 of HEVC has ten bits.
  const hevc = (description?.[1] & 31) === 2 ? 'hvc1.2.4.L153.B0' : 'hvc1.1.6.L153.B0';
  const codec = {'H.264': `avc1.${profile}`, HEVC: hevc, VP8: 'vp8', VP9: 'vp09.00.51.08', AV1: 'av01.0.15M.08'}[kind] ?? kind;
  return {kind, codec, ...(/^(avc|hvc)/.test(codec) && {description})};
}

/** The pictures of a file and their codec, by what its first bytes say. */
async function readFilm(file) {
  try {
    const read = fileReader(file);
    const head = textOf(await read(0, Math.min(12, file.size)));
    if (head.startsWith('GIF8')) return {kind: 'GIF'};
    const reader = head.startsWith('\x1a\x45\xdf\xa3') ? readWebM : /^.{4}(ftyp|moov|mdat|wide|free|skip)/s.test(head) && readMP4;
    if (!reader) throw new FilmError('The file is no MP4, MOV, WebM or GIF by its first bytes. Export the recording as MP4 with H.264.');
    const film = await reader(read, file.size);
    if (!film?.samples.length) throw new FilmError('The file has no film: no video track with pictures was found.');
    return film;
  } catch (error) {
    if (error instanceof FilmError) throw error;
    throw new FilmError('The file is damaged: a table of its pictures is cut short or wrong. Copy or export it again.');
  }
}
