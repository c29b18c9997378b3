import { describe, expect, test } from 'vitest';
import { applyWords } from '#language/text/apply-words.ts';
import { buildSentence } from '#language/text/build-sentence.ts';
import type { PartOfSpeech, Text } from '#language/text/text.ts';
import { wordTokens } from '#language/text/word-tokens.ts';
import { eligibleWords } from './eligible-words.ts';
import { gapFillText } from './samples.ts';

function oneSentence(target: string, line: string): Text {
  const languages = { target, native: 'en' };
  return { ...languages, sentences: [buildSentence('s1', ['', line, 'Hello.'], languages)] };
}

describe('eligibleWords', () => {
  test('excludes names, digits, elided articles and, if requested, the first sentence', () => {
    const all = eligibleWords(gapFillText, true).map((word) => word.token.text);
    expect(all.slice(0, 7)).toEqual(['Elle', 'mange', 'du', 'pain', 'avec', 'sa', 'sœur']);
    expect(all).not.toContain("l'");
    const withFirst = eligibleWords(gapFillText, false).map((word) => word.token.text);
    expect(withFirst).toContain("Aujourd'hui");
    for (const never of ['Marie', '7', '30']) expect(withFirst).not.toContain(never);
  });

  test.each([
    ['en', 'I think Anna and I met Tom. Then he left.', 'I think and I met Then he left'],
    ['de', 'Heute fährt der Zug nach Köln.', 'Heute fährt der Zug nach Köln'],
    ['ja', '私|は|学校|へ|2025年|に|行きます|。', '私 は 学校 へ に 行きます'],
    ['fr', 'Voir https://a.com ou écrire à a@b.fr, dit-il à Paul.', 'Voir ou écrire à dit-il à'],
  ])('in %s, selects the eligible words of an untagged sentence: %s', (target, line, expected) => {
    const text = oneSentence(target, line);
    const eligible = eligibleWords(text, true).map((word) => word.token.text);
    expect(eligible.join(' ')).toBe(expected);
  });

  test.each([
    ['fr', 'Je suis né(e) ici, cher(e)s amis.', 'Je suis ici amis'],
    ['es', 'vivo en EE. UU. con la Sra. y el Sr. López', 'vivo en con la y el López'],
    ['he', "הוא גר ברח' הרצל", 'הוא גר הרצל'],
    ['es', 'Querido/a Ana: los/las vemos.', 'vemos'],
    ['de', 'Wir, z. B. die Schüler:innen, d. h. alle.', 'Wir die Schüler:innen alle'],
    ['de', 'Um 8 Uhr, z.B. hier.', 'Um Uhr hier'],
    ['ru', 'Я ем хлеб, сыр и т. д.', 'Я ем хлеб сыр и'],
    ['ru', 'Дом, т. е. всё.', 'Дом всё'],
    ['fr', 'Il est 10 h 30, à 5 km, 20 min.', 'Il est à'],
    ['fr', 'Il y en a. Elle y va (vite).', 'Il y en a Elle y va vite'],
    ['en', 'So am I. Yes (no).', 'So am I Yes no'],
    ['ko', '저는 물. 네.', '저는 물 네'],
    ['ja', '東京(|とうきょう|)|です|。', '東京 とうきょう です'],
    ['fr', 'Il mange 3 g de sel, 2 kg de riz.', 'Il mange de sel de riz'],
    ['en', 'At 5 pm, at 20 °C, I drink 2 dl.', 'At at I drink'],
    ['ru', 'В 7 ч он пьёт 2 л воды.', 'В он пьёт воды'],
    ['hu', 'Ez 500 Ft.', 'Ez'],
    // A number may end a phrase; the next word is then not its unit.
    ['pl', 'Spotykamy się o 18 w parku.', 'Spotykamy się o w parku'],
    ['ru', 'Встречаемся в 5 в парке.', 'Встречаемся в в парке'],
    ['ru', 'Приду в 7 к тебе, в 8 с ним.', 'Приду в к тебе в с ним'],
    ['cs', 'Sejdeme se v 6 v kavárně.', 'Sejdeme se v v kavárně'],
    ['de', 'Wir kommen um 8 am Montag.', 'Wir kommen um am Montag'],
  ])('in %s, excludes abbreviations, units and word fragments: %s', (target, line, expected) => {
    const eligible = eligibleWords(oneSentence(target, line), true);
    expect(eligible.map((word) => word.token.text).join(' ')).toBe(expected);
  });

  test.each<[string, string, Record<string, PartOfSpeech>, string]>([
    ['en', 'I have 3 TV sets.', { TV: 'noun' }, 'I have TV sets'],
    ['cs', 'Je 8 v Praze.', { v: 'preposition' }, 'Je v Praze'],
    ['da', 'Klokken 7 min mor kommer.', { min: 'pronoun' }, 'Klokken min mor kommer'],
    ['da', 'Det tager 7 min hjem.', { min: 'noun' }, 'Det tager hjem'],
    ['en', 'It takes 7 s now.', { s: 'noun' }, 'It takes now'],
  ])(
    'in %s, decides by its tag whether a word after a number is a unit: %s',
    (target, line, tags, expected) => {
      const languages = { target, native: 'en' };
      const built = buildSentence('s1', ['', line, 'Hello.'], languages);
      const marks = wordTokens(built.target).map(({ id, text }) => ({
        id,
        pos: tags[text] ?? ('adverb' as const),
      }));
      const sentence = { ...built, target: applyWords(built.target, marks) };
      const eligible = eligibleWords({ ...languages, sentences: [sentence] }, true);
      expect(eligible.map((word) => word.token.text).join(' ')).toBe(expected);
    },
  );

  test('includes a speaker’s role if it is tagged as a noun, and always includes its article', () => {
    const languages = { target: 'fr', native: 'en' };
    const built = buildSentence('s1', ['Le serveur', 'Le serveur apporte le thé.', ''], languages);
    const tags: Record<string, PartOfSpeech> = { serveur: 'noun', Le: 'article' };
    const marks = wordTokens(built.target).map(({ id, text }) => ({ id, pos: tags[text] }));
    const sentence = { ...built, target: applyWords(built.target, marks) };
    const wordsOf = (sentences: Text['sentences']) =>
      eligibleWords({ ...languages, sentences }, true).map((word) => word.token.text);
    expect(wordsOf([sentence])).toEqual(['Le', 'serveur', 'apporte', 'le', 'thé']);
    expect(wordsOf([built])).toEqual(['Le', 'apporte', 'le', 'thé']);
  });

  test('excludes the names of speakers', () => {
    const languages = { target: 'es', native: 'en' };
    const sentences = [
      buildSentence('s1', ['Sol', 'Sol dice que hay sol.', 'Sol says so.'], languages),
    ];
    const eligible = eligibleWords({ ...languages, sentences }, true);
    expect(eligible.map((word) => word.token.text)).toEqual(['dice', 'que', 'hay', 'sol']);
  });
});
