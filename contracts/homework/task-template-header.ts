/**
 * The header of `GET /v1/homeworks/:homeworkId/tasks/:taskId` with the task's template. The pupil's page reads it
 * before the body is here (`web/pupil/pupil.html`), and the gateway remembers it for the rest of the class.
 */
export const taskTemplateHeader = 'task-template';
