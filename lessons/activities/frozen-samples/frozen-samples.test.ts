import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Text } from '#language/text/text.ts';
import type { LessonMaterial } from '../../draft/lesson-material.ts';
import { samplesOf } from '../activity-samples.ts';
import { definitionOf } from '../definitions.ts';
import { activityNames } from '../menu.ts';

const Sample = z.object({
  lesson: z.enum(['french', 'japanese', 'arabic']),
  made: z.boolean(),
  state: z.looseObject({ seed: z.int(), options: z.looseObject({}), ids: z.array(z.string()) }),
  seen: z.unknown(),
});

const read = (path: string): unknown =>
  JSON.parse(readFileSync(join(import.meta.dirname, path), 'utf8'));

const lessons = Object.fromEntries(
  Sample.shape.lesson.options.map((name) => {
    const lesson = read(`lessons/${name}.json`) as LessonMaterial;
    return [name, { ...lesson, text: Text.parse(lesson.text) }] as const;
  }),
) as Record<z.infer<typeof Sample>['lesson'], LessonMaterial>;

test('has a sample file for every activity, and no other files', () => {
  const files = readdirSync(join(import.meta.dirname, 'states'));
  expect(files.sort()).toEqual(activityNames.map((name) => `${name}.json`).sort());
});

describe.each(activityNames)('frozen samples of %s', async (name) => {
  const definition = await definitionOf(name);
  const { seen } = await samplesOf(name);
  const samples = z
    .array(Sample)
    .check(z.minLength(1))
    .parse(read(`states/${name}.json`));

  test.each(samples)(
    '$lesson, seed $state.seed: parses unchanged and displays the same content',
    (sample) => {
      const material = lessons[sample.lesson];
      const state = definition.State.parse(sample.state);
      expect(state).toMatchObject(sample.state);
      expect(definition.keep(state, material.text)).toEqual(state);
      const shown = seen(sample.state, material);
      expect(JSON.parse(JSON.stringify(shown))).toEqual(sample.seen);
    },
  );

  test.each(samples.filter(({ made }) => made))(
    '$lesson, seed $state.seed: makes the same state from the same options and seed',
    ({ lesson, state: { options, seed, ...rest } }) => {
      const made = definition.make({
        material: lessons[lesson],
        options: definition.Options.parse(options),
        seed,
      });
      expect(made).toMatchObject(rest);
    },
  );
});
