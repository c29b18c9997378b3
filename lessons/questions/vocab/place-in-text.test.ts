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
  ['the noun, not its article', 'fr', ['Il dort sur le canapé.'], 'le canapé', '1: canapé'],
  ['an article of one letter', 'fr', ['Ouvre l’école !'], "l'école", '1: école'],
  ['another article', 'fr', ['Il y a un canapé.'], 'le canapé', '1: canapé'],
  ['a partitive one', 'fr', ['Je mange du fromage.'], 'le fromage', '1: fromage'],
  ['no article', 'en', ['I like cheese.'], 'the cheese', '1: cheese'],
  ['another form', 'de', ['Da sind zwei Hunde=Hund.'], 'der Hund', '1: Hunde'],
  ['the first of several', 'fr', ['Une tarte aux pommes !'], 'une tarte aux pommes', '1: tarte'],
  ['several without article', 'fr', ['Il fait du vélo.'], 'fait du vélo', '1: fait'],
  ['shorthand', 'fr', ['Elle va chez la dentiste.'], 'le/la dentiste', '1: dentiste'],
  ['only an article', 'fr', ['Il dort sur le canapé.'], 'le', '1: le'],
  [
    'the place of the complete phrase',
    'de',
    ['Er heißt Tom.', 'Er kommt, das heißt heute.'],
    'das heißt',
    '2: heißt',
  ],
  ['punctuation apart', 'fr', ['Voici le porte monnaie.'], 'le porte-monnaie', '1: porte'],
  ['a longer word around it', 'ar', ['هذا أخي.'], 'أخ', '1: أخي'],
  ['a missing word', 'fr', ['Il dort sur le canapé.'], 'le vélo', ''],
  ['nothing', 'fr', ['Il dort.'], '', ''],
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
    ['the word after it', 'le chien', 'le', 2, '2: chien'],
    ['its noun elsewhere, if the text has changed', 'le chien', 'Le', 3, '1: chien'],
    ['the word after it, if the list has another form', 'les trains', 'Le', 3, '3: train'],
    ['nothing after an article of another word', 'les vélos', 'Le', 3, ''],
    ['the article, if it is the word', 'le', 'Le', 3, '3: Le'],
    ['an article as another form of the word', 'un', 'le', 2, '2: le'],
    ['any other place as it is', 'rester', 'part', 3, '3: part'],
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
