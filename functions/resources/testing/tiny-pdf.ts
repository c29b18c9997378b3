/**
 * A PDF with one empty page, structured like the PDFs that Chromium writes: one cross-reference table and one
 * trailer.
 */
export function tinyPdf({ trailer = '' } = {}): Uint8Array<ArrayBuffer> {
  const objects = [
    '<</Creator (Mozilla/5.0)\n/Producer (Skia/PDF m156)>>',
    '<</Type /Page\n/MediaBox [0 0 595 842]\n/Parent 3 0 R>>',
    '<</Type /Pages\n/Count 1\n/Kids [2 0 R]>>',
    '<</Type /Catalog\n/Pages 3 0 R\n/Lang (en)>>',
  ];
  let text = '%PDF-1.4\n%\xd3\xeb\xe9\xe1\n';
  const offsets = objects.map((object, at) => {
    const offset = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = text.length;
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries.join('')}`;
  text += `trailer\n<</Size ${objects.length + 1}\n/Root 4 0 R\n/Info 1 0 R${trailer}>>\n`;
  text += `startxref\n${start}\n%%EOF\n`;
  return new Uint8Array(Buffer.from(text, 'latin1'));
}
