import type { Routes } from '#functions/_base/app.ts';
import type { ContentEnv } from './env.ts';
import { getPage } from './get-page.ts';
import { getRecording } from './get-recording.ts';
import { getTour } from './get-tour.ts';
import { listPages } from './list-pages.ts';
import { logEvents } from './log-events.ts';
import { searchPages } from './search-pages.ts';
import { setTourSeen } from './set-tour-seen.ts';

export const contentRoutes: Routes<ContentEnv> = {
  'GET /v1/content/search': searchPages,
  'GET /v1/content/pages/:kind': listPages,
  'GET /v1/content/pages/:kind/:slug': getPage,
  'GET /v1/content/webinars/:slug/recording': getRecording,
  'POST /custom_tour': setTourSeen,
  'GET /custom_tour/:page': getTour,
  'POST /custom_analytics': logEvents,
};
