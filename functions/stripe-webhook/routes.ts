import type { Routes } from '#functions/http/app.ts';
import type { WebhookEnv } from './env.ts';
import { receiveEvent } from './receive-event.ts';

export const webhookRoutes: Routes<WebhookEnv> = {
  'POST /stripe/webhook': receiveEvent,
};
