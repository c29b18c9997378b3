import type { NewTask } from '#contracts/homework/homework-draft.ts';
import type { SkillType, TaskTemplateName } from '#contracts/homework/task-kinds.ts';
import type { LessonMaterial } from '../draft/lesson-material.ts';
import { type TaskSourceName, taskSources } from './sources.ts';
import type { TaskSource } from './task-source.ts';

/** One task for each template, plus a free-writing task that the teacher marks. */
const wanted: readonly [TaskSourceName, TaskTemplateName, SkillType, string][] = [
  ['gap-fill', 'TYPE_THE_ANSWER', 'WRITING', 'Fill the gaps'],
  ['chunk', 'DRAG_AND_DROP', 'READING', 'Put the chunks in order'],
  ['vocab', 'MATCHING', 'VOCAB', 'Match the words'],
  ['comprehension', 'MULTIPLE_CHOICE', 'READING', 'Answer the questions'],
  ['word-class', 'TAP_OR_SELECT', 'READING', 'Find the words'],
  ['openEndedRes', 'TYPE_THE_ANSWER', 'WRITING', 'Write your opinion'],
  ['word-search-meaning', 'FIND_IN_GRID', 'VOCAB', 'Search the grid'],
];

/**
 * Returns all tasks for which the lesson has enough material, as a teacher would set them. Used by tests and
 * samples.
 */
export function exampleTasks(material: LessonMaterial, seed = 5): NewTask[] {
  return wanted.flatMap(([source, template, skillType, name]) => {
    const { templates }: TaskSource = taskSources[source];
    const data = templates[template]?.({ material, seed, preset: 'standard' }) ?? null;
    return data === null ? [] : [{ name, source, template, skillType, data }];
  });
}
