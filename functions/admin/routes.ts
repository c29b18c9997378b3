import type { Routes } from '#functions/http/app.ts';
import { getChart } from './activity/get-chart.ts';
import { listActivity } from './activity/list-activity.ts';
import { addChunkWords } from './add-chunk-words.ts';
import { countAlerts } from './alerts/count-alerts.ts';
import { listAlerts } from './alerts/list-alerts.ts';
import { markAlert } from './alerts/mark-alert.ts';
import { changeChunkWord } from './change-chunk-word.ts';
import { changeUser } from './change-user.ts';
import { listDeadLetters } from './dead-letters/list-dead-letters.ts';
import { replayDeadLetters } from './dead-letters/replay-dead-letters.ts';
import { decideWordChanges } from './decide-word-changes.ts';
import type { AdminEnv } from './env.ts';
import { exportUser } from './export-user.ts';
import { getPrompt } from './get-prompt.ts';
import { getResource } from './get-resource.ts';
import { getUser } from './get-user.ts';
import { impersonate } from './impersonate.ts';
import { keepUser } from './keep-user.ts';
import { listChunkWords } from './list-chunk-words.ts';
import { listPlans } from './list-plans.ts';
import { listPrompts } from './list-prompts.ts';
import { listUsers } from './list-users.ts';
import { listWordChanges } from './list-word-changes.ts';
import { getDuty } from './models/get-duty.ts';
import { listModels } from './models/list-models.ts';
import { publishChoice } from './models/publish-choice.ts';
import { removeModel } from './models/remove-model.ts';
import { saveModel } from './models/save-model.ts';
import { tryModel } from './models/try-model.ts';
import { previewUserDeletion } from './preview-user-deletion.ts';
import { publishPrompt } from './publish-prompt.ts';
import { removeChunkWords } from './remove-chunk-words.ts';
import { requestUserDeletion } from './request-user-deletion.ts';
import { restorePrompt } from './restore-prompt.ts';
import { savePromptDraft } from './save-prompt-draft.ts';
import { setPlan } from './set-plan.ts';
import { setTrial } from './set-trial.ts';
import { tryPrompt } from './try-prompt.ts';

/** Every path of the Worker. */
export const adminRoutes: Routes<AdminEnv> = {
  'GET /v1/admin/activity': listActivity,
  'GET /v1/admin/activity/charts/:chart': getChart,
  'GET /v1/admin/alerts': listAlerts,
  'GET /v1/admin/alerts/count': countAlerts,
  'PATCH /v1/admin/alerts/:id': markAlert,
  'GET /v1/admin/dead-letters': listDeadLetters,
  'POST /v1/admin/dead-letters/replay': replayDeadLetters,
  'GET /v1/admin/models': listModels,
  'PUT /v1/admin/models': saveModel,
  'POST /v1/admin/models/remove': removeModel,
  'GET /v1/admin/models/duties/:duty': getDuty,
  'POST /v1/admin/models/duties/:duty/try': tryModel,
  'POST /v1/admin/models/duties/:duty/publish': publishChoice,
  'GET /v1/admin/plans': listPlans,
  'PUT /v1/admin/plans/:plan': setPlan,
  'GET /v1/admin/prompts': listPrompts,
  'GET /v1/admin/prompts/:key': getPrompt,
  'PUT /v1/admin/prompts/:key/draft': savePromptDraft,
  'POST /v1/admin/prompts/:key/try': tryPrompt,
  'POST /v1/admin/prompts/:key/publish': publishPrompt,
  'POST /v1/admin/prompts/:key/versions/:version/restore': restorePrompt,
  'GET /v1/admin/users': listUsers,
  'GET /v1/admin/users/:id': getUser,
  'GET /v1/admin/resources/:id': getResource,
  'PATCH /v1/admin/users/:id': changeUser,
  'PUT /v1/admin/users/:id/trial': setTrial,
  'POST /v1/admin/users/:id/token': impersonate,
  'GET /v1/admin/chunk-words': listChunkWords,
  'POST /v1/admin/chunk-words': addChunkWords,
  'POST /v1/admin/chunk-words/remove': removeChunkWords,
  'PUT /v1/admin/chunk-words/:id': changeChunkWord,
  'GET /v1/admin/word-suggestions': listWordChanges,
  'POST /v1/admin/word-suggestions/decisions': decideWordChanges,
  'GET /v1/admin/users/:id/export': exportUser,
  'GET /v1/admin/users/:id/deletion': previewUserDeletion,
  'POST /v1/admin/users/:id/deletion': requestUserDeletion,
  'DELETE /v1/admin/users/:id/deletion': keepUser,
};
