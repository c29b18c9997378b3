import * as z from 'zod';
import type { Writer } from '#contracts/ai-jobs/writer.ts';
import type { AiJobsEnv } from './env.ts';

const DemoWriter = z.object({ languages: z.array(z.string()), speech: z.boolean() });

const realModel: Writer = { demo: false, languages: null, speech: true };

/**
 * Asks the server behind OPENAI_BASE_URL whether it is the demo writer, which says so at
 * `/_dev/writer`. Only a server on this machine can be it, so no other is ever asked.
 */
export async function readWriter(
  env: Pick<AiJobsEnv, 'OPENAI_BASE_URL'>,
  fetch: (url: URL, init: RequestInit) => Promise<Response>,
): Promise<Writer> {
  if (!env.OPENAI_BASE_URL) return realModel;
  const url = new URL('/_dev/writer', env.OPENAI_BASE_URL);
  if (url.hostname !== '127.0.0.1' && url.hostname !== 'localhost') return realModel;
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(2_000) });
    if (!answer.ok) return realModel;
    return { demo: true, ...DemoWriter.parse(await answer.json()) };
  } catch {
    return realModel;
  }
}
