import { expect, test } from 'vitest';
import { writerLanguages } from '#emulators/openai/writer/languages.ts';
import { countWords } from '#language/text/count-words.ts';
import { questionTypes } from '#lessons/questions/kinds.ts';
import { registry } from '#lessons/questions/registry.ts';
import { demoLessons } from './demo-lessons.ts';
import { demoRecipes } from './demo-recipes.ts';

const lessons = demoLessons();

test('makes a lesson from every recipe whose language the demo writer supports', () => {
  const written: readonly string[] = writerLanguages;
  const expected = demoRecipes.filter(({ draft }) => written.includes(draft.to ?? ''));
  expect(lessons.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
});

test.each(lessons.map((lesson) => [lesson.id, lesson] as const))(
  '%s has the expected length, tags and parts',
  (_, { draft, text, parts }) => {
    const words = countWords(
      draft.to,
      text.sentences.map(({ target }) => target),
    );
    expect(Math.abs(words - draft.count)).toBeLessThanOrEqual(draft.count / 10);
    for (const { target } of text.sentences) {
      for (const token of target.tokens)
        if (token.isWord) expect(token.pos, token.text).toBeTruthy();
    }
    const made = parts.map(({ part }) => part);
    const fitting = questionTypes.filter(
      (type) =>
        registry[type].fits(draft.textType) && !['syllables', 'deliberateErrors'].includes(type),
    );
    expect(made).toEqual(expect.arrayContaining(fitting));
  },
);
