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

it('labels a PDF in its properties and XMP, with a title in any script', () => {
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

it('leaves the original bytes unchanged', () => {
  const pdf = tinyPdf();
  expect(marked({}, pdf).subarray(0, pdf.length)).toEqual(pdf);
});

it('does not add an AI label to a lesson made without AI', () => {
  const file = marked({ aiOrigin: null });
  expect(Buffer.from(file).toString('latin1')).not.toContain('DigitalSourceType');
  expect(readPdf(file).info.Title).toBe(title);
});

it('keeps the PDF file’s ids', () => {
  const file = marked({}, tinyPdf({ trailer: '\n/ID [<0A><0B>]' }));
  expect(
    Buffer.from(file)
      .toString('latin1')
      .match(/\/ID \[<0A><0B>\]/g),
  ).toHaveLength(2);
});

it.each([
  ['a file that is not a PDF', new TextEncoder().encode('<html>')],
  ['a PDF with an earlier incremental update', tinyPdf({ trailer: '\n/Prev 9' })],
  ['an encrypted PDF', tinyPdf({ trailer: '\n/Encrypt 9 0 R' })],
  ['a truncated PDF', tinyPdf().slice(0, -20)],
])('returns null for %s', (_, pdf) => {
  expect(markPdf(pdf, { title, aiOrigin, made })).toBeNull();
});
