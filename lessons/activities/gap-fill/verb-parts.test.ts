import { describe, expect, test } from 'vitest';
import { applyWords } from '#language/text/apply-words.ts';
import { buildSentence } from '#language/text/build-sentence.ts';
import type { PartOfSpeech, Text } from '#language/text/text.ts';
import { exampleMaterials } from '../example-materials.ts';
import { defaultGapOptions } from './defaults.ts';
import { eligibleWords } from './eligible-words.ts';
import { gapHints } from './GapHintButton.tsx';
import { gapSheet } from './index.ts';
import {
  bankByDefault,
  gapStart,
  lengthClueByDefault,
  makeGaps,
  startByDefault,
} from './make-gaps.ts';
import { gapFillText } from './samples.ts';
import { verbParts } from './verb-parts.ts';

/** Builds one sentence with the part of speech and lemma of some of its words. */
function tagged(target: string, line: string, tags: Record<string, [PartOfSpeech, string]>): Text {
  const languages = { target, native: 'en' };
  const sentence = buildSentence('s1', ['', line, 'x'], languages);
  const marks = sentence.target.tokens.flatMap(({ id, text }) => {
    const [pos, lemma] = tags[text] ?? [];
    return pos ? [{ id, pos, lemma }] : [];
  });
  return {
    ...languages,
    sentences: [{ ...sentence, target: applyWords(sentence.target, marks) }],
  };
}

const early = tagged('de', 'Anna steht um sechs auf.', {
  steht: ['verb', 'aufstehen'],
  auf: ['particle', 'auf'],
});

describe('separable verbs', () => {
  test.each([
    ['a separated verb', early, ['steht … auf(5)']],
    [
      'a verb joined to its prefix',
      tagged('de', 'Sie ist aufgestanden.', { aufgestanden: ['verb', 'aufstehen'] }),
      [],
    ],
    [
      'a preposition that is not a prefix',
      tagged('de', 'Er wartet auf den Bus.', { wartet: ['verb', 'warten'] }),
      [],
    ],
    ['a sentence without tags', tagged('de', 'Anna steht um sechs auf.', {}), []],
    [
      'a Dutch verb',
      tagged('nl', 'Ik bel je morgen op.', { bel: ['verb', 'opbellen'] }),
      ['bel … op(5)'],
    ],
    [
      'a Hungarian verb',
      tagged('hu', 'Nem jövök el holnap.', { jövök: ['verb', 'eljön'] }),
      ['jövök … el(3)'],
    ],
    [
      'a prefix after the same word as a preposition',
      tagged('de', 'Er steigt aus dem Bus aus.', { steigt: ['verb', 'aussteigen'] }),
      ['steigt … aus(6)'],
    ],
    [
      'a prefix after the same word as an article',
      tagged('de', 'Sie lädt ein paar Freunde ein, mit ein paar Kindern.', {
        lädt: ['verb', 'einladen'],
      }),
      ['lädt … ein(6)'],
    ],
    [
      'two verbs with the same prefix',
      tagged('de', 'Er steht auf und macht die Tür auf.', {
        steht: ['verb', 'aufstehen'],
        und: ['conjunction', 'und'],
        macht: ['verb', 'aufmachen'],
      }),
      ['steht … auf(3)', 'macht … auf(8)'],
    ],
    [
      'a prefix before an infinitive',
      tagged('de', 'Er fängt an zu lesen.', { fängt: ['verb', 'anfangen'] }),
      ['fängt … an(3)'],
    ],
    [
      'an adverb as the prefix',
      tagged('de', 'Ich sehe gern fern.', { sehe: ['verb', 'fernsehen'] }),
      ['sehe … fern(4)'],
    ],
    [
      'a Dutch prefix before "te"',
      tagged('nl', 'Ik hoop op tijd op te staan.', { staan: ['verb', 'opstaan'] }),
      ['staan … op(5)'],
    ],
    [
      'a Dutch prefix before other verbs',
      tagged('nl', 'Omdat hij mij op wil bellen.', {
        wil: ['verb', 'willen'],
        bellen: ['verb', 'opbellen'],
      }),
      ['bellen … op(4)'],
    ],
    [
      'a Dutch prefix after the same word as a preposition',
      tagged('nl', 'Op maandag bel ik je op.', { bel: ['verb', 'opbellen'] }),
      ['bel … op(6)'],
    ],
    [
      'a Hungarian prefix before other verbs',
      tagged('hu', 'Meg akarom nézni.', {
        akarom: ['verb', 'akar'],
        nézni: ['verb', 'megnéz'],
      }),
      ['nézni … Meg(1)'],
    ],
    [
      'a Hungarian prefix after the same word as a pronoun',
      tagged('hu', 'Ki nyitotta ki az ablakot?', {
        Ki: ['pronoun', 'ki'],
        nyitotta: ['verb', 'kinyit'],
      }),
      ['nyitotta … ki(3)'],
    ],
    [
      'a prefix before the same word as a preposition with a possessive',
      tagged('de', 'Er kommt mit ins Kino mit seinem Freund.', { kommt: ['verb', 'mitkommen'] }),
      ['kommt … mit(3)'],
    ],
    [
      'a prefix before the same word as a preposition with an article',
      tagged('de', 'Der Kurs fängt an am Montag an der Schule.', { fängt: ['verb', 'anfangen'] }),
      ['fängt … an(4)'],
    ],
    [
      'a prefix after the same word as a preposition with a noun',
      tagged('de', 'Ich komme mit Freunden mit ins Kino.', {
        komme: ['verb', 'mitkommen'],
        Freunden: ['noun', 'Freund'],
      }),
      ['komme … mit(5)'],
    ],
    [
      'a Dutch prefix before the same word as a preposition',
      tagged('nl', 'Hij belt haar op op maandag.', {
        belt: ['verb', 'opbellen'],
        maandag: ['noun', 'maandag'],
      }),
      ['belt … op(4)'],
    ],
    [
      'a language without separable verbs',
      tagged('en', 'I get up at six.', { get: ['verb', 'upget'] }),
      [],
    ],
  ])('maps each separated verb to its prefix: %s', (_, text, expected) => {
    const [sentence] = text.sentences;
    if (!sentence) throw new Error('no sentence');
    const found = [...verbParts(sentence, text.target)].map(([id, prefix]) => {
      const verb = sentence.target.tokens.find((token) => token.id === id);
      const words = sentence.target.tokens.filter(({ isWord }) => isWord);
      return `${verb?.text} … ${prefix.text}(${words.indexOf(prefix) + 1})`;
    });
    expect(found).toEqual(expected);
  });

  test('makes no gap for the prefix, and mentions two parts in the hint and on the sheet', () => {
    expect(eligibleWords(early, true).map(({ token }) => token.text)).not.toContain('auf');
    const options = {
      ...defaultGapOptions,
      source: { kind: 'partOfSpeech', pos: 'verb' },
    } as const;
    const state = makeGaps({ text: early, vocabulary: [], options, seed: 1 });
    const verb = early.sentences[0]?.target.tokens.find(({ text }) => text === 'steht');
    const prefix = early.sentences[0]?.target.tokens.find(({ text }) => text === 'auf');
    if (!verb) throw new Error('no verb');
    expect(gapHints('de', verb, prefix)[0]).toEqual({ kind: 'parts', text: 'auf' });
    const sheet = gapSheet(state, { ...exampleMaterials.french, text: early });
    const gaps = sheet?.blocks.flatMap((block) => (block.kind === 'text' ? block.runs : []));
    expect(gaps?.find(({ kind }) => kind === 'gap')).toMatchObject({
      answer: 'steht',
      hint: '2 parts',
    });
  });
});

