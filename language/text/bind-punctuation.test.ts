import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  bindPunctuation,
  boundAfter,
  boundBefore,
  type LinePiece,
  withNoBreakSpaces,
} from './bind-punctuation.ts';

const box = { kind: 'gap' };
const words = (text: string, more = {}) => ({ kind: 'words', text, ...more });

test.each([
  [', puis', ','],
  ['. Puis', '.'],
  [' ! Oui', ' !'],
  ['\u00a0? Oui', '\u00a0?'],
  ['\u202f;', '\u202f;'],
  [' », dit-il', ' »,'],
  ['.\u00a0» Il', '.\u00a0»'],
  ['“ sagt er', '“'],
  ['« sagt er', '«'],
  ['), and', '),'],
  ["'s house", "'"],
  ['-moi', '-'],
  ['، ثم', '،'],
  ['。下', '。'],
  ['」と', '」'],
  [' et puis', ''],
  [' « oui »', ''],
  [' »Hallo«', ''],
  ['「はい」', ''],
  ['が', ''],
  ['€ pro', '€'],
  ['°C', '°'],
  ['', ''],
])('binds the punctuation after a box: %j', (text, wanted) => {
  expect(boundAfter(text)).toBe(wanted);
});

test.each([
  ["Il aime l'", "l'"],
  ['Qu’', 'Qu’'],
  ['Elle dit : « ', '« '],
  ['dit\u00a0: «\u00a0', '«\u00a0'],
  ['Er sagt: »', '»'],
  ['Er sagt: „', '„'],
  ['mot (', '('],
  ["à l'(", "l'("],
  ['¿', '¿'],
  ['it costs £', '£'],
  ['Han sa: ”', '”'],
  ['私は「', '「'],
  ['Il est ', ''],
  ['« Oui » ', ''],
  ['私は', ''],
  ['', ''],
])('binds the punctuation before a box: %j', (text, wanted) => {
  expect(boundBefore(text)).toBe(wanted);
});

/**
 * Renders the result as a string, with boxes as □ and brackets around all text that must stay on one line.
 */
const shown = (line: readonly LinePiece[]) =>
  bindPunctuation(line).map(({ pieces, before, after }) => {
    const drawn = pieces
      .map(({ kind, text }) => (kind === 'words' ? text : (text ?? '□')))
      .join('');
    return before || after || pieces.length > 1 ? `[${before}${drawn}${after}]` : drawn;
  });

test('binds punctuation on both sides to the boxes', () => {
  expect(shown([words("Dans l'"), box, words(', (le '), box, words(') !'), box])).toEqual([
    'Dans ',
    "[l'□,]",
    ' (le ',
    '[□) !]',
    '',
    '□',
  ]);
});

test.each([
  ['「', '[「□]'],
  ['：“', '[“□]'],
  [': »', '[»□]'],
  [' (', '[(□]'],
  ['— ”', '[”□]'],
])('binds %j between two boxes to the second', (between, second) => {
  expect(shown([box, words(between), box]).at(-1)).toBe(second);
});

test('merges adjacent words so that their punctuation stays with its box', () => {
  expect(shown([words('Quoi'), words(' ?'), box, words('\u00a0'), words('!')])).toEqual([
    'Quoi ?',
    '[□\u00a0!]',
    '',
  ]);
});

test('binds an elided word only to the next word', () => {
  const tap = (text: string) => ({ kind: 'tap', text });
  expect(shown([tap('je'), words(' '), tap("n'"), tap('ai'), words('.')])).toEqual([
    'je',
    ' ',
    "[n'ai.]",
    '',
  ]);
  expect(shown([tap("l'"), words('école est là')])).toEqual(["[l'école]", ' est là']);
  expect(shown([{ kind: 'gap', answer: 'l’' }, words('été, où'), box])).toEqual([
    '[□été,]',
    ' où',
    '□',
  ]);
  expect(shown([tap('私'), tap('は'), words('、')])).toEqual(['私', '[は、]', '']);
});

test('does not move punctuation out of words with their own colour or language', () => {
  const kept = [box, words(' ?', { mark: 'native' }), words('l’', { language: 'fr' }), box];
  expect(shown(kept)).toEqual(['□', ' ?', 'l’', '□']);
});

test('keeps every character of a line in order', () => {
  const letters = fc.array(fc.constantFrom(..."ab \u00a0!?,;«»“”„()-'’「」。"), { maxLength: 8 });
  const piece = fc.oneof(
    fc.constant(box),
    letters.map((text) => words(text.join(''))),
    letters.map((text) => ({ kind: 'tap', text: text.join('') })),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (line: { kind: string; text?: string }[]) => {
      const written = line.map(({ text }) => text ?? '□').join('');
      const held = bindPunctuation(line).map(
        ({ pieces, before, after }) =>
          before + pieces.map(({ text }) => text ?? '□').join('') + after,
      );
      expect(held.join('')).toBe(written);
    }),
  );
});

describe('no-break spaces', () => {
  /** Returns the text with no-break spaces shown as `~`. */
  const shown = (text: string) => withNoBreakSpaces(text).replaceAll('\u00a0', '~');

  test.each([
    ['Ça va ? Oui !', 'Ça va~? Oui~!'],
    ['Attention : il part ; elle reste.', 'Attention~: il part~; elle reste.'],
    ['« Oui », dit-il.', '«~Oui~», dit-il.'],
    ['Elle dit : « Non ! »', 'Elle dit~: «~Non~!~»'],
    ['(« Oui »)', '(«~Oui~»)'],
    ['—« Oui »', '—«~Oui~»'],
    ['Ça va\u202f? Oui\u00a0!', 'Ça va~? Oui~!'],
    ['Er sagt: »Hallo« und geht.', 'Er sagt: »Hallo« und geht.'],
    ['Is it? Yes: it is; good!', 'Is it? Yes: it is; good!'],
    [' ! seul', ' ! seul'],
  ])('inserts no-break spaces where needed: %s', (text, wanted) => {
    expect(shown(text)).toBe(wanted);
  });

  test('keeps the length and changes only spaces', () => {
    const text = fc.array(fc.constantFrom(...'ab1 \u00a0\u202f!?:;«».('), { maxLength: 30 });
    fc.assert(
      fc.property(text, (letters) => {
        const before = letters.join('');
        const after = withNoBreakSpaces(before);
        expect(after).toHaveLength(before.length);
        expect(after.replace(/\s/gu, ' ')).toBe(before.replace(/\s/gu, ' '));
        expect(withNoBreakSpaces(after)).toBe(after);
      }),
    );
  });
});
