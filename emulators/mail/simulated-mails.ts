import * as z from 'zod';
import type { Mail } from './mail-box.ts';

const api = '/cdn-cgi/local/explorer/api/local/email/sending';

const SimulatedMail = z.object({
  worker: z.string(),
  messageId: z.string(),
  from: z.string(),
  to: z.array(z.string()),
  subject: z.string(),
  sentAt: z.string(),
});
export type SimulatedMail = z.infer<typeof SimulatedMail>;

const Listed = z.object({ result: z.array(SimulatedMail) });
const Detail = z.object({ result: z.object({ text: z.string().nullish() }) });

/** Returns the newest emails in wrangler's mail simulation, without their text. */
export async function listMails(workersUrl: string): Promise<SimulatedMail[]> {
  return Listed.parse(await getJson(new URL(api, workersUrl))).result;
}

/** Returns one simulated email with its text. */
export async function readMail(workersUrl: string, sent: SimulatedMail): Promise<Mail> {
  const url = new URL(api, workersUrl);
  url.searchParams.set('worker', sent.worker);
  url.searchParams.set('email_id', sent.messageId);
  const { result } = Detail.parse(await getJson(url));
  const { messageId: id, from, to, subject, sentAt } = sent;
  return { id, from, to: to.join(', '), subject, sentAt, text: result.text ?? '' };
}

async function getJson(url: URL): Promise<unknown> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(5_000) });
  return answer.json();
}
