import { expect, test } from 'vitest';
import { TopicReply, topicMessages } from '#lessons/prompts/topic-prompt.ts';
import { answer } from './answer.ts';

const improve = (topic: string, from = 'en') => {
  const asked = { from, to: 'fr', textType: 'text', level: 'A2.1', title: '', topic } as const;
  return TopicReply.parse(answer(topicMessages(asked), 'topic')).t;
};

test.each([
  ['the Christmas market', 'en', /^The Christmas market\. Two friends/],
  ['Who has my bag?', 'en', /^Who has my bag\? Two friends/],
  ['ein Markt', 'de', /^Ein Markt\. Zwei Freunde/],
])('turns the topic %s into a sentence and adds people and an event', (topic, from, said) => {
  expect(improve(topic, from)).toMatch(said);
});
