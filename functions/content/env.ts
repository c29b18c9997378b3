import type { BaseEnv } from '#functions/http/env.ts';

/** The settings of the Worker of written pages. */
export type ContentEnv = BaseEnv;
