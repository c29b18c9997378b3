import type { Database } from '#db/client.ts';
import { openAlert } from '#db/queries/open-alert.ts';
import { describeError, log } from '#functions/http/log.ts';
import type { DutyModels } from './duty-models.ts';
import type { ModelFailure } from './model-failure.ts';

const messages: Partial<Record<ModelFailure['code'], string>> = {
  model_quota:
    'The AI provider refuses our requests because the account’s credit or spending limit is used up. Lessons wait for two hours and go on by themselves once it is topped up.',
  model_setup:
    'The AI provider does not accept our requests: the key, the model’s name or a permission is wrong. Nothing can be made until it is put right.',
};

/**
 * Alerts the admins to what only an operator can mend. The alert is one, however often it is raised while
 * it is open. An alert that cannot be stored is logged; the job goes on.
 */
export async function raiseAlert(
  db: Database,
  failure: ModelFailure,
  models: DutyModels,
): Promise<void> {
  const servers = [...new Set([models.text.server.baseUrl, models.questions.server.baseUrl])];
  const alert = {
    kind: failure.code,
    subject: failure.message,
    message: `${messages[failure.code] ?? failure.problem.message} (${failure.message}, ${servers.join(', ')})`,
  };
  await openAlert(db, alert).catch((error: unknown) =>
    log('error', 'alert not stored', { ...alert, ...describeError(error) }),
  );
}
