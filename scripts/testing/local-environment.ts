import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { RendererFaults } from '#emulators/browser-rendering/start-browser-rendering.ts';
import { Mail } from '#emulators/mail/mail-box.ts';
import type { Faults } from '#emulators/openai/faults.ts';

const LocalEnvironment = z.object({
  url: z.string(),
  mailUrl: z.string(),
  demoWriterUrl: z.string().nullable(),
  pdfRendererUrl: z.string().nullable(),
  databaseUrl: z.string(),
});
export type LocalEnvironment = z.infer<typeof LocalEnvironment>;

/** The addresses of the environment that Playwright started. */
export function localEnvironment(dataDir = process.env.LEXILOOM_E2E_DATA): LocalEnvironment {
  if (!dataDir)
    throw new Error('LEXILOOM_E2E_DATA does not name the data folder of the environment.');
  return LocalEnvironment.parse(JSON.parse(readFileSync(join(dataDir, 'world.json'), 'utf8')));
}

/** Returns the newest email to this address with a matching subject. Waits up to ten seconds for it. */
export async function waitForMail(to: string, subject: RegExp): Promise<Mail> {
  const { mailUrl } = localEnvironment();
  for (const end = Date.now() + 10_000; Date.now() < end; ) {
    const mails = z.array(Mail).parse(await (await fetch(`${mailUrl}/mails.json`)).json());
    const found = mails.find((mail) => mail.to.includes(to) && subject.test(mail.subject));
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`No mail to ${to} with a subject like ${subject}.`);
}

/** Sets the faults of the demo writer (a simulated model); `{}` removes them. */
export async function setWriterFaults(faults: Faults): Promise<void> {
  const { demoWriterUrl } = localEnvironment();
  if (!demoWriterUrl) throw new Error('A real model is connected; it has no switches.');
  const answer = await fetch(new URL('/_dev/faults', demoWriterUrl), {
    method: 'POST',
    body: JSON.stringify(faults),
  });
  if (!answer.ok) throw new Error(await answer.text());
}

/** Sets the faults that the PDF renderer injects; `{}` clears them. */
export async function setRendererFaults(faults: RendererFaults): Promise<void> {
  const { pdfRendererUrl } = localEnvironment();
  if (!pdfRendererUrl) throw new Error('No PDF renderer runs here.');
  const answer = await fetch(new URL('/_dev/faults', pdfRendererUrl), {
    method: 'POST',
    body: JSON.stringify(faults),
  });
  if (!answer.ok) throw new Error(await answer.text());
}
