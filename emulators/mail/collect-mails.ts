import { setTimeout as sleep } from 'node:timers/promises';
import type { MailBox } from './mail-box.ts';
import { listMails, readMail } from './simulated-mails.ts';

const everyMs = 1_000;
/**
 * Continuously copies emails from wrangler's mail simulation to the mailbox folder, because the simulation
 * loses them when it stops. Returns a function that stops the copying.
 */
export function collectMails(workersUrl: string, box: MailBox): () => void {
  const stop = new AbortController();
  void (async () => {
    while (!stop.signal.aborted) {
      await collectOnce(workersUrl, box).catch(() => {
        // Ignores the error: the Workers are reloading or stopping, and the next round retries.
      });
      await sleep(everyMs, undefined, { signal: stop.signal }).catch(() => {});
    }
  })();
  return () => stop.abort();
}

/** Runs one round: stores every email that is not stored yet. */
async function collectOnce(workersUrl: string, box: MailBox): Promise<void> {
  for (const sent of await listMails(workersUrl)) {
    if (!box.has(sent.messageId)) box.keep(await readMail(workersUrl, sent));
  }
}
