import { describe, expect, test } from 'vitest';
import { turnsIn } from './parse-speaker.ts';

const said = (row: string, ...others: string[]) => {
  const turn = turnsIn([row, ...others])(row);
  return turn && [turn.speaker, turn.words];
};

describe('a name', () => {
  test.each([
    ['Léa : Bonjour !', 'Léa', 'Bonjour !'],
    ['Mr. Brown: Hello.', 'Mr. Brown', 'Hello.'],
    ['D.ª Ana: Un café.', 'D.ª Ana', 'Un café.'],
    ['Speaker 1: 3 apples', 'Speaker 1', '3 apples'],
    ['田中：はい。', '田中', 'はい。'],
    ['ד"ר לוי: פתח את הפה', 'ד"ר לוי', 'פתח את הפה'],
    ['ד״ר לוי: שלום', 'ד״ר לוי', 'שלום'],
    ["גב' כהן: שלום", "גב' כהן", 'שלום'],
    ['约翰·史密斯：谢谢。', '约翰·史密斯', '谢谢。'],
    ['ジョン・スミス：はい。', 'ジョン・スミス', 'はい。'],
    ['Kellner/in: Guten Tag!', 'Kellner/in', 'Guten Tag!'],
    ['Tom:', 'Tom', ''],
  ])('is recognised before a colon: %s', (row, speaker, words) => {
    expect(said(row)).toEqual([speaker, words]);
  });

  test.each([
    ['Anna (ernst): Aber jetzt an die Arbeit.', 'Anna', 'Aber jetzt an die Arbeit.'],
    ['Léa (au téléphone) : Allô ?', 'Léa', 'Allô ?'],
    ['田中（笑って）：はい。', '田中', 'はい。'],
    ['Tom [leaves]: Bye.', 'Tom', 'Bye.'],
  ])('is recognised, and its stage direction is removed: %s', (row, speaker, words) => {
    expect(said(row)).toEqual([speaker, words]);
  });

  test.each([
    ['La mère de Léa : Tu as faim ?', 'La mère de Léa'],
    ['Nhân viên bán hàng: Chào anh.', 'Nhân viên bán hàng'],
    ['The man in the shop: Yes?', 'The man in the shop'],
  ])('is recognised if it has many words only when it occurs twice: %s', (row, speaker) => {
    expect(said(row)).toBeNull();
    expect(said(row, `${speaker}: …`)?.[0]).toBe(speaker);
  });

  test.each([
    ['田中「おはよう。」', '田中', 'おはよう。'],
    ['田中さん「おはようございます。元気？」', '田中さん', 'おはようございます。元気？'],
    ['ジョン・スミス「はい」', 'ジョン・スミス', 'はい'],
    ['店員Ａ（笑って）「いらっしゃいませ！」', '店員Ａ', 'いらっしゃいませ！'],
    ['母「「はい」と言って。」', '母', '「はい」と言って。'],
    ['小明「你好！」', '小明', '你好！'],
    ['田中「おはよう。」（笑う）', '田中', 'おはよう。'],
  ])(
    'is recognised before brackets if another row also has a name there: %s',
    (row, speaker, words) => {
      expect(said(row)).toBeNull();
      expect(said(row, '鈴木「……」')).toEqual([speaker, words]);
    },
  );

  test.each([
    '田中さんは「おはよう」と言いました。',
    '私は「はい」',
    '田中「はい」と鈴木「いいえ」',
    '小明說「你好。」',
    'そう、田中「はい」',
    '「はい」',
    '田中「',
  ])('is not recognised before the brackets of a sentence: %s', (row) => {
    expect(said(row, '鈴木「はい」', '田中「はい」')).toBeNull();
  });

  test.each([
    ['- Lucas : Tu viens ?', 'Lucas', 'Tu viens ?'],
    ['– Emma : Oui.', 'Emma', 'Oui.'],
    ['— Emma (au téléphone) : Oui.', 'Emma', 'Oui.'],
    ['-Emma: Oui.', 'Emma', 'Oui.'],
    ['EMMA — Oui.', 'EMMA', 'Oui.'],
    ['MME ROY. – Entrez !', 'MME ROY', 'Entrez !'],
    ['ЛИЗА – Да.', 'ЛИЗА', 'Да.'],
  ])('is recognised next to a dash: %s', (row, speaker, words) => {
    expect(said(row, 'LUCAS — Non.')).toEqual([speaker, words]);
  });

  test.each(['Emma — ma sœur — dort.', 'L’OTAN – une alliance', '- Tu viens ?', 'SNCF — le train'])(
    'is not recognised next to a dash within a sentence: %s',
    (row) => expect(said(row)).toBeNull(),
  );

  test.each([
    'It is 8:30.',
    'à 20:30.',
    'https://a.example',
    'Il pleut.',
    'He said "no": and left.',
    'One two three four five six: no.',
    '(leise): Ja.',
    ': Ja.',
    '',
  ])('is not recognised in the text %j', (row) => {
    expect(said(row, row)).toBeNull();
  });
});
