import type { Routes } from '#functions/http/app.ts';
import type { MailEnv } from '#functions/mail/mailer.ts';
import { createPage } from './create-page.ts';
import { getEditedPage } from './get-edited-page.ts';
import { getPage } from './get-page.ts';
import { getRecording } from './get-recording.ts';
import { getTour } from './get-tour.ts';
import { listCorrections } from './list-corrections.ts';
import { listEditedPages } from './list-edited-pages.ts';
import { listPages } from './list-pages.ts';
import { listSignUps } from './list-sign-ups.ts';
import { logEvents } from './log-events.ts';
import { publishPage } from './publish-page.ts';
import { removeSignUp } from './remove-sign-up.ts';
import { reportViolation } from './report-violation.ts';
import { reportWording } from './report-wording.ts';
import { restoreVersion } from './restore-version.ts';
import { savePageDraft } from './save-page-draft.ts';
import { searchPages } from './search-pages.ts';
import { setSignUp } from './set-sign-up.ts';
import { setTourSeen } from './set-tour-seen.ts';
import { withdrawPage } from './withdraw-page.ts';

export const contentRoutes: Routes<ContentEnv> = {
  'GET /v1/content/search': searchPages,
  'GET /v1/content/pages/:kind': listPages,
  'GET /v1/content/pages/:kind/:slug': getPage,
  'GET /v1/content/webinars/:slug/recording': getRecording,
  'GET /v1/content/webinars/sign-ups': listSignUps,
  'PUT /v1/content/webinars/:slug/sign-up': setSignUp,
  'DELETE /v1/content/webinars/:slug/sign-up': removeSignUp,
  'POST /custom_tour': setTourSeen,
  'GET /custom_tour/:page': getTour,
  'POST /custom_analytics': logEvents,
  'POST /csp-report': reportViolation,
  'GET /v1/wordings/:locale': listCorrections,
  'POST /v1/wording-reports': reportWording,
  'GET /v1/content/editing': listEditedPages,
  'POST /v1/content/editing': createPage,
  'GET /v1/content/editing/:id': getEditedPage,
  'PUT /v1/content/editing/:id/draft': savePageDraft,
  'POST /v1/content/editing/:id/publish': publishPage,
  'POST /v1/content/editing/:id/withdraw': withdrawPage,
  'POST /v1/content/editing/:id/versions/:number/restore': restoreVersion,
};

/** The settings of the content Worker. */
export type ContentEnv = MailEnv;
