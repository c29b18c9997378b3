import { sql } from 'drizzle-orm';
import { openToolDatabase } from '#db/tool-client.ts';
import { reasonOf } from '../command.ts';

/** A database that sleeps wakes within seconds. */
const waitMs = 30_000;

/**
 * Puts a statement to a database that changes nothing. Answers why it cannot be used, in words without its
 * password; null where it can.
 */
export async function databaseHindrance(url: string): Promise<string | null> {
  try {
    await openToolDatabase(url, waitMs).execute(sql`select 1`);
    return null;
  } catch (error) {
    return withoutSecrets(reasonOf(error), url);
  }
}

/** The driver's message, without the address and the password in it. */
function withoutSecrets(said: string, url: string): string {
  const { password } = new URL(url);
  return [url, password, decodeURIComponent(password)]
    .filter((secret) => secret !== '')
    .reduce((text, secret) => text.replaceAll(secret, '…'), said);
}
