import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const LocalSecrets = z.object({
  SESSION_SECRET: z.string(),
  RESOURCE_BYPASS_SECRET: z.string(),
});
export type LocalSecrets = z.infer<typeof LocalSecrets>;

/** The secrets of this data folder: made at the first start and kept, so that sessions outlive it. */
export function localSecrets(dataDir: string): LocalSecrets {
  const file = join(dataDir, 'secrets.json');
  try {
    return LocalSecrets.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    const secrets: LocalSecrets = {
      SESSION_SECRET: randomBytes(32).toString('base64url'),
      RESOURCE_BYPASS_SECRET: randomBytes(32).toString('base64url'),
    };
    writeFileSync(file, JSON.stringify(secrets, null, 2), { mode: 0o600 });
    return secrets;
  }
}
