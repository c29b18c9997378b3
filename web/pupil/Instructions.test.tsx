import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Instructions } from './Instructions.tsx';

const show = (text: string | undefined) => renderToStaticMarkup(<Instructions text={text} />);

test('shows the instructions as plain text, with their line breaks and text direction', () => {
  const markup = show('اقرأ النص.\n<b>Then</b> write.');
  expect(markup).toContain('اقرأ النص.\n&lt;b&gt;Then&lt;/b&gt; write.');
  expect(markup).toMatch(/<p[^>]* dir="auto"[^>]*class="[^"]*whitespace-pre-line/);
});

test.each([[''], [undefined]])('renders nothing if the instructions are %s', (text) => {
  expect(show(text)).toBe('');
});
