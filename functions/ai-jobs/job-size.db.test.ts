import { afterAll, beforeAll, expect, it } from 'vitest';
import { costOfPictures, costOfSpeech } from '#contracts/ai-models/model-cost.ts';
import { insertLesson, insertTeacher, shortText } from '#db/queries/testing/insert-lesson.ts';
import { createTestDatabase, type TestDatabase } from '#scripts/testing/test-database.ts';
import { noSize, selectJobSize } from './job-size.ts';
import { reserveFor } from './reserve-for.ts';
import { demoModels } from './testing/demo-models.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.close());

const models = demoModels();
const { speech, pictures } = models;

it('counts what is stored, and what is asked for', async () => {
  const owner = await insertTeacher(test.db);
  const id = await insertLesson(test.db, owner, {}, [
    { part: 'vocab', content: { items: [{ id: 'v1', target: 'le chat', native: 'cat' }] } },
    { part: 'speech', options: { vocabulary: true } },
    { part: 'pictures', options: { images: ['v1', 'v2'] } },
    { part: 'phrase' },
  ]);
  const sum = (side: 'target' | 'native') =>
    shortText.sentences.reduce((characters, one) => characters + one[side].text.length, 0);
  const of = (part: string) => selectJobSize(test.db, { resourceId: id, part });
  const size = {
    ...noSize,
    language: shortText.target,
    target: sum('target'),
    native: sum('native'),
    vocabulary: 10,
  };
  expect(await of('phrase')).toEqual(size);
  expect(await of('speech')).toEqual({ ...size, spokenVocabulary: 7 });
  expect(await of('pictures')).toEqual({ ...size, images: 2 });
  expect(await of('poem')).toEqual(noSize);
});

it('keeps back more for a longer text, and for every picture', () => {
  const long = { ...noSize, target: 20_000, native: 20_000, spokenVocabulary: 500 };
  expect(reserveFor('speech', models, long)).toBe(
    2 * (speech ? costOfSpeech(speech.model, 20_500, '') : 0),
  );
  for (const part of ['words', 'phrase', 'pictures']) {
    expect(reserveFor(part, models, long)).toBeGreaterThan(reserveFor(part, models, noSize));
  }
  const drawn = reserveFor('pictures', models, { ...noSize, images: 30 });
  expect(drawn - reserveFor('pictures', models, noSize)).toBe(
    pictures ? costOfPictures(pictures.model, 'low', 30) : 0,
  );
});
