import { describe, expect, test } from 'vitest';
import { defaultPreferences, type Preferences } from '../draft/preferences.ts';
import { startingOptions } from './activity-definition.ts';
import { samplesOf } from './activity-samples.ts';
import { definitionOf } from './definitions.ts';
import { exampleMaterials, minimalMaterial } from './example-materials.ts';
import { type ActivityName, activityGroups, activityMenus, activityNames } from './registry.ts';
import { activityViews } from './views.ts';

/** What has a percentage or an effect that goes from lesson to lesson (specification 3). */
const keepsUsual: ReadonlySet<string> = new Set(['gap-fill', 'redact', 'tangled', 'highlighter']);
const otherUsual: Preferences = {
  gapPercent: 60,
  redactPercent: 75,
  tangledPercent: 20,
  highlightEffect: 'bold',
};

/** Examples that an activity has nothing for. */
const without: Partial<Record<ActivityName, readonly string[]>> = { readings: ['french'] };

const materials = Object.entries(exampleMaterials);

test('the menu shows its groups one after the other', () => {
  const groups = activityNames.map((name) => activityMenus[name].group);
  const places = groups.map((group) => activityGroups.indexOf(group));
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

describe.each(activityNames)('%s', async (name) => {
  const menu = activityMenus[name];
  const activity = await definitionOf(name);
  const { Options, State, defaultOptions } = activity;
  const { options } = await samplesOf(name);

  test('names itself and its aim, and its default options are valid', async () => {
    expect(menu.title).not.toBe('');
    expect(menu.short).toMatch(/^\S{1,11}$/);
    expect(menu.aim).toMatch(/\.$/);
    expect(Options.parse(defaultOptions)).toEqual(defaultOptions);
    expect(options.length).toBeGreaterThan(0);
    expect(typeof (await activityViews[name].load()).default).toBe('function');
  });

  test('begins as its teacher usually has it, and tells when that is another way', () => {
    expect(startingOptions(activity, defaultPreferences)).toEqual(defaultOptions);
    const begun = Options.parse(startingOptions(activity, otherUsual));
    const kept = activity.usual?.of(begun) ?? {};
    expect(otherUsual).toMatchObject(kept);
    expect(Object.keys(kept)).toHaveLength(keepsUsual.has(name) ? 1 : 0);
  });

  test('says in a sentence what a bare lesson lacks, and a whole one lacks nothing', () => {
    expect(activity.missing(minimalMaterial) ?? 'Nothing is missing.').toMatch(/[.:]$/);
    for (const [language, material] of materials) {
      const lack = activity.missing(material);
      const isWithout = without[name]?.includes(language) === true;
      if (isWithout) expect(lack).toMatch(/\.$/);
      else expect(lack).toBeNull();
      expect(activity.ruledOut?.(material.text.target) ?? false).toBe(isWithout);
    }
  });

  describe.each(materials)('in %s', (_, material) => {
    const make = (example: unknown, seed = 11) =>
      activity.make({ material, options: Options.parse(example), seed });

    test.each(options)('example %#: stored, read and made again, it is the same', (example) => {
      const state = make(example);
      const read = State.parse(JSON.parse(JSON.stringify(state)));
      expect(read).toEqual(state);
      expect(make(example)).toEqual(state);
    });

    test.each(options)(
      'example %#: an unchanged text keeps all, an empty one nothing',
      (example) => {
        const state = make(example);
        expect(activity.keep(state, material.text)).toEqual(state);
        const empty = activity.keep(state, { ...material.text, sentences: [] });
        const vocabulary = new Set(material.vocabulary.map(({ id }) => id));
        expect(empty.ids.filter((id) => !vocabulary.has(id))).toEqual([]);
      },
    );

    test.each(options)('example %#: its sheet is plain data with something to do', (example) => {
      const sheet = activity.sheet(make(example), material);
      if (!sheet) return;
      expect(JSON.parse(JSON.stringify(sheet))).toEqual(sheet);
      expect(sheet.blocks.length).toBeGreaterThan(0);
      expect(sheet.instruction).toMatch(/[.:]$/);
    });
  });

  test('refuses a state that is none', () => {
    expect(State.safeParse({ seed: 'x', options: {}, ids: 3 }).success).toBe(false);
    expect(State.safeParse(null).success).toBe(false);
  });
});
