import { describe, expect, test } from 'vitest';
import type { TaskTemplateName } from '#contracts/homework/task-kinds.ts';
import { exampleMaterials } from '../activities/example-materials.ts';
import type { LessonMaterial } from '../draft/lesson-material.ts';
import { withBlankItem } from '../questions/example-texts.ts';
import { exampleAnswers } from './example-answers.ts';
import { markingOf, taskMarkings } from './marking.ts';
import { templateOf } from './registry.ts';
import { type TaskSourceName, taskSourceNames, taskSources } from './sources.ts';
import { storedNames } from './task-names.ts';
import type { TaskSource } from './task-source.ts';

/** The example lessons with a clip for every sentence and word, so that listening tasks are covered too. */
const materials: [string, LessonMaterial][] = Object.entries(exampleMaterials).map(
  ([name, material]) => {
    const ids = [...material.text.sentences, ...material.vocabulary].map(({ id }) => id);
    const clips = Object.fromEntries(ids.map((id) => [id, { key: `clip-${id}`, ms: 900 }]));
    return [name, { ...material, speech: { clips } }];
  },
);

const cases = taskSourceNames.flatMap((source) =>
  Object.keys(taskSources[source].templates).map(
    (template) => [source, template as TaskTemplateName] as const,
  ),
);

function build(source: TaskSourceName, template: TaskTemplateName, material: LessonMaterial) {
  const { templates }: TaskSource = taskSources[source];
  return templates[template]?.({ material, seed: 5, preset: 'standard' }) ?? null;
}

describe.each(cases)('the task %s as %s', (source, template) => {
  const { Data, ForPupil, Submitted, forPupil, size, empty } = templateOf(template);
  const { mark } = markingOf(template);
  const { solve, fail } = exampleAnswers(template);

  test.each(materials)(
    'creates the same valid task from the %s lesson every time',
    (_, material) => {
      const data = build(source, template, material);
      expect(data).not.toBeNull();
      expect(Data.parse(JSON.parse(JSON.stringify(data)))).toEqual(data);
      expect(build(source, template, material)).toEqual(data);
      expect(size(data)).toBeGreaterThan(0);
    },
  );

  test('does not include a blank item', () => {
    const { french } = exampleMaterials;
    const parts = Object.fromEntries(
      Object.entries(french.parts).map(([name, content]) => [name, withBlankItem(content)]),
    );
    const set = build(source, template, { ...french, parts });
    expect(set).toEqual(build(source, template, french));
  });

  test.each(materials)(
    '%s: returns 100 for all right answers and 0 for all wrong ones',
    (_, material) => {
      const data = build(source, template, material);
      const right = mark(data, Submitted.parse(solve(data)));
      if (right.state === 'needs-review') {
        expect(right.items.every(({ verdict }) => verdict === 'needs-review')).toBe(true);
      } else {
        expect(right.items.filter(({ verdict }) => verdict !== 'right')).toEqual([]);
        expect(right).toMatchObject({ state: 'marked', scorePercentage: 100 });
      }
      const wrong = mark(data, Submitted.parse(fail(data)));
      expect(wrong.scorePercentage).toBe(0);
      const nothing = mark(data, Submitted.parse(empty));
      expect(nothing).toMatchObject({ state: 'unfinished', scorePercentage: 0 });
      expect(nothing.items).toHaveLength(size(data));
    },
  );

  test.each(materials)('%s: sends the pupil no answers', (_, material) => {
    const data = build(source, template, material);
    const sent = forPupil(data, storedNames(9));
    expect(ForPupil.parse(JSON.parse(JSON.stringify(sent)))).toEqual(sent);
    const keys = new Set<string>();
    JSON.stringify(sent, (key, value) => {
      keys.add(key);
      return value;
    });
    for (const secret of [
      'answer',
      'answers',
      'right',
      'partners',
      'otherWords',
      'preset',
      'note',
    ]) {
      // `right` is also the name of the list of right-hand cards, which every pupil sees.
      if (secret === 'right' && template === 'MATCHING') continue;
      expect(keys).not.toContain(secret);
    }
    expect(forPupil(data, storedNames(9))).toEqual(sent);
  });
});

test('marks an answer right once the teacher has accepted it', () => {
  const { mark } = taskMarkings.TYPE_THE_ANSWER;
  const data = {
    blocks: [],
    fields: [{ id: 'f', language: 'fr', side: 'target' as const, answers: ['la voiture'] }],
    otherWords: [],
    preset: 'standard' as const,
  };
  const typed = { typed: { f: "l'auto" } };
  expect(mark(data, typed).scorePercentage).toBe(0);
  expect(mark(data, typed, { f: ["l'auto"] }).scorePercentage).toBe(100);
});

test('counts a tile placed in two slots once, and ignores unknown ids', () => {
  const { mark } = taskMarkings.DRAG_AND_DROP;
  const data = {
    blocks: [],
    slots: [
      { id: 's1', answer: 'le' },
      { id: 's2', answer: 'le' },
    ],
    tiles: [
      { id: 't1', text: 'le', language: 'fr' },
      { id: 't2', text: 'le', language: 'fr' },
    ],
    groups: [],
  };
  expect(mark(data, { placed: { s1: 't1', s2: 't1' } }).scorePercentage).toBe(50);
  expect(mark(data, { placed: { s1: 't2', s2: 't1' } }).scorePercentage).toBe(100);
  expect(mark(data, { placed: { s1: 'nobody', x: 't1' } }).scorePercentage).toBe(0);
});

test('accepts either partner for two words with the same meaning', () => {
  const { mark } = taskMarkings.MATCHING;
  const words = (text: string, language: string) => ({ kind: 'words' as const, text, language });
  const data = {
    left: [
      { id: 'l1', face: words('le vélo', 'fr') },
      { id: 'l2', face: words('la bicyclette', 'fr') },
    ],
    right: [
      { id: 'r1', face: words('bike', 'en') },
      { id: 'r2', face: words('bike', 'en') },
    ],
    partners: { l1: 'r1', l2: 'r2' },
  };
  expect(mark(data, { matched: { l1: 'r2', l2: 'r1' } }).scorePercentage).toBe(100);
});

test('subtracts false taps from right ones, never below zero', () => {
  const { mark } = taskMarkings.TAP_OR_SELECT;
  const tap = (id: string) => ({ kind: 'tap' as const, id, text: id });
  const data = {
    blocks: [{ language: 'fr', pieces: ['a', 'b', 'c', 'd', 'e'].map(tap) }],
    right: [{ id: 'a' }, { id: 'b' }, { id: 'c' }, { id: 'd' }],
  };
  expect(mark(data, { tapped: ['a', 'b', 'e'] }).scorePercentage).toBe(25);
  expect(mark(data, { tapped: ['e'] }).scorePercentage).toBe(0);
  expect(mark(data, { tapped: ['a', 'a', 'b', 'c', 'd'] }).scorePercentage).toBe(100);
});
