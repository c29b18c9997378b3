import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { articlesLike } from '../articles.ts';
import { languageCodes } from '../languages.ts';
import { goldenRows, moreRows } from './answer-rows.data.ts';
import { checkAnswer } from './check-answer.ts';
import { withoutDiacritics } from './letters.ts';
import { ArticleWeight, articleWeights, type MarkingItem, MarkingPreset } from './marking-item.ts';
import { markingLanguage } from './marking-language.ts';
import { numberLists } from './number-words.ts';

const worth = { full: 0, half: 0.5, free: 1 } as const;
const score = (language: string, answer: string, typed: string, more: Partial<MarkingItem> = {}) =>
  checkAnswer({ language, answers: [answer], ...more }, typed).score;
const presets = MarkingPreset.options;

describe('Arabic', () => {
  test.each([
    ['فراولة', 'الفراولة'],
    ['شمس', 'الشمس'],
    ['سوق', 'السُّوق'],
    ['بيت كبير', 'البيت الكبير'],
    ['تفاح', 'تفاحة'],
    ['تفاح', 'التفاحة'],
    ['بيضة', 'البيض'],
    ['بصل', 'بصلة'],
  ])('for a definite %s, accepts %s in every preset', (answer, typed) => {
    for (const preset of presets)
      expect(score('ar', answer, typed, { definite: true, preset })).toBe(1);
  });

  test.each([
    ['غال', 'غالي'],
    ['غالٍ', 'غالي'],
    ['محام', 'محامي'],
    ['أم', 'الام'],
    ['زهرة', 'الزهره'],
  ])('for %s, accepts %s in Standard', (answer, typed) => {
    expect(score('ar', answer, typed, { definite: true })).toBe(1);
  });

  test.each([
    ['كتاب', 'كتابي'],
    ['مدرس', 'مدرسة'],
    ['بيت', 'بنت'],
  ])('for %s, rejects the different word %s', (answer, typed) => {
    expect(score('ar', answer, typed, { definite: true })).toBe(0);
  });

  test('gives half marks for the singulative noun if a gap in the text expects the collective noun', () => {
    expect(score('ar', 'تفاح', 'تفاحة', { literal: true })).toBe(0.5);
  });
});

/** Invented nouns that begin with a consonant, so that their article is a separate word. */
const nouns = ['bantol', 'kimarun', 'lopestir'];
const withArticles = languageCodes.filter((code) =>
  articlesLike(code).some((article) => /^\p{L}+$/u.test(article)),
);

test.each(withArticles)(
  '%s: deducts at most the article weight for a missing or wrong article',
  (code) => {
    const isPrefix = ['ar', 'he'].includes(code);
    const articles = articlesLike(code).filter((article) => /^\p{L}+$/u.test(article));
    const plain = isPrefix ? ['كتاب'].map((word) => (code === 'he' ? 'תלמיד' : word)) : nouns;
    for (const noun of plain)
      for (const article of articles)
        for (const preset of presets) {
          const answer = isPrefix ? article + noun : `${article} ${noun}`;
          expect(score(code, answer, noun, { preset }), answer).toBeGreaterThanOrEqual(
            worth[articleWeights[preset]],
          );
          for (const weight of ArticleWeight.options) {
            const marked = score(code, answer, noun, { preset, articles: weight });
            expect(marked, `${answer} ${weight}`).toBe(worth[weight]);
          }
          for (const other of isPrefix ? [] : articles)
            expect(
              score(code, answer, `${other} ${noun}`, { preset, articles: 'half' }),
            ).toBeGreaterThanOrEqual(0.5);
        }
  },
);

test('reports gender as the reason only if the noun is right', () => {
  const reasons = (answer: string, typed: string) =>
    checkAnswer({ language: 'fr', answers: [answer] }, typed).reasons;
  expect(reasons('la nuit', 'le soir')).toEqual(['different']);
  expect(reasons('la nuit', 'le nuit')).toEqual(['gender']);
  expect(reasons('l’école', 'la maison')).toEqual(['different']);
});

describe('accents', () => {
  test.each([
    ['fr', 'Bien sûr', 'Bien sur'],
    ['fr', 'le marché', 'le marche'],
    ['fr', 'À minuit, tout dort.', 'A minuit, tout dort.'],
    ['es', '¿Cómo está tu papá?', 'Como esta tu papa'],
    ['it', 'il caffè è buono', 'il caffe e buono'],
    ['pt', 'Ele é professor', 'Ele e professor'],
    ['el', 'πώς σε λένε', 'πως σε λενε'],
    ['de', 'der Bär', 'der Bar'],
  ])('%s: for %s, accepts the unaccented %s in Standard and Relaxed', (language, answer, typed) => {
    expect(score(language, answer, typed)).toBe(1);
    expect(score(language, answer, typed, { preset: 'relaxed' })).toBe(1);
    expect(score(language, answer, typed, { preset: 'exact' })).toBe(0);
  });

  test.each([
    ['fr', 'sûr', 'sur'],
    ['fr', 'la côte', 'la cote'],
    ['es', 'el papá', 'el papa'],
    ['es', 'año', 'ano'],
    ['it', 'la metà', 'la meta'],
  ])('%s: for %s, rejects %s, which may be a different word', (language, answer, typed) => {
    expect(score(language, answer, typed)).toBe(0);
  });

  test('accepts three or more words typed without accents', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...['fr', 'it', 'pt', 'el', 'ga', 'mi'].map((code) => code)),
        fc.array(fc.constantFrom('été', 'cafè', 'ínis', 'ώρα', 'māra', 'noté'), {
          minLength: 3,
          maxLength: 6,
        }),
        (code, words) => {
          const answer = words.join(' ');
          const bare = withoutDiacritics(answer, markingLanguage(code));
          expect(score(code, answer, bare)).toBe(1);
        },
      ),
    );
  });
});

