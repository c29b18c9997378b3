import { expect, it } from 'vitest';
import { PdfPages } from './pdf-pages.ts';

const pages = {
  html: '<section><p>Un café</p></section>',
  styles: ['/assets/index-BxY_1.css', '/assets/fonts/noto-naskh-arabic-5.3.0.2/font.css'],
  rules: '@page { size: 210mm 297mm; }',
};

it('accepts on-screen pages', () => {
  expect(PdfPages.parse(pages)).toEqual(pages);
});

it.each([
  ['an empty page', { html: '' }],
  ['more characters than the limit', { html: 'x'.repeat(1_000_001) }],
  ['a script', { html: '<p>a</p><SCRIPT src="https://evil.example/x.js"></SCRIPT>' }],
  ['an iframe', { html: '<iframe src="file:///etc/passwd"></iframe>' }],
  [
    'a redirect to another page',
    { html: '<meta http-equiv="refresh" content="0;url=http://10.0.0.1">' },
  ],
  ['another site’s style sheet', { styles: ['https://evil.example/a.css'] }],
  ['a protocol-relative style sheet of another site', { styles: ['//evil.example/a.css'] }],
  ['a style sheet path with ..', { styles: ['/assets/../api/v1/me.css'] }],
  ['the address of a script as a style sheet', { styles: ['/assets/index.js'] }],
])('rejects a request for a PDF that contains %s', (_, over) => {
  expect(PdfPages.safeParse({ ...pages, ...over }).success).toBe(false);
});
