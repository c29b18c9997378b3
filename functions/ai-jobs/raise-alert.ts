import { openAlert } from '#db/queries/open-alert.ts';
import { describeError, log } from '#functions/http/log.ts';
import type { JobContext } from './job-context.ts';
import type { ModelFailure } from './model-failure.ts';

/**
 * Alerts the admins to what only an operator can mend, and mails them when it is new. The alert is one,
 * however often it is raised while it is open. An alert that cannot be stored is logged; the job goes on.
 */
export async function raiseAlert(
  { db, models, mailAlerts }: Pick<JobContext, 'db' | 'models' | 'mailAlerts'>,
  failure: ModelFailure,
): Promise<void> {
  const { code, message: reason, model = '' } = failure;
  const used = Object.values(models).filter((on) => model === '' || on?.model.name === model);
  const servers = [...new Set(used.flatMap((on) => on?.server.baseUrl ?? []))];
  const alert = {
    kind: code,
    // Money is short for all models at once; anything else is one model's.
    subject: code === 'model_quota' ? reason : `${reason} ${model}`.trim(),
    message: `${sentenceOf(failure)} (${[reason, ...servers].join(', ')})`,
  };
  try {
    if (await openAlert(db, alert)) await mailAlerts();
  } catch (error) {
    log('error', 'alert not stored', { ...alert, ...describeError(error) });
  }
}

function sentenceOf({ code, message: reason, model, problem }: ModelFailure): string {
  const name = model ? `The model ${model}` : 'A model';
  if (code === 'model_quota') {
    return 'The AI provider refuses our requests because the account’s credit or spending limit is used up. Top it up there. Lessons wait for two hours and then continue automatically; anything that fails after that, teachers have to start again.';
  }
  if (code !== 'model_setup') return problem.message;
  if (reason.includes('organization_not_verified')) {
    return `${name} answers verified organisations only. Verify yours in the provider’s settings, or choose another model on the screen of models.`;
  }
  if (/model_not_found|^404/.test(reason)) {
    return `${name} is not there, or this key may not use it. Choose another one on the screen of models.`;
  }
  if (/^40[13]/.test(reason)) {
    return `The AI provider does not accept our key for ${name[0]?.toLowerCase()}${name.slice(1)}. Put a valid one into the settings.`;
  }
  return `${name} does not accept our requests, and waiting will not help. Try another one on the screen of models.`;
}
