import { sql } from 'drizzle-orm';
import { openToolDatabase } from '#db/tool-client.ts';
import { reasonOf } from '../command.ts';

/** A suspended database wakes within seconds. */
const waitMs = 30_000;

/**
 * Runs a harmless statement on a database. Returns the reason why the database cannot be used, without its
 * password; null if it can be used.
 */
export async function databaseHindrance(url: string): Promise<string | null> {
  try {
    await openToolDatabase(url, waitMs).execute(sql`select 1`);
    return null;
  } catch (error) {
    return withoutSecrets(reasonOf(error), url);
  }
}

/** The driver's message with the address and the password removed. */
function withoutSecrets(said: string, url: string): string {
  const { password } = new URL(url);
  return [url, password, decodeURIComponent(password)]
    .filter((secret) => secret !== '')
    .reduce((text, secret) => text.replaceAll(secret, '…'), said);
}
