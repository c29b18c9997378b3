import { describe, expect, it } from 'vitest';
import { speaksWords } from './speak-line.ts';

describe('clips whose words match the line', () => {
  it.each([
    ['fr', 'Le chat dort.', 'Le chat dort.'],
    ['fr', "J'ai 12 ans !", 'J’ai douze ans'],
    ['fr', 'Où est la gare ?', 'où est la gare'],
    ['de', 'Er heißt Jörg.', 'Er heißt Jörg.'],
    ['en', "It's a cat.", "It's a cat."],
    ['ja', '七時半に起きます。', '七時半に起きます'],
    ['ar', 'القطُّ نائمٌ.', 'القط نائم'],
    ['es', '¿Qué hora es?', 'Qué hora es'],
    ['fr', 'Elle a douze ans.', 'Elle a 12 ans.'],
    ['de', 'Um 7 Uhr isst Max Äpfel.', 'Um sieben Uhr isst Max Aepfel'],
    ['en', "I don't like the color.", 'I do not like the colour'],
    ['ar', 'أنا أحب القهوة.', 'انا احب القهوه'],
    ['ja', 'りんごをください。', 'リンゴをください'],
    ['ko', '학교에 가요.', '학교에가요'],
    ['vi', 'Tôi là sinh viên.', 'Tôi là sinh viên'],
    ['zh', '我有两个苹果。', '我有两个苹果'],
    ['tr', 'İstanbul’da mısın?', 'istanbulda mısın'],
  ])('%s: accepts the line %s spoken as %s', (language, line, spoken) => {
    expect(speaksWords(language, line, spoken)).toBe(true);
  });
});

describe('clips whose words differ from the line', () => {
  it.each([
    ['adds words before the line', 'fr', 'Le chat dort.', 'Bien sûr ! Le chat dort.'],
    [
      'answers the question instead of reading it',
      'fr',
      'Où est la gare ?',
      'La gare est tout droit.',
    ],
    ['translates the line', 'fr', 'Le chat dort.', 'The cat is sleeping.'],
    ['leaves a word out', 'fr', 'Le petit chat dort.', 'Le chat dort.'],
    ['replaces a word', 'en', 'I would like a ticket.', 'I want a ticket.'],
    ['replaces a number', 'fr', "J'ai 12 ans.", "J'ai deux ans."],
    ['replaces a letter', 'es', 'Tengo un año.', 'Tengo un ano.'],
    ['says a word twice', 'fr', 'Le chat dort.', 'Le le chat dort.'],
    ['changes the word order', 'de', 'Heute esse ich Brot.', 'Ich esse heute Brot.'],
    ['reads a different kanji', 'ja', '月曜日です。', '日曜日です。'],
    ['says nothing', 'fr', 'Le chat dort.', ''],
    ['says only half of the line', 'ja', '七時半に起きます。', '七時半'],
  ])('rejects the clip if the voice %s', (_, language, line, spoken) => {
    expect(speaksWords(language, line, spoken)).toBe(false);
  });
});
