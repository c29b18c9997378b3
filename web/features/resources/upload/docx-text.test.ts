import { deflateRawSync } from 'node:zlib';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { measureDocx } from './docx-text.ts';
import { extractText } from './extract-text.ts';
import { openDocx } from './open-docx.ts';

interface Part {
  name: string;
  content: Buffer;
  /** The size that the archive declares, if it differs from the real size. */
  says?: number;
}

/** An archive as in APPNOTE 6.3. It contains each part once, with one or more directory entries for it. */
function archive(parts: readonly Part[], entries = 1): Uint8Array<ArrayBuffer> {
  const files: Buffer[] = [];
  const list: Buffer[] = [];
  let at = 0;
  for (const { name, content, says = content.length } of parts) {
    const packed = deflateRawSync(content);
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(8, 4);
    shared.writeUInt32LE(packed.length, 14);
    shared.writeUInt32LE(says, 18);
    shared.writeUInt16LE(name.length, 22);
    const file = [Buffer.from('PK\x03\x04', 'latin1'), shared, Buffer.from(name), packed];
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    const entry = [Buffer.from('PK\x01\x02\x14\0', 'latin1'), shared, place, Buffer.from(name)];
    files.push(...file);
    for (let copy = 0; copy < entries; copy += 1) list.push(...entry);
    at += Buffer.concat(file).length;
  }
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(parts.length * entries, 8);
  end.writeUInt16LE(parts.length * entries, 10);
  end.writeUInt32LE(Buffer.concat(list).length, 12);
  end.writeUInt32LE(at, 16);
  return new Uint8Array(Buffer.concat([...files, ...list, end]));
}

const most = 100_000;
const spaces = (length: number) => Buffer.alloc(length, ' ');
const document = (content: Buffer, says?: number): Part => ({
  name: 'word/document.xml',
  content,
  ...(says !== undefined && { says }),
});

test('counts the decompressed size of XML parts but not of pictures', async () => {
  const parts = [document(spaces(4_000)), { name: 'word/media/a.png', content: spaces(90_000) }];
  expect(await measureDocx(archive(parts), most)).toBe(4_000);
});

test.each<[string, Uint8Array<ArrayBuffer>]>([
  [
    'a part that decompresses to a thousand times its size',
    archive([document(spaces(60_000_000))]),
  ],
  ['a part with a false size', archive([document(spaces(5_000_000), 10)])],
  ['many entries for one part', archive([document(spaces(50_000))], 1_000)],
  ['more parts than a file is allowed to contain', archive([document(spaces(1))], 2_001)],
])('measures %s as too large within two seconds', async (_, bytes) => {
  const began = performance.now();
  expect(await measureDocx(bytes, most)).toBeGreaterThan(most);
  expect(performance.now() - began).toBeLessThan(2_000);
});

test('rejects a zip bomb with a clear message', async () => {
  const bomb = archive([document(spaces(60_000_000))]);
  expect(bomb.length).toBeLessThan(100_000);
  await expect(extractText(new Blob([bomb]))).rejects.toThrow(/far too big for a lesson/);
});

test('rejects recursive entities and extremely deep nesting without hanging', async () => {
  const laughs = Array.from(
    { length: 12 },
    (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`,
  ).join('');
  const entities = `<?xml version="1.0"?><!DOCTYPE d [<!ENTITY l0 "ha">${laughs}]><d>&l12;</d>`;
  const nested = `${'<a>'.repeat(200_000)}${'</a>'.repeat(200_000)}`;
  for (const xml of [entities, nested]) {
    const began = performance.now();
    await expect(extractText(new Blob([archive([document(Buffer.from(xml))])]))).rejects.toThrow(
      /damaged|no text/,
    );
    expect(performance.now() - began).toBeLessThan(5_000);
  }
});

test('measures or rejects truncated and corrupted files without hanging', async () => {
  const good = archive([document(Buffer.from('<w:document><w:dir/></w:document>'))]);
  await fc.assert(
    fc.asyncProperty(
      fc.nat(good.length),
      fc.array(fc.tuple(fc.nat(good.length - 1), fc.nat(255)), { maxLength: 4 }),
      async (length, changes) => {
        const bytes = good.slice(0, length);
        for (const [at, byte] of changes) if (at < bytes.length) bytes[at] = byte;
        const measured = await measureDocx(bytes, most).catch((error) => error);
        expect(typeof measured === 'number' || measured instanceof Error).toBe(true);
        if (measured instanceof Error || measured > most) return;
        const opened = await openDocx(bytes).catch((error) => error);
        expect(opened instanceof Error || opened.file instanceof ArrayBuffer).toBe(true);
      },
    ),
    { numRuns: 300, seed: 20_261_122 },
  );
});
