import { describe, expect, test } from 'vitest';
import { buildSentence } from '#language/text/build-sentence.ts';
import type { Text } from '#language/text/text.ts';
import { wordTokens } from '#language/text/word-tokens.ts';
import { minimalMaterial } from '../../activities/example-materials.ts';
import { exampleRequest } from '../example-texts.ts';
import { check } from './check.ts';
import { placeInText } from './place-in-text.ts';
import { usesOf } from './uses-of.ts';

/** Builds a text from its sentences. A lemma follows its word: `joue=jouer`. */
function textOf(target: string, lines: readonly string[]): Text {
  const languages = { target, native: 'en' };
  return {
    ...languages,
    sentences: lines.map((line, at) => {
      const lemmas = new Map(
        [...line.matchAll(/(\p{L}+)=(\p{L}+)/gu)].map(([, word, lemma]) => [word, lemma]),
      );
      const plain = line.replace(/=\p{L}+/gu, '');
      const built = buildSentence(`s${at + 1}`, ['', plain, 'Hello.'], languages);
      const tokens = built.target.tokens.map((token) => {
        const lemma = lemmas.get(token.text);
        return { ...token, ...(lemma && { lemma }) };
      });
      return { ...built, target: { ...built.target, tokens } };
    }),
  };
}

/** Returns the words with these ids, preceded by the number of their sentence: `2: canapé`. */
function wordsAt({ sentences }: Text, ids: readonly string[]): string {
  const places = sentences.map(({ target }) =>
    wordTokens(target).flatMap(({ id, text }) => (ids.includes(id) ? [text] : [])),
  );
  return places.flatMap((words, at) => (words[0] ? [`${at + 1}: ${words.join(' ')}`] : [])).join();
}

const idOf = (text: Text, word: string, sentence = 1) =>
  wordTokens(text.sentences[sentence - 1]?.target ?? { text: '', tokens: [] }).find(
    (token) => token.text === word,
  )?.id;

test.each<[string, string, string[], string, string]>([
  ['the noun instead of its article', 'fr', ['Il dort sur le canapé.'], 'le canapé', '1: canapé'],
  ['a noun with a one-letter article', 'fr', ['Ouvre l’école !'], "l'école", '1: école'],
  ['a noun with a different article', 'fr', ['Il y a un canapé.'], 'le canapé', '1: canapé'],
  ['a noun with a partitive article', 'fr', ['Je mange du fromage.'], 'le fromage', '1: fromage'],
  ['a noun without an article', 'en', ['I like cheese.'], 'the cheese', '1: cheese'],
  ['another form of the noun', 'de', ['Da sind zwei Hunde=Hund.'], 'der Hund', '1: Hunde'],
  [
    'the first word of a phrase',
    'fr',
    ['Une tarte aux pommes !'],
    'une tarte aux pommes',
    '1: tarte',
  ],
  [
    'the first word of a phrase without an article',
    'fr',
    ['Il fait du vélo.'],
    'fait du vélo',
    '1: fait',
  ],
  [
    'a noun with two alternative articles',
    'fr',
    ['Elle va chez la dentiste.'],
    'le/la dentiste',
    '1: dentiste',
  ],
  ['an article alone', 'fr', ['Il dort sur le canapé.'], 'le', '1: le'],
  [
    'a phrase that occurs completely only later',
    'de',
    ['Er heißt Tom.', 'Er kommt, das heißt heute.'],
    'das heißt',
    '2: heißt',
  ],
  [
    'a compound that differs only in punctuation',
    'fr',
    ['Voici le porte monnaie.'],
    'le porte-monnaie',
    '1: porte',
  ],
  ['a longer word that contains it', 'ar', ['هذا أخي.'], 'أخ', '1: أخي'],
  ['nothing for a word that is not in the text', 'fr', ['Il dort sur le canapé.'], 'le vélo', ''],
  ['nothing for an empty word', 'fr', ['Il dort.'], '', ''],
])('finds the place of a word: %s', (_, language, lines, words, expected) => {
  const text = textOf(language, lines);
  const place = placeInText(text, words);
  expect(wordsAt(text, place === undefined ? [] : [place])).toBe(expected);
});

describe('a list stored with the position of an article', () => {
  const text = textOf('fr', [
    'Mon chien dort.',
    'Où est le chien ?',
    'Le train part à huit heures.',
  ]);
  const use = (target: string, tokenId: string | undefined) => {
    const item = { id: 'v1', target, native: 'x', ...(tokenId && { tokenId }) };
    const found = usesOf([item], { ...minimalMaterial, text }).get('v1');
    return wordsAt(
      text,
      (found?.tokens ?? []).map(({ id }) => id),
    );
  };

  test.each<[string, string, string, number, string]>([
    ['the word after the article', 'le chien', 'le', 2, '2: chien'],
    ['the noun elsewhere if the text has changed', 'le chien', 'Le', 3, '1: chien'],
    ['the word after the article if the list has another form', 'les trains', 'Le', 3, '3: train'],
    ['nothing if the article belongs to another word', 'les vélos', 'Le', 3, ''],
    ['the article if it is the listed word', 'le', 'Le', 3, '3: Le'],
    ['the article if it is another form of the listed word', 'un', 'le', 2, '2: le'],
    ['any other position unchanged', 'rester', 'part', 3, '3: part'],
  ])('shows %s', (_, target, word, sentence, expected) => {
    expect(use(target, idOf(text, word, sentence))).toBe(expected);
  });
});

test('counts a listed word as used in the text with any article and in any form', () => {
  const text = textOf('fr', ['Un vieux chien joue=jouer dans des jardins=jardin.']);
  const told = (...words: string[]) =>
    check(
      {
        items: words.map((target, at) => ({
          id: `v${at}`,
          native: `x${at}`,
          target,
          tokenId: placeInText(text, target),
        })),
      },
      text,
      { ...exampleRequest, vocabulary: [] },
    ).map(({ message }) => message);
  const fewer = 'Fewer than half of these words are in the text.';
  expect(told('le chien', 'jouer', 'le jardin')).not.toContain(fewer);
  expect(told('le chien', 'le vélo', 'la mer')).toContain(fewer);
});
