import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { MailBox } from './mail-box.ts';

const everyMs = 1_000;
const api = '/cdn-cgi/local/explorer/api/local/email/sending';

const Listed = z.object({
  result: z.array(
    z.object({
      worker: z.string(),
      messageId: z.string(),
      from: z.string(),
      to: z.array(z.string()),
      subject: z.string(),
      sentAt: z.string(),
    }),
  ),
});
const Detail = z.object({ result: z.object({ text: z.string().nullish() }) });

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
export async function collectOnce(workersUrl: string, box: MailBox): Promise<void> {
  const { result: mails } = Listed.parse(await getJson(new URL(api, workersUrl)));
  for (const { worker, messageId, from, to, subject, sentAt } of mails) {
    if (box.has(messageId)) continue;
    const url = new URL(api, workersUrl);
    url.searchParams.set('worker', worker);
    url.searchParams.set('email_id', messageId);
    const { result } = Detail.parse(await getJson(url));
    box.keep({ id: messageId, from, to: to.join(', '), subject, sentAt, text: result.text ?? '' });
  }
}

async function getJson(url: URL): Promise<unknown> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(5_000) });
  return answer.json();
}
