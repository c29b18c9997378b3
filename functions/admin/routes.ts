import type { Routes } from '#functions/_base/app.ts';
import type { AdminEnv } from './env.ts';
import { listPlans } from './list-plans.ts';
import { setPlan } from './set-plan.ts';

export const adminRoutes: Routes<AdminEnv> = {
  'GET /v1/admin/plans': listPlans,
  'PUT /v1/admin/plans/:plan': setPlan,
};
