// What can be kept: a gesture fixture, a scene document, a golden trace, and all three as one archive.

const fileName = name => name.trim().replace(/[^\p{L}\p{N}._-]+/gu, '-').replace(/^[-.]+|-+$/g, '') || 'unnamed';

/** The gesture document of a run, with a line for each sample. */
function gestureText(name, {samples, pointerType}) {
  // The mean number of samples a second while the finger was down.
  const steps = samples.flatMap(({t, phase}, index) => (phase === 'moved' ? [t - samples[index - 1].t] : []));
  const time = steps.reduce((sum, step) => sum + step, 0);
  const rate = time > 0 ? Math.round(steps.length * 1000 / time) : 0;
  const head = {
    format: 'scroll-gesture', version: 1, name, provenance: {keyboard: 'synthetic', performed: 'synthetic', film: 'derived'}[pointerType] ?? 'recorded',
    source: `${pointerType === 'film' ? 'a screen recording' : `the playground page: ${pointerType}`}${rate ? `, ${rate} samples/s` : ''}`, device: navigator.userAgent,
  };
  const keys = Object.entries(head).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},\n`);
  const lines = samples.map(({t, x, y, phase}) => `    ${JSON.stringify({t, x, y, phase})}`);
  return `{\n${keys.join('')}  "samples": [\n${lines.join(',\n')}\n  ]\n}\n`;
}

/** A tar archive of texts by their paths: for each a head of 512 bytes, as POSIX has it, and its bytes in blocks of 512. */
function tar(files) {
  const encoder = new TextEncoder();
  const octal = (number, size) => number.toString(8).padStart(size - 1, '0');
  const parts = files.flatMap(([path, text]) => {
    const [head, data] = [new Uint8Array(512), encoder.encode(text)];
    // Path, mode, size and time, a sum of which the sum itself is blank, kind and version: at these bytes.
    const fields = {0: path, 100: octal(0o644, 8), 124: octal(data.length, 12), 136: octal(0, 12), 148: ' '.repeat(8), 156: '0', 257: 'ustar\x0000'};
    for (const at in fields) head.set(encoder.encode(fields[at]), at);
    head.set(encoder.encode(`${octal(head.reduce((sum, byte) => sum + byte), 7)}\0`), 148);
    return [head, data, new Uint8Array(-data.length & 511)];
  });
  return new Blob([...parts, new Uint8Array(1024)], {type: 'application/x-tar'});
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
