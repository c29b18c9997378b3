import { expect, test } from 'vitest';
import { compileWording } from '#language/wordings/compile-wording.ts';
import { createSpeaker } from '#language/wordings/speaker.ts';
import { createAnswerSpeaker } from '#ui/wordings/create-answer-speaker.ts';
import { answerSentences, hasAnswers, sentencesIn } from './answer-sentences.ts';

const found = (source: string) => sentencesIn(source, 'a.ts').map(({ english }) => english);

test('finds sentences in refusals and schemas, and names their gaps', () => {
  expect(
    found(`
      throw new ApiError('conflict', 'This class is already archived.');
      z.maxLength(limits.maxTags, \`Choose at most \${limits.maxTags} tags.\`);
      const message = few ? 'You need more.' : \`You have \${count(of)} of \${wanted}.\`;
    `),
  ).toEqual([
    'This class is already archived.',
    'Choose at most {maxTags} tags.',
    'You need more.',
    'You have {gap1} of {wanted}.',
  ]);
});

test('passes over what nobody reads', () => {
  expect(
    found(`
      throw new Error('This is for developers.');
      log('warn', 'This is for operators.');
      sql\`Select this and that.\`;
      const key = 'not-a-sentence.';
    `),
  ).toEqual([]);
});

test('passes over mails, admins’ operations and tests', () => {
  expect(hasAnswers('functions/classrooms/create-pupils.ts')).toBe(true);
  expect(hasAnswers('contracts/validation/email.ts')).toBe(true);
  expect(hasAnswers('lessons/questions/chunk/check.ts')).toBe(true);
  expect(hasAnswers('lessons/activities/gap-fill/state.ts')).toBe(true);
  for (const path of [
    'functions/accounts/mails.ts',
    'functions/admin/users/a.ts',
    'lessons/a.ts',
    'lessons/questions/chunk/check.test.ts',
    'lessons/questions/chunk/examples.ts',
  ]) {
    expect(hasAnswers(path)).toBe(false);
  }
});

// A sentence that another one's gaps could swallow would be said wrongly.
test('recognises every sentence with gaps as itself', () => {
  const sentences = answerSentences();
  const say = createAnswerSpeaker(
    sentences.map((english) => [
      english,
      { id: english, said: compileWording(`¶${english}`) as string },
    ]),
    createSpeaker('en-GB'),
  );
  for (const english of sentences) {
    const filled = english.replace(/\{(\w+)\}/g, (_, name: string) => `some ${name}`);
    expect(say(filled)).toBe(`¶${filled}`);
  }
});

test('writes no sentence that ICU would read differently', () => {
  for (const english of answerSentences()) expect(english).not.toMatch(/'\{|<\d/);
});
