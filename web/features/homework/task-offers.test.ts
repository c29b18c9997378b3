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
import * as sources from '#lessons/tasks/sources.ts';
import { TypeTheAnswerData } from '#lessons/tasks/type-the-answer/content.ts';
import { makeTask } from './make-task.ts';
import { skillChoices, taskOffers } from './task-offers.ts';

const lesson = {
  material: exampleMaterials.french,
  activities: {},
  usual: defaultPreferences,
  isFinal: true,
  sources,
};
const refusalOf = (offers: ReturnType<typeof taskOffers>, source: string) =>
  offers.find((offer) => offer.source === source)?.refusal;

describe('task offers', () => {
  const offers = taskOffers(lesson, allFeatures);

  test('lists every source once, with unavailable sources last', () => {
    expect(offers.map(({ source }) => source).sort()).toEqual([...sources.taskSourceNames].sort());
    const refused = offers.map(({ refusal }) => refusal !== null);
    expect(refused).toEqual([...refused].sort());
  });

  test('offers every template for a complete lesson', () => {
    const templates = offers.flatMap((offer) =>
      offer.templates.filter(({ size }) => size !== null).map(({ template }) => template),
    );
    expect(new Set(templates)).toEqual(new Set(TaskTemplateName.options));
  });

  test('makes tasks that match their templates’ schemas', () => {
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

test('distinguishes tasks that the teacher marks from tasks that are marked automatically', () => {
  const reads = taskOffers(lesson, allFeatures).flatMap(({ source, templates }) =>
    templates.filter(({ toRead }) => toRead > 0).map(({ template }) => `${source} ${template}`),
  );
  expect(reads.sort()).toEqual([
    'comprehension TYPE_THE_ANSWER',
    'inferenceQues TYPE_THE_ANSWER',
    'openEndedRes TYPE_THE_ANSWER',
  ]);
});

test('explains in the offer that the teacher’s plan does not include the feature', () => {
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
  ['vocab', 'The lesson has too few key vocabulary words.'],
  ['dictation', 'The lesson has no sound for this.'],
  ['comprehension', 'This lesson doesn’t have it yet.'],
  ['gap-fill', null],
])('returns the reason why %s is unavailable in a text-only lesson: %s', (source, refusal) => {
  const offers = taskOffers({ ...lesson, material: minimalMaterial }, allFeatures);
  expect(refusalOf(offers, source)).toBe(refusal);
});

test('checks the material for each template: a gap at an article cannot be multiple choice', () => {
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

test('uses the gaps shown on the projector until they are redrawn', () => {
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

test('draws different gaps for a new seed, with the options set in the lesson', () => {
  const { material } = lesson;
  const options = { ...defaultGapOptions, source: { kind: 'random', count: 3 } } as const;
  const state = gapFill.make({ material, options, seed: 4 });
  const recipe = { source: 'gap-fill', template: 'TYPE_THE_ANSWER', drawn: true } as const;
  const drawnWith = (seed: number) =>
    TypeTheAnswerData.parse(
      makeTask(
        { ...lesson, activities: { 'gap-fill': state } },
        { ...recipe, seed },
        { preset: 'standard', secret: '' },
      ),
    ).fields.map(({ id }) => id);
  expect(drawnWith(1)).toHaveLength(3);
  expect(drawnWith(1)).not.toEqual(drawnWith(2));
});

test('accepts in every draw the chunk orders that were accepted on the projector', () => {
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

test('uses the same items as the projector for an activity that was never opened', () => {
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

test('lists the skills of the source first, then all others', () => {
  expect(skillChoices(lesson, 'dictation').slice(0, 2)).toEqual(['LISTENING', 'WRITING']);
  expect(skillChoices(lesson, 'dictation')).toHaveLength(5);
});
