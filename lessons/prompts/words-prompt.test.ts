import { expect, test } from 'vitest';
import { buildSentence } from '#language/text/build-sentence.ts';
import { replySchema, strictProblems } from '../questions/reply-schema.ts';
import { WordsReply, wordRows, wordsMessages } from './words-prompt.ts';

const text = {
  target: 'fr',
  native: 'en',
  sentences: [
    buildSentence('s1', ['', 'Il fait beau.', 'It is fine.'], { target: 'fr', native: 'en' }),
  ],
};

test('sends the stored words of one side at a time', () => {
  const [, , task] = wordsMessages(text, 'target');
  expect(task?.content).toContain('"tokens":[["s1",["Il","fait","beau"]]]');
  expect(task?.content).toContain('N noun');
});

test('parses rows by sentence and leaves out malformed rows', () => {
  const reply = WordsReply.parse({
    w: [
      ['s1', [['R', 'il', 'it', '']]],
      ['s2', 'nonsense'],
    ],
  });
  expect([...wordRows(reply)]).toEqual([['s1', [['R', 'il', 'it', '']]]]);
});

test('has a reply schema that strict mode accepts', () => {
  expect(strictProblems(replySchema({ Reply: WordsReply }))).toEqual([]);
});
