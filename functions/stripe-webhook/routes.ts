import type { Routes } from '#functions/http/app.ts';
import { receiveEvent, type WebhookEnv } from './receive-event.ts';

export const webhookRoutes: Routes<WebhookEnv> = {
  'POST /stripe/webhook': receiveEvent,
};
