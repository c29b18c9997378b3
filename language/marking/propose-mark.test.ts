import { describe, expect, test } from 'vitest';
import { type AskedQuestion, createProposer, foldAnswer } from './propose-mark.ts';

const proposeMark = (asked: AskedQuestion, given: string) => createProposer(asked)(given);

const french: AskedQuestion = {
  language: 'fr',
  text: 'Le samedi, Marie va au marché avec sa grand-mère. Elles achètent du pain et du fromage. Paul va à l’école à huit heures.',
  question: 'Où va Marie le samedi ?',
  model: 'Elle va au marché.',
};
const shopping = {
  ...french,
  question: 'Qu’est-ce qu’elles achètent ?',
  model: 'Du pain et du fromage.',
};
const time = {
  ...french,
  question: 'À quelle heure Paul va-t-il à l’école ?',
  model: 'À huit heures.',
};
const german: AskedQuestion = {
  language: 'de',
  text: 'Anna fährt am Montag mit dem Zug nach Berlin. Ihr Bruder bleibt zu Hause.',
  question: 'Wohin fährt Anna?',
  model: 'Sie fährt nach Berlin.',
};
const arabic: AskedQuestion = {
  language: 'ar',
  text: 'يذهب أحمد إلى المدرسة في الصباح. تشرب ليلى القهوة.',
  question: 'أين يذهب أحمد؟',
  model: 'يذهب أحمد إلى المدرسة.',
};
const japanese: AskedQuestion = {
  language: 'ja',
  text: '田中さんは毎日学校に行きます。日曜日に映画を見ます。',
  question: '田中さんは毎日どこに行きますか。',
  model: '学校に行きます。',
};
const chinese: AskedQuestion = {
  language: 'zh',
  text: '小明每天去学校。他喜欢喝茶。',
  question: '小明每天去哪里？',
  model: '他去学校。',
};
const english: AskedQuestion = {
  language: 'en',
  text: 'Tom takes the bus to school because it rains. His sister walks.',
  question: 'How does Tom get to school?',
  model: 'He takes the bus.',
};

describe('full marks', () => {
  test.each([
    ['a French answer with only the place', french, 'au marché'],
    ['a French answer in a full sentence', french, 'Marie va au marché'],
    [
      'a French answer with a detail from the text',
      french,
      'Marie va au marché avec sa grand-mère.',
    ],
    ['a French answer with a missing accent', french, 'Elle va au marche'],
    ['a French answer with both items', shopping, 'Elles achètent du pain et du fromage'],
    ['a French answer with a number in digits', time, 'Il va à l’école à 8 heures.'],
    ['a German answer without the pronoun', german, 'nach Berlin'],
    ['a German answer with a name instead of the pronoun', german, 'Anna fährt nach Berlin'],
    ['an Arabic answer with only the place', arabic, 'إلى المدرسة'],
    ['an Arabic answer with vowel signs', arabic, 'إلى المَدْرَسةِ'],
    ['a Japanese answer with only the place', japanese, '学校に'],
    ['a Japanese answer in a full sentence', japanese, '田中さんは学校に行きます'],
    ['a Chinese answer with only the place', chinese, '学校'],
    ['a Chinese answer in a full sentence', chinese, '小明去学校'],
    ['an English answer with only the deciding words', english, 'takes the bus'],
    [
      'an English answer with the reason from the text',
      english,
      'Tom takes the bus to school because it rains',
    ],
  ])('proposes full marks for %s', (_, asked, given) => {
    expect(proposeMark(asked, given)).toMatchObject({ score: 100, reason: 'all' });
  });

  test.each([
    [french, ' elle va au MARCHÉ '],
    [{ ...german, language: 'vi', model: 'Anh ấy không đi.' }, 'Anh ấy không đi'],
    [{ ...french, model: 'Elle ne va pas à l’école.' }, 'Elle ne va pas à l’école'],
  ])(
    'proposes full marks for the model answer itself, even if it contains a negation',
    (asked, given) => {
      expect(proposeMark(asked, given)).toEqual({ score: 100, reason: 'same', held: [] });
    },
  );
});

