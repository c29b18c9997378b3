import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

export const LocalSecrets = z.object({
  SESSION_SECRET: z.string(),
  RESOURCE_BYPASS_SECRET: z.string(),
  STRIPE_WEBHOOK_SECRET: z.string(),
});
export type LocalSecrets = z.infer<typeof LocalSecrets>;

/**
 * The secrets of this data folder, created at the first start and stored so that sessions survive a restart.
 * If a later version needs another secret, it is added to the existing ones.
 */
export function localSecrets(dataDir: string): LocalSecrets {
  const file = join(dataDir, 'secrets.json');
  const random = () => randomBytes(32).toString('base64url');
  const fresh: LocalSecrets = {
    SESSION_SECRET: random(),
    RESOURCE_BYPASS_SECRET: random(),
    STRIPE_WEBHOOK_SECRET: `whsec_${random()}`,
  };
  const secrets = { ...fresh, ...readKept(file) };
  writeFileSync(file, JSON.stringify(secrets, null, 2), { mode: 0o600 });
  return secrets;
}

function readKept(file: string): Partial<LocalSecrets> {
  try {
    return LocalSecrets.partial().parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return {};
  }
}
