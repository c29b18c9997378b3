import type { Queues } from '#contracts/ai-jobs.ts';
import type { Routes } from '#functions/http/app.ts';
import type { MailEnv } from '#functions/mail/mailer.ts';
import { countAlerts } from './count-alerts.ts';
import { getChart } from './get-chart.ts';
import { getResource } from './get-resource.ts';
import { listActivity } from './list-activity.ts';
import { listAlerts } from './list-alerts.ts';
import { listDeadLetters } from './list-dead-letters.ts';
import { listPlans } from './list-plans.ts';
import { markAlert } from './mark-alert.ts';
import { getDuty } from './models/get-duty.ts';
import { listModels } from './models/list-models.ts';
import { publishChoice } from './models/publish-choice.ts';
import { removeModel } from './models/remove-model.ts';
import { saveModel } from './models/save-model.ts';
import { tryModel } from './models/try-model.ts';
import { getPrompt } from './prompts/get-prompt.ts';
import { listPrompts } from './prompts/list-prompts.ts';
import { publishPrompt } from './prompts/publish-prompt.ts';
import { restorePrompt } from './prompts/restore-prompt.ts';
import { savePromptDraft } from './prompts/save-prompt-draft.ts';
import { tryPrompt } from './prompts/try-prompt.ts';
import { replayDeadLetters } from './replay-dead-letters.ts';
import { setPlan } from './set-plan.ts';
import { changeUser } from './users/change-user.ts';
import { exportUser } from './users/export-user.ts';
import { getUser } from './users/get-user.ts';
import { impersonate } from './users/impersonate.ts';
import { keepUser } from './users/keep-user.ts';
import { listUsers } from './users/list-users.ts';
import { previewUserDeletion } from './users/preview-user-deletion.ts';
import { requestUserDeletion } from './users/request-user-deletion.ts';
import { setTrial } from './users/set-trial.ts';
import { getWording } from './wordings/get-wording.ts';
import { listReports } from './wordings/list-reports.ts';
import { listWordings } from './wordings/list-wordings.ts';
import { publishWording } from './wordings/publish-wording.ts';
import { restoreWording } from './wordings/restore-wording.ts';
import { saveWordingDraft } from './wordings/save-wording-draft.ts';
import { settleReports } from './wordings/settle-reports.ts';
import { addChunkWords } from './words/add-chunk-words.ts';
import { changeChunkWord } from './words/change-chunk-word.ts';
import { decideWordChanges } from './words/decide-word-changes.ts';
import { listChunkWords } from './words/list-chunk-words.ts';
import { listWordChanges } from './words/list-word-changes.ts';
import { removeChunkWords } from './words/remove-chunk-words.ts';

/** The route table of the admin Worker. */
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
  'GET /v1/admin/wordings': listWordings,
  'GET /v1/admin/wordings/:message': getWording,
  'PUT /v1/admin/wordings/:locale/:message/draft': saveWordingDraft,
  'POST /v1/admin/wordings/:locale/:message/publish': publishWording,
  'POST /v1/admin/wordings/:locale/:message/versions/:version/restore': restoreWording,
  'GET /v1/admin/wording-reports': listReports,
  'POST /v1/admin/wording-reports/settle': settleReports,
  'GET /v1/admin/users/:id/export': exportUser,
  'GET /v1/admin/users/:id/deletion': previewUserDeletion,
  'POST /v1/admin/users/:id/deletion': requestUserDeletion,
  'DELETE /v1/admin/users/:id/deletion': keepUser,
};

/** The settings and bindings of the admin Worker. */
export interface AdminEnv extends MailEnv, Queues {
  AI_JOBS: { fetch(request: Request): Promise<Response> };
}
