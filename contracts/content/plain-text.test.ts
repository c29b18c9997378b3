import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

test.each([
  ['## A heading', 'A heading'],
  ['1. **Name** it.\n2. Choose _one_.', 'Name it. Choose one .'],
  ['> [!TIP]\n> Print it.', 'Print it.'],
  ['See [the guide](/guides/x) and ![a picture](media:00).', 'See the guide and a picture.'],
  ['Press `kbd:Ctrl+Enter`.', 'Press Ctrl+Enter.'],
  ['| Plan | Pupils |\n| --- | ---: |\n| One | 30 |', 'Plan Pupils One 30'],
  ['a\u0002b\u0003c', 'a b c'],
])('converts the Markdown %j to the text %j', (markdown, plain) => {
  expect(plainText(markdown)).toBe(plain);
});
