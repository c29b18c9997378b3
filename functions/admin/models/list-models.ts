import type { ModelList } from '#contracts/ai-models/model-record.ts';
import { operation } from '#functions/http/operation.ts';
import type { AdminEnv } from '../routes.ts';
import { dutyLineOf, fetchDuties, knownModels, selectModels } from './duties.ts';

/**
 * `GET /v1/admin/models`: returns the model of each duty with the reason for the choice, and every known
 * model.
 */
export const listModels = operation<AdminEnv>(
  { may: ['admin'] },
  async ({ db, env }): Promise<ModelList> => {
    const [states, stored] = await Promise.all([fetchDuties(env), selectModels(db)]);
    return {
      duties: states.map((state) => dutyLineOf(state, stored)),
      models: knownModels(stored),
    };
  },
);
