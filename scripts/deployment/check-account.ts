import type { CloudflareAccount } from './cloudflare-account.ts';
import type { DeploymentSettings } from './deployment-settings.ts';
import type { RenderedConfig } from './render-configs.ts';

/** What the account already holds of an environment, and what it still wants. */
export interface AccountState {
  /** Workers that were deployed before, by name; the others are new. */
  existing: ReadonlySet<string>;
  missingQueues: readonly string[];
  missingBuckets: readonly string[];
  /** What stops a deployment, as sentences. */
  problems: readonly string[];
}

/** Reads the account without changing anything. */
export async function checkAccount(
  account: CloudflareAccount,
  settings: DeploymentSettings,
  configs: readonly RenderedConfig[],
): Promise<AccountState> {
  if (!(await account.isReachable())) {
    const problem = 'CLOUDFLARE_API_TOKEN may not read the Workers of this account.';
    return { existing: new Set(), missingQueues: [], missingBuckets: [], problems: [problem] };
  }
  const problems: string[] = [];
  const existing = new Set<string>();
  await Promise.all(
    configs.map(async ({ name, requiredSecrets }) => {
      const isThere = await account.exists(name);
      if (isThere) existing.add(name);
      const absent = requiredSecrets.filter((secret) => !(secret in settings.secrets));
      if (absent.length === 0) return;
      const known = isThere ? await account.secretNames(name) : [];
      for (const secret of absent.filter((one) => !known.includes(one))) {
        problems.push(`${name} needs the secret ${secret}.`);
      }
    }),
  );
  const queues = unique(
    configs.flatMap(({ config: { queues } }) => [
      ...(queues?.producers ?? []).map(({ queue }) => queue),
      ...(queues?.consumers ?? []).flatMap((one) => [one.queue, one.dead_letter_queue ?? '']),
    ]),
  );
  const buckets = unique(
    configs.flatMap(({ config }) =>
      (config.r2_buckets ?? []).map(({ bucket_name }) => bucket_name),
    ),
  );
  const { bucketJurisdiction } = settings;
  const missing = async (names: readonly string[], has: (name: string) => Promise<boolean>) => {
    const found = await Promise.all(names.map(has));
    return names.filter((_, at) => !found[at]);
  };
  return {
    existing,
    missingQueues: await missing(queues, account.hasQueue),
    missingBuckets: await missing(buckets, (name) => account.hasBucket(name, bucketJurisdiction)),
    problems: problems.sort(),
  };
}

const unique = (names: readonly string[]) =>
  [...new Set(names)].filter((name) => name !== '').sort();
