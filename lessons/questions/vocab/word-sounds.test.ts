import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exampleMaterials } from '../../activities/example-materials.ts';
import { parseVocabularyPaste } from '../../draft/parse-vocabulary-paste.ts';
import { vocabularyAnki } from './vocabulary-anki.ts';
import { soundFileName, wordSounds } from './word-sounds.ts';

const { french } = exampleMaterials;
const key = '3f2a'.repeat(16);
const [first, second] = french.vocabulary;
const spoken = {
  ...french,
  speech: { clips: { [first?.id ?? '']: { key, ms: 700 }, gone: { key: 'x', ms: 1 } } },
};

test('returns sounds only for current words that have a clip', () => {
  expect(wordSounds(french)).toEqual([]);
  expect(wordSounds(spoken)).toEqual([{ id: first?.id, word: first?.target, key }]);
});

test.each([
  ['le marché', `lexiloom-le-marche-${key.slice(0, 32)}.mp3`],
  ['L’été / the “heat”', `lexiloom-l-ete-the-heat-${key.slice(0, 32)}.mp3`],
  ['市場', `lexiloom-${key.slice(0, 32)}.mp3`],
  ['../../CON', `lexiloom-con-${key.slice(0, 32)}.mp3`],
])('turns %s into the file name %s', (word, name) => {
  expect(soundFileName({ word, key }, 'mp3')).toBe(name);
});

test('creates a file name that is safe on every file system for any word', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), fc.string(), (word, some) => {
      const name = soundFileName({ word, key: some }, 'mp3');
      expect(name).toMatch(/^lexiloom(?:-[a-zA-Z0-9-]*[a-zA-Z0-9])?\.mp3$/);
      expect(name.length).toBeLessThan(90);
    }),
  );
});

describe('the Anki file', () => {
  const name = soundFileName({ word: first?.target ?? '', key }, 'mp3');
  const sounds = new Map([[first?.id ?? '', name]]);

  test('has a sound column, empty for words without sound', () => {
    const lines = vocabularyAnki(spoken, sounds).trimEnd().split('\n');
    expect(lines.slice(0, 2)).toEqual(['#separator:tab', '#html:true']);
    expect(lines).toContain('#columns:French\tEnglish\tSound\tExample\tTags');
    expect(lines).toContain('#tags column:5');
    const rows = lines.filter((line) => !line.startsWith('#')).map((line) => line.split('\t'));
    expect(rows[0]?.slice(0, 3)).toEqual([first?.target, first?.native, `[sound:${name}]`]);
    expect(rows[1]?.slice(0, 3)).toEqual([second?.target, second?.native, '']);
  });

  test('is identical to the plain text file if there are no sounds', () => {
    expect(vocabularyAnki(spoken, new Map())).toBe(vocabularyAnki(spoken));
    expect(vocabularyAnki(spoken)).toContain('#html:false');
  });

  test('can be imported completely by our own importer, including HTML characters', () => {
    const languages = { from: 'en', to: 'fr' };
    const word = fc.string({ maxLength: 30 });
    const odd = fc.constantFrom('a < b', '<b>gras</b>', 'R&D', '&amp;', 'dire "oui"', '#un', 'x>y');
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.oneof(word, odd), fc.oneof(word, odd))), (pairs) => {
        const vocabulary = pairs.map(([target, native], at) => ({ id: `w${at}`, target, native }));
        const material = { ...french, vocabulary };
        const read = (file: string) => parseVocabularyPaste(file, languages).pairs;
        const withSound = vocabularyAnki(material, new Map([['w0', name]]));
        expect(read(withSound)).toEqual(read(vocabularyAnki(material)));
      }),
    );
    const odds = [
      ['a < b', 'R&D'],
      ['<b>gras</b>', 'dire "oui"'],
      ['&amp;', '[x]'],
    ];
    const material = {
      ...french,
      vocabulary: odds.map(([target = '', native = ''], at) => ({ id: `w${at}`, target, native })),
    };
    const file = vocabularyAnki(material, new Map([['w0', name]]));
    expect(
      parseVocabularyPaste(file, languages).pairs.map(({ target, native }) => [target, native]),
    ).toEqual(odds);
  });
});
