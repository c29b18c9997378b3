import type { Routes } from '#functions/_base/app.ts';
import { actAs } from './act-as.ts';
import { changeUser } from './change-user.ts';
import type { AdminEnv } from './env.ts';
import { getResource } from './get-resource.ts';
import { getUser } from './get-user.ts';
import { listPlans } from './list-plans.ts';
import { listUsers } from './list-users.ts';
import { setPlan } from './set-plan.ts';

/** Every path of the Worker. */
export const adminRoutes: Routes<AdminEnv> = {
  'GET /v1/admin/plans': listPlans,
  'PUT /v1/admin/plans/:plan': setPlan,
  'GET /v1/admin/users': listUsers,
  'GET /v1/admin/users/:id': getUser,
  'GET /v1/admin/resources/:id': getResource,
  'PATCH /v1/admin/users/:id': changeUser,
  'POST /v1/admin/users/:id/token': actAs,
};
