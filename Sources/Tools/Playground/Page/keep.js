// What can be kept: a gesture fixture, a scene document, a golden trace, and all three as one archive.

const fileName = name => name.trim().replace(/[^\p{L}\p{N}._-]+/gu, '-').replace(/^[-.]+|-+$/g, '') || 'unnamed';

/** The gesture document of a run, with a line for each sample. */
function gestureText(name, {samples, pointerType}) {
  // The mean number of samples a second while the finger was down.
  const steps = samples.flatMap(({t, phase}, index) => (phase === 'moved' ? [t - samples[index - 1].t] : []));
  const time = steps.reduce((sum, step) => sum + step, 0);
  const rate = time > 0 ? Math.round(steps.length * 1000 / time) : 0;
  const head = {
    format: 'scroll-gesture', version: 1, name, provenance: /keyboard|performed/.test(pointerType) ? 'synthetic' : 'recorded',
    source: `the playground page: ${pointerType}${rate ? `, ${rate} samples/s` : ''}`, device: navigator.userAgent,
  };
  const keys = Object.entries(head).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},\n`);
  const lines = samples.map(({t, x, y, phase}) => `    ${JSON.stringify({t, x, y, phase})}`);
  return `{\n${keys.join('')}  "samples": [\n${lines.join(',\n')}\n  ]\n}\n`;
}

function crc32(data) {
  let sum = -1;
  for (const byte of data) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? 0xedb88320 ^ (sum >>> 1) : sum >>> 1;
  }
  return ~sum >>> 0;
}

/** A zip archive of texts by their paths, stored without compression. */
function zip(files) {
  const encoder = new TextEncoder();
  const parts = [];
  const index = [];
  let offset = 0;
  /** Numbers, each with its size in bytes, the lowest byte first. */
  const bytes = (...numbers) => Uint8Array.from(
    numbers.flatMap(([size, number]) => Array.from({length: size}, (_, byte) => number >>> 8 * byte & 255)));
  for (const [path, text] of files) {
    const [name, data] = [encoder.encode(path), encoder.encode(text)];
    // Version 2.0, names in UTF-8, stored; 1 January 1980.
    const head = [[2, 20], [2, 0x800], [2, 0], [2, 0], [2, 33], [4, crc32(data)], [4, data.length], [4, data.length],
      [2, name.length], [2, 0]];
    const local = bytes([4, 0x04034b50], ...head);
    parts.push(local, name, data);
    index.push(bytes([4, 0x02014b50], [2, 20], ...head, [2, 0], [2, 0], [2, 0], [4, 0], [4, offset]), name);
    offset += local.length + name.length + data.length;
  }
  const size = index.reduce((sum, part) => sum + part.length, 0);
  const end = bytes([4, 0x06054b50], [2, 0], [2, 0], [2, files.length], [2, files.length], [4, size], [4, offset], [2, 0]);
  return new Blob([...parts, ...index, end], {type: 'application/zip'});
}

/** Saves a file under the last part of its path. */
function download(path, content) {
  const type = path.endsWith('.json') ? 'application/json' : 'text/plain';
  const link = element('a', {
    href: URL.createObjectURL(content instanceof Blob ? content : new Blob([content], {type})),
    download: path.split('/').at(-1)});
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10000);
}

// MARK: The page's address

function encodeState(state) {
  const bytes = new TextEncoder().encode(JSON.stringify(state));
  return btoa(String.fromCharCode(...bytes)).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

function decodeState(text) {
  const binary = atob(text.replace(/-/g, '+').replace(/_/g, '/'));
  return JSON.parse(new TextDecoder().decode(Uint8Array.from(binary, character => character.charCodeAt(0))));
}
