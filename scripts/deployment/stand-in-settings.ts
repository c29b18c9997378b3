import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../world/settings.ts';
import { parseDeploymentSettings } from './deployment-settings.ts';

/** The names and addresses of the stand-ins that a deployment uses. */
export interface StandIns {
  accountId: string;
  /** The domain in the account. */
  zone: string;
  databaseUrl: string;
}

/**
 * The text of a settings file that deploys staging to the stand-ins, made from the example file. Only the
 * webhook secret still has its example value, because `npm run stripe-catalogue` creates it.
 */
export function standInSettings({ accountId, zone, databaseUrl }: StandIns): string {
  const path = join(root, 'deployments/example.json');
  const { settings: example } = parseDeploymentSettings(readFileSync(path, 'utf8'), path);
  if (!example) throw new Error('deployments/example.json is not valid');
  const random = () => randomBytes(32).toString('base64');
  const settings = {
    ...example,
    ...{ accountId, origin: `https://staging.${zone}`, mailFrom: `no-reply@${zone}` },
    secrets: {
      ...example.secrets,
      DATABASE_URL: databaseUrl,
      SESSION_SECRET: random(),
      RESOURCE_BYPASS_SECRET: random(),
      OPENAI_API_KEY: 'sk-stand-in',
      STRIPE_API_KEY: 'sk_test_local',
    },
  };
  return JSON.stringify(settings, null, 2);
}
