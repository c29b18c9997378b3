import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkChunks } from './build-chunks.ts';
import { parseText, rejoins } from './parse-text.ts';
import { Text } from './text.ts';

const folder = new URL('./samples/', import.meta.url);
const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
const load = (name: string): unknown => JSON.parse(readFileSync(new URL(name, folder), 'utf8'));

function expectSound(text: Text): void {
  expect(Text.parse(text)).toEqual(text);
  for (const sentence of text.sentences) {
    expect(rejoins(sentence.target) && rejoins(sentence.native)).toBe(true);
    expect(checkChunks(sentence)).toEqual([]);
  }
  const ids = text.sentences.map((sentence) => sentence.id);
  expect(new Set(ids).size).toBe(ids.length);
}

/**
 * Texts in the formats that schools have stored. If a change makes one of these tests fail, fix the change,
 * not the file.
 */
describe('frozen samples', () => {
  test('contain one file for each kind of script', () => {
    expect(names).toEqual([
      'arabic.json',
      'french.json',
      'german.json',
      'japanese.json',
      'oldest.json',
      'persian.json',
    ]);
  });

  test.each(names.filter((name) => name !== 'oldest.json'))(
    'include %s, which parses unchanged',
    (name) => {
      const stored = load(name);
      const text = parseText(stored);
      expect(text).toEqual(stored);
      expectSound(text);
    },
  );

  test('are repaired if they have an older format, and keep their valid word data', () => {
    const text = parseText(load('oldest.json'));
    expectSound(text);
    expect(text.sentences.map((sentence) => sentence.id)).toEqual(['s2', 's1', 's3', 's4']);
    expect(text.sentences.map((sentence) => sentence.target.text)).toEqual([
      '¿Qué tal?',
      'Estoy bien.',
      'Me llamo Ana.',
      '',
    ]);
    const [me, , llamo] = text.sentences[2]?.target.tokens ?? [];
    expect(me).toEqual({ id: 's9.t0', start: 0, end: 2, text: 'Me', isWord: true });
    expect(llamo).toMatchObject({ id: 's9.t2', pos: 'verb', lemma: 'llamar' });
    expect(llamo).not.toHaveProperty('gloss');
    expect(text.sentences[2]?.native.tokens[0]?.text).toBe('I');
    expect(text.sentences[2]?.chunks).toEqual([]);
  });
});

test.each([[null], [undefined], [[]], ['text'], [{ sentences: 3 }], [{ sentences: [1, {}, []] }]])(
  'parses %j into a valid text',
  (stored) => {
    expectSound(parseText(stored));
  },
);

test('parses any stored sentences into a valid text', () => {
  const side = fc.oneof(
    fc.string(),
    fc.record({ text: fc.string(), tokens: fc.array(fc.anything()) }),
  );
  const sentence = fc.oneof(
    fc.anything(),
    fc.record({ target: side, native: side, chunks: fc.anything() }),
  );
  fc.assert(
    fc.property(fc.array(sentence), (sentences) => {
      expectSound(parseText({ target: 'fr', native: 'en', sentences }));
    }),
  );
});