describe('another form of the right word', () => {
  test.each([
    ['fr', 'cher', 'chère'],
    ['fr', 'cher', 'chers'],
    ['fr', 'parfait', 'parfaite'],
    ['fr', 'le pain', 'le pains'],
    ['fr', 'fleurs', 'fleur'],
    ['fr', 'mangent', 'manges'],
    ['fr', 'nous sommes', 'nous est'],
    ['fr', 'le cheval', 'les chevaux'],
    ['es', 'bonita', 'bonitos'],
    ['es', 'hablo', 'hablas'],
    ['es', 'la luz', 'las luces'],
    ['de', 'kaufen', 'kauft'],
    ['de', 'das Buch', 'die Bücher'],
    ['it', 'ragazzo', 'ragazze'],
    ['pt', 'falar', 'falamos'],
    ['nl', 'boek', 'boeken'],
    ['en', 'city', 'cities'],
    ['ru', 'книга', 'книги'],
    ['pl', 'dobry', 'dobra'],
    ['ar', 'كبير', 'كبيرة'],
    ['he', 'גדול', 'גדולה'],
    ['sv', 'boken', 'bok'],
  ])('%s: for %s, gives half marks for %s except in Exact', (language, answer, typed) => {
    for (const preset of ['relaxed', 'standard'] as const) {
      const marked = checkAnswer({ language, answers: [answer], preset }, typed);
      expect([marked.score, marked.reasons[0]]).toEqual([0.5, 'form']);
    }
    expect(score(language, answer, typed, { preset: 'exact' })).toBe(0);
  });

  test.each([
    ['fr', 'port', 'porte'],
    ['es', 'casa', 'caso'],
    ['it', 'casa', 'caso'],
    ['de', 'schon', 'schön'],
    ['en', 'car', 'care'],
  ])('%s: for %s, rejects the unrelated word %s', (language, answer, typed) => {
    expect(score(language, answer, typed)).toBe(0);
  });
});

test.each([
  ['fr', 'le miel', 'le meil'],
  ['en', 'the dog', 'the dgo'],
  ['es', 'pero', 'peor'],
  ['de', 'der Hund', 'der Hnud'],
])(
  '%s: counts two swapped letters in a short word as a typo (%s, %s)',
  (language, answer, typed) => {
    expect(score(language, answer, typed)).toBe(0.5);
    expect(score(language, answer, typed, { preset: 'relaxed' })).toBe(1);
  },
);

test.each([
  ['子ども', '子供'],
  ['おばあさん', 'お婆さん'],
  ['友達', 'ともだち'],
  ['ください', '下さい'],
  ['誕生日', 'たんじょうび'],
])('Japanese: for %s, accepts %s even in Exact', (answer, typed) => {
  expect(score('ja', answer, typed, { preset: 'exact' })).toBe(1);
});

describe('digits for number words', () => {
  // Each list begins with zero, or with the digit 1 followed by the word for one. In both cases, the third
  // entry is "two".
  const two = Object.entries(numberLists).flatMap(([code, list]) => {
    const [word = ''] = (list.trim().split(/\s+/)[2] ?? '').split('/');
    return word === '' ? [] : [[code, word] as const];
  });
  test.each(two)(
    '%s: accepts the digit 2 for %s if another word follows, but not as the whole answer',
    (code, word) => {
      expect(score(code, `${word} euros`, '2 euros')).toBe(1);
      expect(score(code, word, '2')).toBe(0);
      expect(checkAnswer({ language: code, answers: [word] }, '2').reasons).toEqual(['figures']);
      expect(score(code, `${word} euros`, '3 euros')).toBe(0);
    },
  );
  test('rejects a digit in place of an article', () => {
    expect(score('fr', 'un chat', '1 chat')).toBe(0);
  });
});

test('gives a reason for every answer below full marks', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...goldenRows, ...moreRows),
      fc.constantFrom(...goldenRows, ...moreRows),
      fc.constantFrom(...presets),
      ([language, expected, , , , more], [, , typed], preset) => {
        const item = { language, answers: [expected].flat(), ...more, preset };
        const marked = checkAnswer(item, typed);
        if (marked.score < 1) expect(marked.reasons.length).toBeGreaterThan(0);
      },
    ),
    { numRuns: 500 },
  );
});
