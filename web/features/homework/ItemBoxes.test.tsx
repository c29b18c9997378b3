import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { exampleMaterials } from '#lessons/activities/example-materials.ts';
import { defaultPreferences } from '#lessons/draft/preferences.ts';
import { templateOf } from '#lessons/tasks/registry.ts';
import * as sources from '#lessons/tasks/sources.ts';
import { ItemBoxes } from './ItemBoxes.tsx';
import { type ChosenItems, chosenIds, wholeTask } from './make-task.ts';

const lesson = {
  material: exampleMaterials.french,
  activities: {},
  usual: defaultPreferences,
  isFinal: true,
  sources,
};
const nothing = () => {};

function show(
  source: string,
  template: 'MATCHING' | 'DRAG_AND_DROP' | 'TYPE_THE_ANSWER',
  chosen?: ChosenItems,
) {
  const { choice } = templateOf(template);
  if (!choice) throw new Error('There is nothing to choose.');
  const recipe = { source, template, seed: 1, drawn: false };
  const data = wholeTask(lesson, recipe, { preset: 'standard', secret: '' });
  const markup = renderToStaticMarkup(
    <ItemBoxes choice={choice} data={data} chosen={chosen} seed={1} onChosen={nothing} />,
  );
  return { markup, ids: choice.items(data).map(({ id }) => id), choice };
}
const ticked = (markup: string) => markup.match(/type="checkbox"[^>]*checked=""/g)?.length ?? 0;

test('ticks every item at first and shows its words, tagged with their languages', () => {
  const { markup, ids } = show('vocab', 'TYPE_THE_ANSWER');
  expect(ticked(markup)).toBe(ids.length);
  expect(markup).toContain(`${ids.length} of ${ids.length} items`);
  for (const { target, native } of lesson.material.vocabulary) {
    expect(markup).toMatch(new RegExp(`<bdi lang="fr[^>]*>${target}</bdi>`));
    expect(markup).toMatch(new RegExp(`<bdi lang="en[^>]*>${native}</bdi>`));
  }
});

test('ticks the drawn items when the choice is a number of items', () => {
  const { markup, ids } = show('vocab', 'TYPE_THE_ANSWER', { by: 'number', count: 2 });
  expect(chosenIds(ids, { by: 'number', count: 2 }, { seed: 1, least: 1 })).toHaveLength(2);
  expect(ticked(markup)).toBe(2);
});

test.each([
  ['TYPE_THE_ANSWER', 'Choose at least one item.'],
  ['MATCHING', 'Choose at least 2 items.'],
] as const)('shows an error when no item of a %s task is ticked', (template, said) => {
  const { markup } = show('vocab', template, { by: 'hand', ids: [] });
  expect(ticked(markup)).toBe(0);
  expect(markup).toMatch(new RegExp(`role="alert"[^>]*>${said}`));
});

test('counts the items of a chunk task as sentences', () => {
  const { markup, ids } = show('chunk', 'DRAG_AND_DROP');
  expect(ids.length).toBeGreaterThan(1);
  expect(markup).toContain(`${ids.length} of ${ids.length} sentences`);
  expect(ticked(markup)).toBe(ids.length);
});
