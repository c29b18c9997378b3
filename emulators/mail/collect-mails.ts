import { setTimeout as sleep } from 'node:timers/promises';
import type { MailBox } from './mail-box.ts';
import { listMails, readMail } from './simulated-mails.ts';

const everyMs = 1_000;
/**
 * Copies the mails that wrangler's simulation caught into the box, over and over, because the
 * simulation forgets them when it stops. Answers how to stop.
 */
export function collectMails(workersUrl: string, box: MailBox): () => void {
  const stop = new AbortController();
  void (async () => {
    while (!stop.signal.aborted) {
      await collectOnce(workersUrl, box).catch(() => {
        // The Workers are reloading or stopping; the next round comes soon.
      });
      await sleep(everyMs, undefined, { signal: stop.signal }).catch(() => {});
    }
  })();
  return () => stop.abort();
}

/** One round: keeps every mail that is not kept yet. */
async function collectOnce(workersUrl: string, box: MailBox): Promise<void> {
  for (const sent of await listMails(workersUrl)) {
    if (!box.has(sent.messageId)) box.keep(await readMail(workersUrl, sent));
  }
}
