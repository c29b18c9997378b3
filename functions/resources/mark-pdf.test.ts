import { expect, it } from 'vitest';
import { digitalSourceTypes } from '#contracts/resources/ai-origin.ts';
import { markPdf } from './mark-pdf.ts';
import { readPdf } from './testing/read-pdf.ts';
import { tinyPdf } from './testing/tiny-pdf.ts';

const made = new Date('2026-11-26T08:00:00Z');
const aiOrigin = { sourceType: digitalSourceTypes.generated, sentence: 'Made with AI' };
const title = 'في السوق (1) <A & B> 😀';

function marked(facts: Partial<Parameters<typeof markPdf>[1]> = {}, pdf = tinyPdf()) {
  const file = markPdf(pdf, { title, aiOrigin, made, ...facts });
  if (!file) throw new Error('This PDF could not be marked.');
  return file;
}

it('marks a PDF in its properties and as XMP, under its title in any script', () => {
  const { info, xmp, pages } = readPdf(marked());
  expect(info).toEqual({
    Title: title,
    Author: 'Lexiloom',
    Creator: 'Lexiloom',
    Producer: 'Skia/PDF m156',
    CreationDate: 'D:20261126080000Z',
    ModDate: 'D:20261126080000Z',
    Subject: 'Made with AI',
    DigitalSourceType: digitalSourceTypes.generated,
  });
  expect(xmp).toContain(`Iptc4xmpExt:DigitalSourceType="${digitalSourceTypes.generated}"`);
  expect(xmp).toContain('في السوق (1) &lt;A &amp; B&gt; 😀');
  expect(xmp).toContain('Made with AI');
  expect(pages).toBe(1);
});

it('leaves what was drawn byte for byte as it was', () => {
  const pdf = tinyPdf();
  expect(marked({}, pdf).subarray(0, pdf.length)).toEqual(pdf);
});

it('says nothing of a machine where none had a part in it', () => {
  const file = marked({ aiOrigin: null });
  expect(Buffer.from(file).toString('latin1')).not.toContain('DigitalSourceType');
  expect(readPdf(file).info.Title).toBe(title);
});

it('keeps the ids of the file', () => {
  const file = marked({}, tinyPdf({ trailer: '\n/ID [<0A><0B>]' }));
  expect(
    Buffer.from(file)
      .toString('latin1')
      .match(/\/ID \[<0A><0B>\]/g),
  ).toHaveLength(2);
});

it.each([
  ['no PDF', new TextEncoder().encode('<html>')],
  ['a PDF that was changed before', tinyPdf({ trailer: '\n/Prev 9' })],
  ['an encrypted PDF', tinyPdf({ trailer: '\n/Encrypt 9 0 R' })],
  ['a PDF that was cut off', tinyPdf().slice(0, -20)],
])('hands out nothing unmarked: %s', (_, pdf) => {
  expect(markPdf(pdf, { title, aiOrigin, made })).toBeNull();
});
