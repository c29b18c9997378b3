import * as z from 'zod/mini';
import type { Judge, Writer } from '#contracts/ai-jobs/writer.ts';
import type { AiJobsEnv } from './env.ts';
import { type Duties, doerOf } from './models/duty-models.ts';

const DemoWriter = z.object({ languages: z.array(z.string()), speech: z.boolean() });
type DemoWriter = z.infer<typeof DemoWriter>;

/** Who writes, reads aloud, draws and judges, as teachers are told. */
export async function readWriter(
  env: Pick<AiJobsEnv, 'OPENAI_BASE_URL'>,
  duties: Duties,
  fetch: (url: URL, init: RequestInit) => Promise<Response>,
): Promise<Writer> {
  const demo = await findDemoWriter(env, fetch);
  const speaks = doerOf(duties, 'speech') !== null;
  return {
    demo: demo !== null,
    languages: demo?.languages ?? null,
    speech: speaks && (demo?.speech ?? true),
    pictures: doerOf(duties, 'pictures') !== null,
    judge: judgeOf(duties),
  };
}

function judgeOf(duties: Duties): Judge {
  const on = doerOf(duties, 'moderation');
  if (!on) return 'nobody';
  return on.model.kind === 'chat' ? 'text-model' : 'moderator';
}

/**
 * Asks the server behind OPENAI_BASE_URL whether it is the demo writer, which says so at
 * `/_dev/writer`. Only a server on this machine can be it, so no other is ever asked.
 */
async function findDemoWriter(
  env: Pick<AiJobsEnv, 'OPENAI_BASE_URL'>,
  fetch: (url: URL, init: RequestInit) => Promise<Response>,
): Promise<DemoWriter | null> {
  if (!env.OPENAI_BASE_URL) return null;
  const url = new URL('/_dev/writer', env.OPENAI_BASE_URL);
  if (url.hostname !== '127.0.0.1' && url.hostname !== 'localhost') return null;
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(2_000) });
    return answer.ok ? DemoWriter.parse(await answer.json()) : null;
  } catch {
    return null;
  }
}
