import { JudgedPictures, type JudgePicturesRequest } from '#contracts/ai-jobs/judged-pictures.ts';
import { Pictures } from '#contracts/resources/resource.ts';
import { ApiError } from '#functions/http/errors.ts';
import { describeError, log } from '#functions/http/log.ts';
import type { ResourcesEnv } from './env.ts';

/**
 * Those of the teacher's pictures that nobody has judged: those that `stored`, the part before, shows have
 * been. A key that stands elsewhere in it, such as in a description, was never looked at.
 */
export function unjudgedPictures(files: readonly string[], stored: unknown): string[] {
  const shown = Object.values(Pictures.safeParse(stored).data ?? {});
  const judged = new Set(shown.map(({ key }) => key));
  return [...new Set(files)].filter((key) => !judged.has(key));
}

/**
 * Throws unless every picture of these `keys` may stand before pupils: 422 for one that may not, 503 while
 * nobody can judge.
 */
export async function requireFitPictures(
  { AI_JOBS }: Pick<ResourcesEnv, 'AI_JOBS'>,
  ownerId: string,
  keys: string[],
): Promise<void> {
  if (keys.length === 0) return;
  const judged = await requestVerdict(AI_JOBS, { ownerId, keys });
  if (judged?.kind === 'fit') return;
  if (judged?.kind !== 'unfit') {
    const message = 'The pictures cannot be checked just now. Please try again in a minute.';
    throw new ApiError('unavailable', message, { retryAfterSeconds: 30 });
  }
  const message = 'One of these pictures is not suitable for pupils. Choose another.';
  throw new ApiError('not_usable', message, { fields: [{ field: judged.key, message }] });
}

async function requestVerdict(
  worker: ResourcesEnv['AI_JOBS'],
  asked: JudgePicturesRequest,
): Promise<JudgedPictures | null> {
  const request = { method: 'POST', body: JSON.stringify(asked) };
  try {
    const answer = await worker.fetch(new Request('https://ai-jobs/judge-pictures', request));
    return JudgedPictures.parse(await answer.json());
  } catch (error) {
    log('error', 'pictures could not be judged', describeError(error));
    return null;
  }
}
