import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { pageHeadings } from './Guide.tsx';
import { WrittenText } from './WrittenText.tsx';

const html = (markdown: string) => renderToStaticMarkup(<WrittenText markdown={markdown} />);
const key = 'a'.repeat(64);

describe('allowed content', () => {
  test.each([
    ['# One', '<h2 id="one">One</h2>'],
    ['Press `kbd:Ctrl+Enter`.', '<kbd>Ctrl</kbd>+<kbd>Enter</kbd>'],
    ['> [!TIP]\n> Print it.', '<p class="callout-name">Tip</p>'],
    ['[in](/guides/x)', '<a href="/guides/x">in</a>'],
    ['[out](https://example.org/)', 'rel="noopener noreferrer"'],
    [`![A class](media:${key})`, `<img src="/api/v1/media/${key}" alt="A class"`],
    ['| a | b |\n|---|---|\n| 1 | 2 |', '<div role="group" class="table-box" tabindex="0"'],
    ['- [x] done', 'aria-label="Done"'],
    ['3. three', '<ol start="3">'],
  ])('renders %j', (markdown, part) => expect(html(markdown)).toContain(part));

  test('sets the heading ids that the section links use', () => {
    const markdown = '## One *two*\n\ntext\n\n### Small\n\n## One *two*\n\n## Ça va ?';
    const headings = pageHeadings(markdown);
    expect(headings.map(({ text }) => text)).toEqual(['One two', 'One two', 'Ça va ?']);
    for (const { id } of headings) expect(html(markdown)).toContain(`id="${id}"`);
  });
});

/** Script injection attempts. */
const hostile = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<a href="javascript:alert(1)">x</a>',
  '<style>*{}</style>',
  '<form action="https://evil.example"><input name=a></form>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](java\tscript:alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](&#x6A;&#x61;vascript&colon;alert(1))',
  '[x](%6Aavascript:alert(1))',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '[x](vbscript:x)',
  '[x](//evil.example)',
  '[x](http://evil.example)',
  '[x]: javascript:alert(1)\n\n[x]',
  '<javascript:alert(1)>',
  '![x](javascript:alert(1))',
  '![x](https://evil.example/pixel.png)',
  '![x](data:image/svg+xml,<svg onload=alert(1)>)',
  '![x" onerror="alert(1)](media:x)',
  '[x](/a "x\\" onclick=\\"alert(1)")',
  '| a |\n|---|\n| <b onclick=alert(1)>x</b> |',
  '```html" onload="x\n<script>1</script>\n```',
  '<div markdown="1"><script>alert(1)</script></div>',
  '<!-- <script>alert(1)</script> -->',
  '<details open ontoggle=alert(1)>',
  '<math><mtext><script>alert(1)</script></mtext></math>',
  '`kbd:<script>alert(1)</script>`',
  '[^1]\n\n[^1]: <script>alert(1)</script>',
  '> [!<script>]\n> x',
];

/** Parses HTML as strictly as a browser does, and checks every element and URL in it. */
function readHtml(markup: string): void {
  for (const [, name = '', rest = ''] of markup.matchAll(/<([a-zA-Z][\w-]*)((?:\s[^<>]*)?)>/g)) {
    expect(name, markup).not.toMatch(
      /^(?:script|style|iframe|object|embed|form|svg|math|base|meta)$/i,
    );
    expect(rest, markup).not.toMatch(/\son\w+=/i);
    expect(rest, markup).not.toMatch(/\s(?:srcdoc|action|formaction)=/i);
    const address = /\s(?:href|src)="([^"]*)"/.exec(rest)?.[1];
    if (address !== undefined) expect(address).toMatch(/^(?:https:\/\/|mailto:|\/(?!\/)|#)/i);
    if (name === 'img') expect(address).toMatch(/^\/api\/v1\/media\/[0-9a-f]{64}$/);
  }
}

describe('hostile content', () => {
  test.each(hostile)('renders %j without harm', (markdown) => readHtml(html(markdown)));

  test('renders any mixture of hostile pieces without harm', () => {
    const pieces = fc.oneof(
      fc.constantFrom(...hostile),
      fc.constantFrom(
        '\n',
        '\n\n',
        '> ',
        '- ',
        '`',
        '**',
        '[',
        '](',
        ')',
        '|',
        '<',
        '>',
        '"',
        '\\',
      ),
      fc.string({ maxLength: 6 }),
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 7 }), (parts) => readHtml(html(parts.join('')))),
      { numRuns: 400 },
    );
  });
});
