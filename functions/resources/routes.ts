import type { Routes } from '#functions/http/app.ts';
import { createResource } from './create-resource.ts';
import { drawPdf } from './draw-pdf.ts';
import { duplicateResource } from './duplicate-resource.ts';
import type { ResourcesEnv } from './env.ts';
import { finaliseResource } from './finalise-resource.ts';
import { createFolder } from './folders/create-folder.ts';
import { removeFolder } from './folders/remove-folder.ts';
import { restoreFolder } from './folders/restore-folder.ts';
import { updateFolder } from './folders/update-folder.ts';
import { generatePart } from './generate-part.ts';
import { generateResource } from './generate-resource.ts';
import { getLatestDraft } from './get-latest-draft.ts';
import { getProgress } from './get-progress.ts';
import { getResource } from './get-resource.ts';
import { getWriter } from './get-writer.ts';
import { improveTopic } from './improve-topic.ts';
import { listOwnSuggestions } from './list-own-suggestions.ts';
import { listResources } from './list-resources.ts';
import { markDisplayed } from './mark-displayed.ts';
import { removeResource } from './remove-resource.ts';
import { restoreResource } from './restore-resource.ts';
import { sampleVoice } from './sample-voice.ts';
import { saveDraft } from './save-draft.ts';
import { setActivity } from './set-activity.ts';
import { setArrangement } from './set-arrangement.ts';
import { setLessonPlan } from './set-lesson-plan.ts';
import { suggestWord } from './suggest-word.ts';
import { updatePart } from './update-part.ts';
import { updateResource } from './update-resource.ts';
import { updateResources } from './update-resources.ts';
import { updateText } from './update-text.ts';
import { updateWords } from './update-words.ts';

/** Every path of the Worker; a fixed name stands before the parameter that would swallow it. */
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
  'POST /v1/resources/:id/displayed': markDisplayed,
  'PUT /v1/resources/:id/lesson-plan': setLessonPlan,
  'POST /v1/resources/:id/pdf': drawPdf,
};
