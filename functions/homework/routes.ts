import type { Routes } from '#functions/http/app.ts';
import type { BaseEnv } from '#functions/http/env.ts';
import { addPupils } from './add-pupils.ts';
import { getPupilHomework } from './attempts/get-pupil-homework.ts';
import { getPupilTask } from './attempts/get-pupil-task.ts';
import { handIn } from './attempts/hand-in.ts';
import { setDraft } from './attempts/set-draft.ts';
import { copyHomework } from './copy-homework.ts';
import { createHomework } from './create-homework.ts';
import { getHomework } from './get-homework.ts';
import { listHomeworks } from './list-homeworks.ts';
import { listHomeworksByClass } from './list-homeworks-by-class.ts';
import { acceptAnswer } from './marking/accept-answer.ts';
import { draftFeedback } from './marking/draft-feedback.ts';
import { giveFeedback } from './marking/give-feedback.ts';
import { listMarkingLog } from './marking/list-marking-log.ts';
import { markAnswers } from './marking/mark-answers.ts';
import { undoAccepted } from './marking/undo-accepted.ts';
import { removeHomework } from './remove-homework.ts';
import { removePupil } from './remove-pupil.ts';
import { getItemResults } from './results/get-item-results.ts';
import { getOverview } from './results/get-overview.ts';
import { getProgress } from './results/get-progress.ts';
import { getPupilAttempts } from './results/get-pupil-attempts.ts';
import { getReading } from './results/get-reading.ts';
import { getResult } from './results/get-result.ts';
import { getResultByClass } from './results/get-result-by-class.ts';
import { setExtension } from './set-extension.ts';
import { updateHomework } from './update-homework.ts';
import { withdrawHomework } from './withdraw-homework.ts';

/** Every path of the Worker. A fixed path precedes a parameter that would also match it. */
export const homeworkRoutes: Routes<HomeworkEnv> = {
  'GET /v1/homeworks': listHomeworks,
  'POST /v1/homeworks': createHomework,
  'GET /v1/homeworks-by-class': listHomeworksByClass,
  'GET /v1/homeworks/overview': getOverview,
  'GET /v1/homeworks/progress': getProgress,
  'GET /v1/homeworks/:id': getHomework,
  'PATCH /v1/homeworks/:id': updateHomework,
  'DELETE /v1/homeworks/:id': removeHomework,
  'POST /v1/homeworks/:id/copy': copyHomework,
  'POST /v1/homeworks/:id/pupils': addPupils,
  'DELETE /v1/homeworks/:id/pupils/:pupilId': removePupil,
  'PUT /v1/homeworks/:id/pupils/:pupilId/due': setExtension,
  'DELETE /v1/homework-classroom/:homeworkId/:classroomId': withdrawHomework,
  'GET /v1/homework-result/:id': getResult,
  'GET /v1/homework-result-by-class/:classId/:homeworkId': getResultByClass,
  'GET /v1/homeworks/:id/pupils/:pupilId': getPupilAttempts,
  'GET /v1/homeworks/:id/tasks/:taskId/items': getItemResults,
  'POST /v1/homeworks/:id/tasks/:taskId/accepted': acceptAnswer,
  'DELETE /v1/homeworks/:id/tasks/:taskId/accepted': undoAccepted,
  'GET /v1/homeworks/:id/marking-log': listMarkingLog,
  'GET /v1/homeworks/:id/reading': getReading,
  'PUT /v1/homeworks/:id/tasks/:taskId/read': markAnswers,
  'PUT /v1/homeworks/:id/attempts/:attemptId/feedback/:itemId': giveFeedback,
  'POST /v1/homeworks/:id/attempts/:attemptId/feedback/:itemId/draft': draftFeedback,

  // Operations for pupils.
  'GET /v1/homeworks/:homeworkId/tasks/:taskId': getPupilTask,
  'PUT /v1/homeworks/:homeworkId/tasks/:taskId/draft': setDraft,
  'POST /v1/homeworks/:homeworkId/tasks/:taskId/attempts': handIn,
  'GET /v1/pupil-homeworks/:id': getPupilHomework,
};

/** The settings and bindings of the homework Worker. */
export interface HomeworkEnv extends BaseEnv {
  /** The ai-jobs Worker, which drafts feedback with AI and checks that wording is suitable for pupils. */
  AI_JOBS: { fetch(request: Request): Promise<Response> };
}
