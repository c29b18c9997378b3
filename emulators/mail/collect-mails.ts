import { setTimeout as sleep } from 'node:timers/promises';
import type { MailBox } from './mail-box.ts';
import { listMails, readMail } from './simulated-mails.ts';

const everyMs = 1_000;
/**
 * Continuously copies the mails caught by wrangler's mail simulation to the mailbox folder, because the
 * simulation forgets them when it stops. Returns a function that stops the copying.
 */
export function collectMails(workersUrl: string, box: MailBox): () => void {
  const stop = new AbortController();
  void (async () => {
    while (!stop.signal.aborted) {
      await collectOnce(workersUrl, box).catch(() => {
        // Ignored, because the Workers are reloading or stopping; the next round will retry.
      });
      await sleep(everyMs, undefined, { signal: stop.signal }).catch(() => {});
    }
  })();
  return () => stop.abort();
}

/** One round: stores every mail that is not stored yet. */
async function collectOnce(workersUrl: string, box: MailBox): Promise<void> {
  for (const sent of await listMails(workersUrl)) {
    if (!box.has(sent.messageId)) box.keep(await readMail(workersUrl, sent));
  }
}
