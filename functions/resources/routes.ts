import type { Queues } from '#contracts/ai-jobs.ts';
import type { Routes } from '#functions/http/app.ts';
import type { BaseEnv } from '#functions/http/env.ts';
import { createFolder } from './create-folder.ts';
import { createResource } from './create-resource.ts';
import { drawPdf } from './draw-pdf.ts';
import { duplicateResource } from './duplicate-resource.ts';
import { finaliseResource } from './finalise-resource.ts';
import { generatePart } from './generation/generate-part.ts';
import { generateResource } from './generation/generate-resource.ts';
import { getLatestDraft } from './generation/get-latest-draft.ts';
import { getProgress } from './generation/get-progress.ts';
import { getWriter } from './generation/get-writer.ts';
import { improveTopic } from './generation/improve-topic.ts';
import { sampleVoice } from './generation/sample-voice.ts';
import { saveDraft } from './generation/save-draft.ts';
import { getResource } from './get-resource.ts';
import { listOwnSuggestions } from './lesson/list-own-suggestions.ts';
import { markDisplayed } from './lesson/mark-displayed.ts';
import { setActivity } from './lesson/set-activity.ts';
import { setArrangement } from './lesson/set-arrangement.ts';
import { setLessonPlan } from './lesson/set-lesson-plan.ts';
import { setLessonWords } from './lesson/set-lesson-words.ts';
import { suggestWord } from './lesson/suggest-word.ts';
import { updatePart } from './lesson/update-part.ts';
import { updateText } from './lesson/update-text.ts';
import { updateWords } from './lesson/update-words.ts';
import { listResources } from './list-resources.ts';
import { removeFolder } from './remove-folder.ts';
import { removeResource } from './remove-resource.ts';
import { restoreFolder } from './restore-folder.ts';
import { restoreResource } from './restore-resource.ts';
import { updateFolder } from './update-folder.ts';
import { updateResource } from './update-resource.ts';
import { updateResources } from './update-resources.ts';

/** Every path of the Worker. A fixed path precedes a path with a parameter that would also match it. */
export const routes: Routes<ResourcesEnv> = {
  'GET /v1/writer': getWriter,
  'GET /v1/resources': listResources,
  'POST /v1/resources': createResource,
  'PATCH /v1/resources': updateResources,
  'GET /v1/resources/latest-draft': getLatestDraft,
  'POST /v1/resources/improve-topic': improveTopic,
  'POST /v1/resources/folders': createFolder,
  'PATCH /v1/resources/folders/:folderId': updateFolder,
  'DELETE /v1/resources/folders/:folderId': removeFolder,
  'POST /v1/resources/folders/:folderId/restore': restoreFolder,
  'GET /v1/resources/:id': getResource,
  'PATCH /v1/resources/:id': updateResource,
  'DELETE /v1/resources/:id': removeResource,
  'GET /v1/resources/:id/progress': getProgress,
  'PUT /v1/resources/:id/draft': saveDraft,
  'POST /v1/resources/:id/generate': generateResource,
  'PUT /v1/resources/:id/text': updateText,
  'PUT /v1/resources/:id/words': updateWords,
  'PUT /v1/resources/:id/parts/:part': updatePart,
  'POST /v1/resources/:id/parts/:part/generate': generatePart,
  'POST /v1/resources/:id/voice-sample': sampleVoice,
  'POST /v1/resources/:id/finalise': finaliseResource,
  'POST /v1/resources/:id/restore': restoreResource,
  'POST /v1/resources/:id/duplicate': duplicateResource,
  'PUT /v1/resources/:id/activities/:activity': setActivity,
  'GET /v1/dictionary/suggestions': listOwnSuggestions,
  'POST /v1/dictionary/suggestions': suggestWord,
  'PUT /v1/resources/:id/arrangement': setArrangement,
  'PUT /v1/resources/:id/lesson-words': setLessonWords,
  'POST /v1/resources/:id/displayed': markDisplayed,
  'PUT /v1/resources/:id/lesson-plan': setLessonPlan,
  'POST /v1/resources/:id/pdf': drawPdf,
};

/** The settings and bindings of the resources Worker. */
export interface ResourcesEnv extends BaseEnv, Queues {
  AI_JOBS: { fetch(request: Request): Promise<Response> };
  /**
   * The secret that an external caller sends as `x-lexiloom-bypass`; or `sha256:` followed by its hash
   * (base64url).
   */
  RESOURCE_BYPASS_SECRET?: string;
  /**
   * The URL of Cloudflare's Browser Run for this account, which renders PDF files:
   * `…/accounts/<id>/browser-rendering`. Empty if the account does not use it.
   */
  BROWSER_RENDERING_URL?: string;
  /** An API token for Browser Run; `none` if there is no token. */
  BROWSER_RENDERING_TOKEN?: string;
}
