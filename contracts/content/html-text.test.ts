import fc from 'fast-check';
import { expect, test } from 'vitest';
import { htmlText } from './html-text.ts';

test.each([
  [
    'a saved page without its title, styles and scripts',
    '<!doctype html><html><head><title>x</title><style>p{color:red}</style></head><body><p>L&eacute;a va.</p><script>1<2</script><p>Oui&nbsp;!</p></body></html>',
    'Léa va.\n\nOui\u00a0!',
  ],
  ['a line break', 'cat<br>kitty<br/>puss', 'cat\nkitty\npuss'],
  ['emphasis within a word', '<i>le</i> <b>ch</b>ien', 'le chien'],
  ['entities of every kind', 'dog &amp; &#233; &#xe9; &lt;b&gt; &hellip;', 'dog & é é <b> …'],
  ['a list', '<ul><li>du pain</li>\n<li>du lait</li></ul>', 'du pain\n\ndu lait'],
  ['the rows of a table', '<table><tr><td>chat</td><td>cat</td></tr></table>', 'chat\tcat'],
  [
    'a word without the reading above it',
    '<ruby>私<rp>(</rp><rt>わたし</rt><rp>)</rp></ruby>は',
    '私は',
  ],
  ['angle brackets that are not a tag', '3 < 4 et 5 > 2', '3 < 4 et 5 > 2'],
  ['a comment and an attribute with a bracket', 'a<!-- > b --><span title="x>y">c</span>', 'ac'],
])('extracts the text of %s', (_, html, text) => {
  expect(htmlText(html)).toBe(text);
});

test('never throws an error for any input', () => {
  const piece = fc.constantFrom(
    '<',
    '>',
    '</',
    '<p',
    '<script>',
    '&',
    ';',
    '"',
    '<!--',
    'é',
    '<rt>',
    '\n',
  );
  fc.assert(fc.property(fc.string({ unit: piece }), (html) => void htmlText(html)));
});
