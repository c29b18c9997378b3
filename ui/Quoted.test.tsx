import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Quoted } from './Quoted.tsx';

test.each([
  ['The lesson is saved.', 'The lesson is saved.'],
  ['“سلام” is right here.', '“<bdi>سلام</bdi>” is right here.'],
  ['“a” repeats “b”. Ask on.', '“<bdi>a</bdi>” repeats “<bdi>b</bdi>”. Ask on.'],
  ['“no end', '“no end'],
  ['', ''],
])('isolates the quoted words of: %s', (text, html) => {
  expect(renderToStaticMarkup(<Quoted text={text} />)).toBe(html);
});
