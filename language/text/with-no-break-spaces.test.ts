import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withNoBreakSpaces } from './with-no-break-spaces.ts';

/** Fixed spaces shown as `~`. */
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
])('%s', (text, wanted) => {
  expect(shown(text)).toBe(wanted);
});

test('the length stays, and nothing but spaces changes', () => {
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
