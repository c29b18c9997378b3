import * as z from 'zod/mini';
import type { Judge, Writer } from '#contracts/ai-jobs.ts';
import type { AiJobsEnv } from './env.ts';
import { type Duties, doerOf } from './models/duty-models.ts';

const DemoWriter = z.object({ languages: z.array(z.string()), speech: z.boolean() });
type DemoWriter = z.infer<typeof DemoWriter>;

/**
 * Returns the capabilities of the models as shown to teachers: the languages, speech, pictures and
 * moderation.
 */
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
 * Detects whether the server at OPENAI_BASE_URL is the demo writer, which identifies itself at
 * `/_dev/writer`. The demo writer runs only on the same machine, so a server elsewhere is not queried.
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
