import type { CloudflareAccount } from './cloudflare-account.ts';
import { DeploymentRefused } from './deployment-settings.ts';

/** The rollback of one Worker. */
interface StepBack {
  worker: string;
  version: string;
  tag: string;
}

/** The rollback of all Workers to the versions before the current ones. */
interface WayBack {
  steps: StepBack[];
  /**
   * True if the current versions are older than other deployed versions, because somebody has already rolled
   * back.
   */
  isBack: boolean;
}

/**
 * Finds the version that each Worker ran before its current one. A Worker that is new in the current
 * deployment has no earlier version and stays; the restored versions of the other Workers do not call it.
 */
async function findFormerVersions(
  account: CloudflareAccount,
  workers: readonly string[],
): Promise<WayBack> {
  let isBack = false;
  const steps = await Promise.all(
    workers.map(async (worker): Promise<StepBack | null> => {
      const deployed = await account.deployedVersions(worker);
      const [present] = deployed;
      if (present === undefined) return null;
      // After a rollback, the list contains the current version twice, so the version deployed before its
      // oldest entry is used.
      const version = deployed.slice(deployed.lastIndexOf(present) + 1)[0];
      if (version === undefined) {
        isBack ||= deployed.some((one) => one !== present);
        return null;
      }
      const tag = (await account.versionTags(worker)).get(version) ?? '';
      return { worker, version, tag };
    }),
  );
  return { steps: steps.filter((step) => step !== null), isBack };
}

/**
 * Switches all Workers back to the versions of the previous deployment. The database is not changed, because
 * migrations only add (decision 136). Crons, queues and addresses are not part of a version, so they stay
 * too.
 */
export async function rollBack(
  account: CloudflareAccount,
  workers: readonly string[],
  say: (line: string) => void,
): Promise<void> {
  const { steps, isBack } = await findFormerVersions(account, workers);
  if (steps.length === 0) {
    if (isBack) {
      throw new DeploymentRefused([
        'You are already back at the version before, and there is none before that. Check out the commit that is to run, and deploy that.',
      ]);
    }
    throw new DeploymentRefused([
      'There is no deployment to go back to: these Workers were deployed once or never. Check out the commit that is to run, and deploy that.',
    ]);
  }
  const tags = new Set(steps.map(({ tag }) => tag));
  if (tags.size > 1) {
    throw new DeploymentRefused([
      'The previous versions are not of one deployment, so they may be incompatible:',
      ...steps.map(({ worker, tag }) => `${worker}: ${tag || 'a version without a tag'}`),
    ]);
  }
  await Promise.all(
    steps.map(({ worker, version, tag }) => account.switchTo(worker, version, `back to ${tag}`)),
  );
  say(`${steps.length} Workers are back at ${[...tags][0]}.`);
}
