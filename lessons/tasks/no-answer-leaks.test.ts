import { describe, expect, test } from 'vitest';
import { markForPupil } from '#contracts/homework/answers-revealed.ts';
import { handedInMark } from '#contracts/homework/handed-in-mark.ts';
import type { TaskTemplateName } from '#contracts/homework/task-kinds.ts';
import { exampleMaterials } from '../activities/example-materials.ts';
import type { LessonMaterial } from '../draft/lesson-material.ts';
import { exampleAnswers } from './example-answers.ts';
import { markingOf } from './marking.ts';
import { templateOf } from './registry.ts';
import { type TaskSourceName, taskSourceNames, taskSources } from './sources.ts';
import { storedNames } from './task-names.ts';
import type { TaskSource } from './task-source.ts';

/** The example lessons with clips, so that every source can be used. */
const materials: LessonMaterial[] = Object.values(exampleMaterials).map((material) => {
  const ids = [...material.text.sentences, ...material.vocabulary].map(({ id }) => id);
  const clips = Object.fromEntries(ids.map((id) => [id, { key: `clip-${id}`, ms: 900 }]));
  return { ...material, speech: { clips } };
});

const cases = taskSourceNames.flatMap((source) =>
  Object.keys(taskSources[source].templates).flatMap((template) =>
    materials.map((material) => [source, template as TaskTemplateName, material] as const),
  ),
);

function dataOf(source: TaskSourceName, template: TaskTemplateName, material: LessonMaterial) {
  const { templates }: TaskSource = taskSources[source];
  return templates[template]?.({ material, seed: 5, preset: 'standard' }) ?? null;
}

/** Returns every string in a value, at any key. */
function textsIn(value: unknown, found: string[] = []): string[] {
  if (typeof value === 'string') found.push(value);
  else if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) textsIn(inner, found);
  }
  return found;
}

/**
 * Returns the right answers of a task. Only the texts of tiles and options may also appear in the pupil's
 * task.
 */
function expectedOf(template: TaskTemplateName, data: unknown): string[] {
  const { solve } = exampleAnswers(template);
  const { mark } = markingOf(template);
  return mark(data, solve(data))
    .items.map(({ expected }) => expected)
    .filter((expected) => expected !== '');
}

describe.each(cases)('the task %s as %s', (source, template, material) => {
  const { forPupil } = templateOf(template);
  const { mark, idsTell } = markingOf(template);
  const data = dataOf(source, template, material);
  const { fail, solve } = exampleAnswers(template);

  test('does not send pupils the answers that they must type', () => {
    if (template !== 'TYPE_THE_ANSWER') return;
    const { fields } = data as { fields: { answers: string[]; review?: boolean }[] };
    // A text that pupils hear or read may contain an answer by chance, but no whole value may equal an
    // answer.
    const sent = new Set(textsIn(forPupil(data, storedNames(9))).map((text) => text.trim()));
    const shown = new Set(textsIn((data as { blocks: unknown }).blocks).map((text) => text.trim()));
    for (const { answers } of fields) {
      for (const answer of answers) {
        if (!shown.has(answer.trim())) expect(sent).not.toContain(answer.trim());
      }
    }
  });

  test('does not reveal the answers through the order of cards, tiles and options', () => {
    const places = (value: unknown) => JSON.stringify(value);
    const solved = solve(data) as Record<string, unknown>;
    // No sent value contains the answer key, neither as an object of pairs nor as an ordered list of ids.
    for (const key of Object.values(solved)) {
      const isBig = Object.keys(key as object).length > 2;
      if (isBig) expect(places(forPupil(data, storedNames(9)))).not.toContain(places(key));
    }
  });

  test('does not send right answers that the pupil did not give while the pupil may retry', () => {
    const given = fail(data);
    const { mark: whole } = handedInMark(mark(data, given), 100);
    const shown = markForPupil(whole, false, idsTell);
    expect(shown.items).toHaveLength(whole.items.length);
    expect(shown.scorePercentage).toBe(whole.scorePercentage);
    for (const item of shown.items) {
      expect(item.expected).toBe('');
      expect(item).not.toHaveProperty('diff');
    }
    const said = new Set(textsIn(shown));
    const givenTexts = new Set(whole.items.map((item) => item.given));
    for (const expected of expectedOf(template, data)) {
      if (!givenTexts.has(expected)) expect(said).not.toContain(expected);
    }
    if (!idsTell) return;
    // If the ids are the answer, the result includes only ids that the pupil tapped.
    const tapped = new Set((given as { tapped: string[] }).tapped);
    for (const { id } of shown.items) expect(tapped.has(id) || id.startsWith('hidden-')).toBe(true);
  });
});
