import type { BaseEnv } from '#functions/_base/env.ts';

/** The settings of the Worker of written pages. */
export type ContentEnv = BaseEnv;
