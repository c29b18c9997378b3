import { deflateRawSync } from 'node:zlib';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { archiveParts, unpack, withParts } from './archive.ts';
import { openDocx } from './open-docx.ts';

/**
 * A minimal archive, compressed as Word does it. It has only the directory and the contents, without
 * checksums.
 */
function archive(parts: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  const empty = Buffer.from('PK\x05\x06'.padEnd(22, '\0'), 'latin1');
  const entries = Object.keys(parts).map((name) => Buffer.from(name));
  const list = entries.map((name) => {
    const entry = Buffer.from('PK\x01\x02'.padEnd(46, '\0'), 'latin1');
    entry.writeUInt16LE(8, 10);
    entry.writeUInt16LE(name.length, 28);
    return Buffer.concat([entry, name]);
  });
  let at = 0;
  const files = Object.values(parts).map((content, index) => {
    const packed = deflateRawSync(content);
    const head = Buffer.from('PK\x03\x04'.padEnd(30, '\0'), 'latin1');
    list[index]?.writeUInt32LE(packed.length, 20);
    list[index]?.writeUInt32LE(at, 42);
    at += head.length + packed.length;
    return Buffer.concat([head, packed]);
  });
  empty.writeUInt16LE(entries.length, 10);
  empty.writeUInt32LE(at, 16);
  return new Uint8Array(Buffer.concat([...files, ...list, empty]));
}

async function contents(bytes: Uint8Array<ArrayBuffer>): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const part of archiveParts(bytes)) {
    const pieces: Uint8Array[] = [];
    for await (const piece of unpack(bytes, part)) pieces.push(piece);
    found[part.name] = Buffer.concat(pieces).toString();
  }
  return found;
}

test.each([
  ['<w:ruby><w:rt>わ</w:rt><w:rubyBase>私</w:rubyBase></w:ruby>', 'smartTag', '<w:rt>わ</w:rt>'],
  ['<w:dir w:val="rtl">אב</w:dir>', '<w:smartTag w:val="rtl">אב</w:smartTag>', ''],
  ['<w:fldSimple\nw:instr="DATE"/>', '<w:smartTag\nw:instr="DATE"/>', ''],
  ['<x:bdo>אב</x:bdo>', '<x:smartTag>אב</x:smartTag>', ''],
  ['<w:vanish/>', '<w:highlight w:val="hidden"/>', ''],
  ['<w:vanish w:val="true" />', '<w:highlight w:val="hidden"/>', ''],
  ['<w:vanish></w:vanish>', '<w:highlight w:val="hidden"/>', ''],
  ['<w:vanish w:val="0"/><w:vanish w:val="false"/>', '<w:vanish w:val="0"/>', 'val="false"/>'],
  [
    '<w:rubyPr/><w:direction/><w:t>&lt;w:dir&gt;</w:t>',
    '<w:rubyPr/><w:direction/>',
    '&lt;w:dir&gt;',
  ],
])('prepares %s for the parser and leaves other parts unchanged', async (xml, one, two) => {
  const styles = '<w:styles w:val="dir"/>';
  const { file: opened } = await openDocx(
    archive({ 'word/document.xml': xml, 'word/styles.xml': styles, 'word/media/a.png': '<w:dir>' }),
  );
  const found = await contents(new Uint8Array(opened));
  expect(found['word/document.xml']).toContain(one);
  expect(found['word/document.xml']).toContain(two);
  expect(found['word/document.xml']).not.toMatch(/:(?:ruby|rubyBase|dir|bdo|fldSimple)[\s/>]/);
  expect(found['word/styles.xml']).toBe(styles);
  expect(found['word/media/a.png']).toBe('<w:dir>');
});

test('replaces the specified parts and keeps the others', async () => {
  const name = fc.string({ unit: fc.constantFrom('a', 'é', '/', '.'), minLength: 1, maxLength: 6 });
  const parts = fc.dictionary(name, fc.tuple(fc.string(), fc.option(fc.string(), { nil: null })), {
    maxKeys: 5,
    noNullPrototype: true,
  });
  await fc.assert(
    fc.asyncProperty(parts, async (made) => {
      const before = Object.entries(made).map(([part, [old]]) => [part, old] as const);
      const after = Object.entries(made).map(([part, [old, next]]) => [part, next ?? old] as const);
      const bytes = archive(Object.fromEntries(before));
      const news = [...archiveParts(bytes)].flatMap((part) => {
        const text = made[part.name]?.[1] ?? null;
        return text === null ? [] : [[part, new TextEncoder().encode(text)] as const];
      });
      const changed = new Uint8Array(withParts(bytes, new Map(news)));
      expect(await contents(changed)).toEqual(Object.fromEntries(after));
    }),
    { numRuns: 50 },
  );
});
