const endMark = 0x06054b50;
const partMark = 0x02014b50;
const fileMark = 0x04034b50;
const stored = 0;
const deflated = 8;
const nameAt = { inList: 46, inFile: 30 };

/** An entry of a ZIP archive, as given in its central directory. */
export interface ArchivePart {
  name: string;
  /** The byte offset of the part's central directory entry in the archive. */
  entry: number;
}

/**
 * Finds the central directory of an archive and the number of its entries. Throws if the archive has no end
 * record.
 */
export function archiveList(bytes: Uint8Array<ArrayBuffer>) {
  const view = viewOf(bytes);
  for (let end = view.byteLength - 22; end >= 0; end -= 1) {
    if (view.getUint32(end, true) !== endMark) continue;
    const count = view.getUint16(end + 10, true);
    return { start: view.getUint32(end + 16, true), end, count };
  }
  throw new RangeError('The archive is incomplete.');
}

/**
 * Yields the entries in the order of the central directory (PKWARE's APPNOTE 6.3, 4.3). Throws on an invalid
 * entry.
 */
export function* archiveParts(bytes: Uint8Array<ArrayBuffer>): Generator<ArchivePart> {
  const view = viewOf(bytes);
  const { start, count } = archiveList(bytes);
  let entry = start;
  for (let part = 0; part < count; part += 1) {
    if (view.getUint32(entry, true) !== partMark) throw new RangeError('Part of it is missing.');
    const begins = entry + nameAt.inList;
    const ends = begins + view.getUint16(entry + 28, true);
    yield { name: new TextDecoder().decode(bytes.subarray(begins, ends)), entry };
    entry = ends + view.getUint16(entry + 30, true) + view.getUint16(entry + 32, true);
  }
}

/** True for parts that are read as text. */
export const isXml = (name: string) => /\.(?:xml|rels)$/i.test(name);

/**
 * Yields a part's content in chunks as it is decompressed. Throws if the part is truncated or its compression
 * method is unknown.
 */
export async function* unpack(
  bytes: Uint8Array<ArrayBuffer>,
  { entry }: ArchivePart,
): AsyncGenerator<Uint8Array> {
  const view = viewOf(bytes);
  const length = view.getUint32(entry + 20, true);
  const file = view.getUint32(entry + 42, true);
  if (view.getUint32(file, true) !== fileMark) throw new RangeError('Part of it is missing.');
  const named = view.getUint16(file + 26, true) + view.getUint16(file + 28, true);
  const start = file + nameAt.inFile + named;
  if (start + length > bytes.length) throw new RangeError('Part of it is cut off.');
  const packed = bytes.subarray(start, start + length);
  const method = view.getUint16(entry + 10, true);
  if (method !== stored && method !== deflated)
    throw new RangeError('Part of it is compressed in an unknown way.');
  if (method === stored) {
    yield packed;
    return;
  }
  const plain = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const reader = plain.getReader();
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value;
  } finally {
    await reader.cancel();
  }
}

/**
 * Returns the archive with the content of some parts replaced. New parts are appended uncompressed, and a new
 * central directory is written. Checksums are omitted, so the reader must not verify them.
 */
export function withParts(
  bytes: Uint8Array<ArrayBuffer>,
  contents: ReadonlyMap<ArchivePart, Uint8Array<ArrayBuffer>>,
): ArrayBuffer {
  const { start, end } = archiveList(bytes);
  const list = bytes.slice(start, end);
  const added: Uint8Array<ArrayBuffer>[] = [];
  let length = bytes.length;
  const add = (piece: Uint8Array<ArrayBuffer>) => {
    added.push(piece);
    length += piece.length;
  };
  for (const [{ name, entry }, content] of contents) {
    const letters = new TextEncoder().encode(name);
    const header = new Uint8Array(nameAt.inFile + letters.length);
    const view = viewOf(header);
    view.setUint32(0, fileMark, true);
    view.setUint32(18, content.length, true);
    view.setUint32(22, content.length, true);
    view.setUint16(26, letters.length, true);
    header.set(letters, nameAt.inFile);
    const named = new DataView(list.buffer, entry - start);
    named.setUint16(10, stored, true);
    named.setUint32(20, content.length, true);
    named.setUint32(24, content.length, true);
    named.setUint32(42, length, true);
    add(header);
    add(content);
  }
  const tail = bytes.slice(end, end + 22);
  const view = viewOf(tail);
  view.setUint32(12, list.length, true);
  view.setUint32(16, length, true);
  view.setUint16(20, 0, true);
  const whole = new Uint8Array(length + list.length + tail.length);
  let at = 0;
  for (const piece of [bytes, ...added, list, tail]) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole.buffer;
}

const viewOf = (bytes: Uint8Array<ArrayBuffer>) =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
