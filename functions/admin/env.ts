import type { BaseEnv } from '#functions/_base/env.ts';

/** The settings of the Worker of the admins. */
export type AdminEnv = BaseEnv;