test('halves every second word of two or more letters in a C-test, starting after the first sentence', () => {
  const options = {
    ...defaultGapOptions,
    source: { kind: 'halfWords' },
    start: 'first-half',
  } as const;
  const { ids } = makeGaps({ text: gapFillText, vocabulary: [], options, seed: 9 });
  const chosen = new Set(ids);
  const shown = gapFillText.sentences
    .slice(1, 3)
    .map(({ target }) =>
      target.tokens
        .map(({ id, text }) => (chosen.has(id) ? `${gapStart('fr', text, 'first-half')}_` : text))
        .join(''),
    );
  expect(shown).toEqual(['Elle ma_ du pa_ avec s_ sœur.', "Ens_, elle v_ à l'école e_ bus."]);
  expect(ids.every((id) => !id.startsWith('s1.'))).toBe(true);
  expect(makeGaps({ text: gapFillText, vocabulary: [], options, seed: 10 }).ids).toEqual(ids);
  expect(bankByDefault(options.source)).toBe(false);
  expect(startByDefault(options.source, 'nothing')).toBe('first-half');
  expect(startByDefault({ kind: 'chosen' }, 'first-half')).toBe('nothing');
  expect(lengthClueByDefault({ kind: 'chosen' }, options.source, false)).toBe(true);
  expect(lengthClueByDefault(options.source, { kind: 'chosen' }, true)).toBe(false);
  expect(lengthClueByDefault({ kind: 'chosen' }, { kind: 'vocabulary' }, true)).toBe(true);
});

test.each([
  ['en', 'The students’ books are here.', true, 'students’'],
  ['en', "The dogs' names are funny.", true, "dogs'"],
  ['fr', "Voici l'école.", false, "l'"],
])(
  '%s: checks whether in %j the word with the apostrophe can be a gap: %s',
  (target, line, expected, word) => {
    const words = eligibleWords(tagged(target, line, {}), true).map(({ token }) => token.text);
    expect(words.some((text) => text === word || text === word.slice(0, -1))).toBe(expected);
  },
);