describe('half marks', () => {
  test.each([
    [shopping, 'du pain', ['pain']],
    [{ ...chinese, model: '学校和公园', text: '小明每天去学校和公园。' }, '学校', ['学校']],
    [
      { ...english, model: 'He takes the red bus.', text: 'Tom takes the red bus.' },
      'takes bus',
      ['takes', 'bus'],
    ],
  ])(
    '%#: proposes half marks for an answer with only part of the deciding words',
    (asked, given, held) => {
      expect(proposeMark(asked, given)).toEqual({ score: 50, reason: 'part', held });
    },
  );
});

describe('no proposal', () => {
  test.each([
    ['French ne … pas', french, 'Elle ne va pas au marché.'],
    ['French pas without ne', french, 'Elle va pas au marché'],
    ['French sans', shopping, 'du pain sans fromage'],
    ['German nicht', german, 'Sie fährt nicht nach Berlin.'],
    ['German kein', german, 'Sie fährt mit keinem Zug nach Berlin.'],
    ['Arabic لا', arabic, 'لا يذهب أحمد إلى المدرسة'],
    ['Arabic ليس', arabic, 'ليس إلى المدرسة'],
    ['Japanese ません', japanese, '学校に行きません'],
    ['Chinese 不', chinese, '他不去学校'],
    ['English not', english, 'He does not take the bus.'],
    ["English doesn't", english, "He doesn't take the bus"],
    ['English dont', english, 'He dont take the bus'],
    [
      'a model with French ne … pas',
      { ...french, model: 'Elle ne va pas au marché.' },
      'Elle va au marché.',
    ],
  ])('makes no proposal if the answer or the model is negated: %s', (_, asked, given) => {
    expect(proposeMark(asked, given)).toBeNull();
  });

  test.each([
    ['a different place', french, 'Elle va à l’école.'],
    ['a wrong word next to the right one', french, 'Elle va au marché et au cinéma'],
    ['a different person', french, 'Paul va au marché'],
    [
      'a different preposition',
      { ...french, model: 'Sous la table.', text: 'Le chat dort sous la table.' },
      'Sur la table',
    ],
    ['a different number', time, 'À 9 heures'],
    ['a missing number', time, 'à heures'],
    ['only words from the question', french, 'Marie va le samedi'],
    [
      'swapped subject and object',
      {
        ...french,
        text: 'Le chien mord l’homme.',
        question: 'Qui mord l’homme ?',
        model: 'Le chien mord l’homme.',
      },
      'L’homme mord le chien.',
    ],
    [
      'both options of an either-or question',
      {
        ...english,
        text: 'Tom drinks tea.',
        question: 'Does Tom drink tea or coffee?',
        model: 'Tea.',
      },
      'Tea or coffee',
    ],
    ['free writing without a text', { ...french, text: '' }, 'Elle va au marché.'],
    ['a text without the answer', { ...french, text: 'Bonjour à tous.' }, 'au marché'],
    ['a language without a list of answer words', { ...french, language: 'tr' }, 'au marché'],
    ['only a preposition', french, 'au'],
    ['only punctuation', french, '?'],
    ['a blank answer', french, ' '],
  ])('makes no proposal for %s', (_, asked, given) => {
    expect(proposeMark(asked, given)).toBeNull();
  });
});

test.each([
  ['fr', 'Au marché !', 'au  marché', true],
  ['fr', 'au marche', 'au marché', false],
  ['de', 'Straße', 'strasse', true],
  ['ja', '学校に 行きます。', '学校に行きます', true],
  ['ar', 'المَدرسة', 'المدرسة', true],
  ['fr', '?!', ':)', false],
])('%s: folds “%s” and “%s” to the same answer: %s', (code, one, other, same) => {
  expect(foldAnswer(code, one) === foldAnswer(code, other)).toBe(same);
});
