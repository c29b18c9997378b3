import type { Browser, Page } from '@playwright/test';
import type { NewTask } from '#contracts/homework/homework-draft.ts';
import type { TaskTemplateName } from '#contracts/homework/task-kinds.ts';
import { exampleMaterials } from '#lessons/activities/example-materials.ts';
import type { ExampleLanguage } from '#lessons/questions/example-texts.ts';
import { type TaskSourceName, taskSources } from '#lessons/tasks/sources.ts';
import type { TaskSource } from '#lessons/tasks/task-source.ts';
import { plantLesson } from './lessons.ts';
import { callApi, enter } from './people.ts';

export interface PlantedTask {
  id: number;
  taskName: string;
  template: TaskTemplateName;
  /** The task's data, including the answers. */
  data: unknown;
}

export interface PlantedHomework {
  id: number;
  tasks: PlantedTask[];
}

/** Creates a task from an example lesson, as the teacher's browser does. */
export function exampleTask(
  language: ExampleLanguage,
  source: TaskSourceName,
  template: TaskTemplateName,
): NewTask {
  const { templates, skills }: TaskSource = taskSources[source];
  const material = exampleMaterials[language];
  const data = templates[template]?.({ material, seed: 7, preset: 'standard' });
  if (!data) throw new Error(`${source} makes no ${template} of the ${language} lesson.`);
  return { name: `Task from ${source}`, source, template, skillType: skills[0], data };
}

/**
 * Sets homework for one pupil, based on a lesson of the teacher who is signed in on this page. It is due in
 * two days.
 */
export async function plantHomework(
  page: Page,
  set: {
    name: string;
    resourceId: string;
    pupilId: string;
    tasks: readonly NewTask[];
    attemptsAllowed?: number | null;
  },
): Promise<PlantedHomework> {
  const { name, resourceId, pupilId, tasks, attemptsAllowed = null } = set;
  const now = Date.now();
  const { status, body } = await callApi(page, 'POST', '/v1/homeworks', {
    name,
    resourceId,
    passMark: 60,
    attemptsAllowed,
    preset: 'standard',
    startsAt: new Date(now - 3_600_000).toISOString(),
    dueAt: new Date(now + 2 * 86_400_000).toISOString(),
    classroomIds: [],
    pupilIds: [pupilId],
    tasks,
  });
  if (status !== 201) throw new Error(`No homework was set: ${status} ${JSON.stringify(body)}`);
  return body as PlantedHomework;
}

/**
 * Sets tasks for a pupil as a teacher in a separate browser context. Returns the tasks with the URLs for
 * doing them.
 */
export async function setAsTeacher(
  browser: Browser,
  pupilId: string,
  name: string,
  tasks: readonly NewTask[],
): Promise<PlantedHomework & { paths: string[] }> {
  const context = await browser.newContext();
  const teacher = await context.newPage();
  const resourceId = await plantLesson(await enter(teacher, 'french'), 'french');
  const set = await plantHomework(teacher, { name, resourceId, pupilId, tasks });
  await context.close();
  return { ...set, paths: set.tasks.map(({ id }) => `/submit_task/${set.id}/${id}`) };
}
