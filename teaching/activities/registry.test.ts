import { describe, expect, test } from 'vitest';
import type { ActivityDefinition, StoredActivity } from './activity-definition.ts';
import { gapFillOptions, gapFillText, gapFillVocabulary } from './gap-fill/examples.ts';
import { type ActivityName, activities } from './registry.ts';

/** What each activity proves itself with; the compiler asks for a line when an activity is added. */
const examples: Record<ActivityName, readonly unknown[]> = {
  'gap-fill': gapFillOptions,
};

const all: Record<ActivityName, ActivityDefinition<unknown, StoredActivity<unknown>>> = activities;

describe.each(Object.entries(all))('%s', (name, activity) => {
  const { Options, State, defaultOptions } = activity;
  const request = { text: gapFillText, vocabulary: gapFillVocabulary, seed: 11 };
  const options = Object.entries(examples).find(([key]) => key === name)?.[1] ?? [];

  test('names itself and its aim, and its default options are valid', () => {
    expect(activity.title).not.toBe('');
    expect(activity.aim).toMatch(/\.$/);
    expect(Options.parse(defaultOptions)).toEqual(defaultOptions);
    expect(options.length).toBeGreaterThan(0);
  });

  test.each(options)('example %#: stored, read again and made again, it is the same', (example) => {
    const state = activity.make({ ...request, options: Options.parse(example) });
    const read = State.parse(JSON.parse(JSON.stringify(state)));
    expect(read).toEqual(state);
    expect(activity.make({ ...request, options: Options.parse(example) })).toEqual(state);
  });

  test.each(options)(
    'example %#: an unchanged text keeps everything, an empty one nothing',
    (example) => {
      const state = activity.make({ ...request, options: Options.parse(example) });
      expect(activity.keep(state, gapFillText)).toEqual(state);
      expect(activity.keep(state, { ...gapFillText, sentences: [] }).ids).toEqual([]);
    },
  );

  test('refuses a state that is none', () => {
    expect(State.safeParse({ seed: 'x', options: {}, ids: 3 }).success).toBe(false);
    expect(State.safeParse(null).success).toBe(false);
  });
});
