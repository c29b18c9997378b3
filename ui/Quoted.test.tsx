import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Quoted } from './Quoted.tsx';

test.each([
  ['The lesson is saved.', 'The lesson is saved.'],
  ['“سلام” is right here.', '“<bdi>سلام</bdi>” is right here.'],
  ['“a” repeats “b”. Ask on.', '“<bdi>a</bdi>” repeats “<bdi>b</bdi>”. Ask on.'],
  ['“no end', '“no end'],
  ['“no end “', '“no end “'],
  ['“', '“'],
  ['a” b', 'a” b'],
  [
    '„سلام“ ist hier richtig, „a“ nicht.',
    '„<bdi>سلام</bdi>“ ist hier richtig, „<bdi>a</bdi>“ nicht.',
  ],
  ['„سلام” jest tu poprawne.', '„<bdi>سلام</bdi>” jest tu poprawne.'],
  ['Hier steht ‚سلام‘.', 'Hier steht ‚<bdi>سلام</bdi>‘.'],
  ['Ici, «\u202fسلام\u202f» va bien.', 'Ici, «\u202f<bdi>سلام</bdi>\u202f» va bien.'],
  ['هنا «the car» صحيح.', 'هنا «<bdi>the car</bdi>» صحيح.'],
  ['「سلام」と『a』です。', '「<bdi>سلام</bdi>」と『<bdi>a</bdi>』です。'],
  ['“a «b» c”', '“<bdi>a «b» c</bdi>”'],
  ['', ''],
])('isolates the quoted words of: %s', (text, html) => {
  expect(renderToStaticMarkup(<Quoted text={text} />)).toBe(html);
});
