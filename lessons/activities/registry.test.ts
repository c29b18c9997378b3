import { describe, expect, test } from 'vitest';
import { i18n } from '#ui/wordings/i18n.ts';
import { defaultPreferences, type Preferences } from '../draft/preferences.ts';
import { startingOptions } from './activity-definition.ts';
import { samplesOf } from './activity-samples.ts';
import { activityWords } from './activity-words.ts';
import { definitionOf } from './definitions.ts';
import { exampleMaterials, minimalMaterial } from './example-materials.ts';
import { type ActivityName, activityGroups, activityMenus, activityNames } from './menu.ts';
import { iconOf, viewOf } from './views.ts';

/** Activities whose percentage or effect is remembered across lessons (specification 3). */
const keepsUsual: ReadonlySet<string> = new Set(['gap-fill', 'redact', 'tangled', 'highlighter']);
const otherUsual: Preferences = {
  gapPercent: 60,
  redactPercent: 75,
  tangledPercent: 20,
  highlightEffect: 'bold',
};

/** Example languages for which an activity has no material. */
const without: Partial<Record<ActivityName, readonly string[]>> = { readings: ['french'] };

const materials = Object.entries(exampleMaterials);

test('lists the activities in the order of their menu groups', () => {
  const groups = activityNames.map((name) => activityMenus[name].group);
  const places = groups.map((group) => activityGroups.indexOf(group));
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

describe.each(activityNames)('the activity %s', async (name) => {
  const words = activityWords[name];
  const activity = await definitionOf(name);
  const { Options, State, defaultOptions } = activity;
  const { options } = await samplesOf(name);

  test('has a title, an aim and valid default options', async () => {
    expect(i18n._(words.title)).not.toBe('');
    expect(i18n._(words.short)).toMatch(/^\S{1,11}$/);
    expect(i18n._(words.aim)).toMatch(/\.$/);
    expect(Options.parse(defaultOptions)).toEqual(defaultOptions);
    expect(activity.summary(defaultOptions)).not.toBe('');
    expect(options.length).toBeGreaterThan(0);
    expect(typeof (await viewOf(name))).toBe('function');
    expect(iconOf(name)).toBeDefined();
  });

  test('starts with the teacher’s preferences and can extract them from its options', () => {
    expect(startingOptions(activity, defaultPreferences)).toEqual(defaultOptions);
    const begun = Options.parse(startingOptions(activity, otherUsual));
    const kept = activity.usual?.of(begun) ?? {};
    expect(otherUsual).toMatchObject(kept);
    expect(Object.keys(kept)).toHaveLength(keepsUsual.has(name) ? 1 : 0);
  });

  test('explains what a minimal lesson is missing and accepts a complete lesson', () => {
    expect(activity.missing(minimalMaterial) ?? 'Nothing is missing.').toMatch(/[.:]$/);
    for (const [language, material] of materials) {
      const lack = activity.missing(material);
      const isWithout = without[name]?.includes(language) === true;
      if (isWithout) expect(lack).toMatch(/\.$/);
      else expect(lack).toBeNull();
      expect(activity.ruledOut?.(material.text.target) ?? false).toBe(isWithout);
    }
  });

  describe.each(materials)('in the %s example lesson', (_, material) => {
    const make = (example: unknown, seed = 11) =>
      activity.make({ material, options: Options.parse(example), seed });

    test.each(options)(
      'example %#: is unchanged when it is stored and parsed, or made again',
      (example) => {
        const state = make(example);
        const read = State.parse(JSON.parse(JSON.stringify(state)));
        expect(read).toEqual(state);
        expect(make(example)).toEqual(state);
      },
    );

    test.each(options)(
      'example %#: keeps every id if the text is unchanged, and only vocabulary ids if the text is empty',
      (example) => {
        const state = make(example);
        expect(activity.keep(state, material.text)).toEqual(state);
        const empty = activity.keep(state, { ...material.text, sentences: [] });
        const vocabulary = new Set(material.vocabulary.map(({ id }) => id));
        expect(empty.ids.filter((id) => !vocabulary.has(id))).toEqual([]);
      },
    );

    test.each(options)('example %#: has a plain-data sheet with an instruction', (example) => {
      const sheet = activity.sheet(make(example), material);
      if (!sheet) return;
      expect(JSON.parse(JSON.stringify(sheet))).toEqual(sheet);
      expect(sheet.blocks.length).toBeGreaterThan(0);
      expect(sheet.instruction).toMatch(/[.:]$/);
    });
  });

  test('rejects an invalid state', () => {
    expect(State.safeParse({ seed: 'x', options: {}, ids: 3 }).success).toBe(false);
    expect(State.safeParse(null).success).toBe(false);
  });
});
