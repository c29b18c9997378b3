import { taskTemplateHeader } from '#contracts/homework/task-template-header.ts';

/** Enough for the homework that one place's schools do in a day, at some 50 bytes each. */
const maxTasks = 2000;

/**
 * Remembers the templates of the tasks that passed through this gateway. Whoever opens such a task afterwards,
 * as the rest of a class does, gets a page that loads the template's views at once. It is only a hint, which
 * costs no request: if it is missing, the page learns the template from its own data.
 */
export function createTaskTemplates(max = maxTasks) {
  const templates = new Map<string, string>();
  return {
    /** Notes the template in the response to `GET /api/v1/homeworks/:homeworkId/tasks/:taskId`. */
    note(pathname: string, { headers }: Response): void {
      const template = headers.get(taskTemplateHeader);
      const [, task] = /\/homeworks\/(\d+\/tasks\/\d+)$/.exec(pathname) ?? [];
      if (!task || !template || !/^[A-Z_]{1,40}$/.test(template)) return;
      templates.delete(task);
      templates.set(task, template);
      if (templates.size > max) templates.delete(templates.keys().next().value ?? '');
    },
    /** Returns the template of the task at `/submit_task/:homeworkId/:taskId`, if it is known. */
    at(pathname: string): string | undefined {
      const [, homework, task] = /^\/submit_task\/(\d+)\/(\d+)\/?$/.exec(pathname) ?? [];
      return templates.get(`${homework}/tasks/${task}`);
    },
  };
}
