import type { BaseEnv } from '#functions/http/env.ts';

/** The settings of the Worker of classes and pupils. */
export type ClassroomsEnv = BaseEnv;
