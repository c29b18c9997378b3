import { demoModelNames } from '#emulators/openai/demo-models.ts';
import type { AiJobsEnv } from '../env.ts';
import { type DutyModels, dutyModels } from '../models/duty-models.ts';

/** Returns the demo writer's models, served at this address with these settings. */
export function demoModels(
  baseUrl = 'http://model.test/v1',
  settings: Partial<AiJobsEnv> = {},
): DutyModels {
  const env = { OPENAI_BASE_URL: baseUrl, OPENAI_API_KEY: 'test', ...demoModelNames, ...settings };
  return dutyModels(env as AiJobsEnv, { models: [], choices: [] });
}
