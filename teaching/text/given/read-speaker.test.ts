import { describe, expect, test } from 'vitest';
import { turnsIn } from './read-speaker.ts';

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
  ])('stands before the colon: %s', (row, speaker, words) => {
    expect(said(row)).toEqual([speaker, words]);
  });

  test.each([
    ['Anna (ernst): Aber jetzt an die Arbeit.', 'Anna', 'Aber jetzt an die Arbeit.'],
    ['Léa (au téléphone) : Allô ?', 'Léa', 'Allô ?'],
    ['田中（笑って）：はい。', '田中', 'はい。'],
    ['Tom [leaves]: Bye.', 'Tom', 'Bye.'],
  ])('is told without how something is said: %s', (row, speaker, words) => {
    expect(said(row)).toEqual([speaker, words]);
  });

  test.each([
    ['La mère de Léa : Tu as faim ?', 'La mère de Léa'],
    ['Nhân viên bán hàng: Chào anh.', 'Nhân viên bán hàng'],
    ['The man in the shop: Yes?', 'The man in the shop'],
  ])('of many words speaks more than once: %s', (row, speaker) => {
    expect(said(row)).toBeNull();
    expect(said(row, `${speaker}: …`)?.[0]).toBe(speaker);
  });

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
  ])('there is none: %j', (row) => {
    expect(said(row, row)).toBeNull();
  });
});
