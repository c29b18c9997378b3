import { describe, expect, test } from 'vitest';
import { allFeatures } from '#contracts/access/features.ts';
import { TaskTemplateName } from '#contracts/homework/task-kinds.ts';
import { exampleMaterials, minimalMaterial } from '#lessons/activities/example-materials.ts';
import { defaultGapOptions } from '#lessons/activities/gap-fill/defaults.ts';
import { gapFill } from '#lessons/activities/gap-fill/index.ts';
import { firstSeed } from '#lessons/activities/seeds.ts';
import { sentenceChunks } from '#lessons/activities/sentence-chunks/index.ts';
import { defaultPreferences } from '#lessons/draft/preferences.ts';
import { DragAndDropData } from '#lessons/tasks/drag-and-drop/content.ts';
import { templateOf } from '#lessons/tasks/registry.ts';
import { taskSourceNames } from '#lessons/tasks/sources.ts';
import { TypeTheAnswerData } from '#lessons/tasks/type-the-answer/content.ts';
import { makeTask } from './make-task.ts';
import { skillChoices, taskOffers } from './task-offers.ts';

const lesson = {
  material: exampleMaterials.french,
  activities: {},
  usual: defaultPreferences,
  isFinal: true,
};
const refusalOf = (offers: ReturnType<typeof taskOffers>, source: string) =>
  offers.find((offer) => offer.source === source)?.refusal;

describe('what can be set', () => {
  const offers = taskOffers(lesson, allFeatures);

  test('names everything once, and what cannot be set last', () => {
    expect(offers.map(({ source }) => source).sort()).toEqual([...taskSourceNames].sort());
    const refused = offers.map(({ refusal }) => refusal !== null);
    expect(refused).toEqual([...refused].sort());
  });

  test('of a whole lesson has every template', () => {
    const templates = offers.flatMap((offer) =>
      offer.templates.filter(({ size }) => size !== null).map(({ template }) => template),
    );
    expect(new Set(templates)).toEqual(new Set(TaskTemplateName.options));
  });

  test('gives tasks as their templates store them', () => {
    for (const { source, templates } of offers) {
      for (const { template, size } of templates) {
        if (size === null) continue;
        const data = makeTask(
          lesson,
          { source, template, seed: 9, drawn: true },
          { preset: 'exact', secret: '' },
        );
        expect(templateOf(template).Data.safeParse(data).success, `${source} ${template}`).toBe(
          true,
        );
      }
    }
  });
});

test('tells what the teacher reads from what marks itself', () => {
  const reads = taskOffers(lesson, allFeatures).flatMap(({ source, templates }) =>
    templates.filter(({ toRead }) => toRead > 0).map(({ template }) => `${source} ${template}`),
  );
  expect(reads.sort()).toEqual([
    'comprehension TYPE_THE_ANSWER',
    'inferenceQues TYPE_THE_ANSWER',
    'openEndedRes TYPE_THE_ANSWER',
  ]);
});

test('without the feature in the plan, says so', () => {
  const offers = taskOffers(
    lesson,
    allFeatures.filter((feature) => feature !== 'comprehension'),
  );
  expect(refusalOf(offers, 'comprehension')).toBe(
    'Your plan does not include “Comprehension questions”.',
  );
  expect(refusalOf(offers, 'vocab')).toBeNull();
});

test.each([
  ['vocab', 'The lesson has too few words in its key vocabulary.'],
  ['dictation', 'The lesson has no sound for it.'],
  ['comprehension', 'It has not been made for this lesson.'],
  ['gap-fill', null],
])('of a text alone says of %s: %s', (source, refusal) => {
  const offers = taskOffers({ ...lesson, material: minimalMaterial }, allFeatures);
  expect(refusalOf(offers, source)).toBe(refusal);
});

test('says of each template whether there is enough for it: small words are no choice', () => {
  const article = lesson.material.text.sentences
    .flatMap(({ target }) => target.tokens)
    .find(({ pos }) => pos === 'article');
  const state = { seed: 4, options: defaultGapOptions, ids: [article?.id] };
  const offers = taskOffers({ ...lesson, activities: { 'gap-fill': state } }, allFeatures);
  const gaps = offers.find(({ source }) => source === 'gap-fill');
  expect(gaps?.refusal).toBeNull();
  expect(Object.fromEntries(gaps?.templates.map((one) => [one.template, one.size]) ?? [])).toEqual({
    TYPE_THE_ANSWER: 1,
    DRAG_AND_DROP: 1,
    MULTIPLE_CHOICE: null,
  });
});

test('asks the gaps of the projector until they are drawn anew', () => {
  const word = lesson.material.text.sentences[0]?.target.tokens.find(({ isWord }) => isWord);
  const state = { seed: 4, options: defaultGapOptions, ids: [word?.id] };
  const shown = { ...lesson, activities: { 'gap-fill': state } };
  const recipe = { source: 'gap-fill', template: 'TYPE_THE_ANSWER', seed: 1 } as const;
  const make = (from: typeof lesson, drawn: boolean) =>
    TypeTheAnswerData.parse(
      makeTask(from, { ...recipe, drawn }, { preset: 'standard', secret: '' }),
    );
  expect(make(shown, false).fields.map(({ answers }) => answers[0])).toEqual([word?.text]);
  expect(make(shown, true)).toEqual(make(lesson, true));
});

test('takes the orders of chunks that were accepted at the board, in every draw', () => {
  const [, sentence] = lesson.material.text.sentences;
  const ids = sentence?.chunks.map(({ id }) => id).reverse() ?? [];
  const made = sentenceChunks.make({
    material: lesson.material,
    options: sentenceChunks.defaultOptions,
    seed: 4,
  });
  const state = { ...made, accepted: [{ side: 'target', ids }] };
  const recipe = { source: 'chunk', template: 'DRAG_AND_DROP', seed: 1 } as const;
  const ordersOf = (activities: Record<string, unknown>, drawn: boolean) =>
    DragAndDropData.parse(
      makeTask({ ...lesson, activities }, { ...recipe, drawn }, { preset: 'standard', secret: '' }),
    ).groups.flatMap(({ id, alsoRight = [] }) => alsoRight.map(() => id));
  expect(ordersOf({}, false)).toEqual([]);
  expect(ordersOf({ 'sentence-chunks': state }, false)).toEqual([sentence?.id]);
  expect(ordersOf({ 'sentence-chunks': state }, true)).toEqual([sentence?.id]);
});

test('asks of an activity that nobody has opened what the projector will show', () => {
  const { material } = lesson;
  const seed = firstSeed(material.resourceId, 'gap-fill');
  const { ids } = gapFill.make({ material, options: gapFill.defaultOptions, seed });
  const recipe = { source: 'gap-fill', template: 'TYPE_THE_ANSWER', seed: 1 } as const;
  const asked = (drawn: boolean) =>
    TypeTheAnswerData.parse(
      makeTask(
        { ...lesson, activities: {} },
        { ...recipe, drawn },
        { preset: 'exact', secret: '' },
      ),
    );
  expect(asked(false).fields.map(({ id }) => id)).toEqual(ids);
  expect(asked(true).fields.map(({ id }) => id)).not.toEqual(ids);
});

test('offers the skills of the source first, and every other after them', () => {
  expect(skillChoices('dictation').slice(0, 2)).toEqual(['LISTENING', 'WRITING']);
  expect(skillChoices('dictation')).toHaveLength(5);
});
