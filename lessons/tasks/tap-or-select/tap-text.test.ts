import { expect, test } from 'vitest';
import { tapTextOf } from './tap-text.ts';

const line = { language: 'en', pieces: [{ kind: 'words' as const, text: 'Tap every verb.' }] };
const text = {
  language: 'fr',
  pieces: [
    { kind: 'tap' as const, id: 'a', text: 'Je' },
    { kind: 'words' as const, text: ' ' },
    { kind: 'tap' as const, id: 'b', text: 'vais' },
  ],
};

test('uses the blocks before the first tappable word as the instruction', () => {
  expect(tapTextOf([line, text, line])).toEqual({
    instruction: [line],
    text: [text, line],
    ids: ['a', 'b'],
  });
});

test('returns no instruction if there is only a text', () => {
  expect(tapTextOf([text]).instruction).toEqual([]);
});
