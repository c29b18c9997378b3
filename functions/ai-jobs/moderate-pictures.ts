import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { JudgedPictures, JudgePicturesRequest } from '#contracts/ai-jobs.ts';
import { parseRows } from '#db/queries/parse-rows.ts';
import {
  StorageUnavailable,
  storageUnavailableMessage,
  withStorageTimeout,
} from '#functions/media-store/media-store.ts';
import type { JobContext } from './job-context.ts';
import { ModelFailure } from './models/model-failure.ts';
import { admitToModeration, screenTimeoutMs, takeShare } from './moderation-budget.ts';

const Row = z.object({ key: z.string(), type: z.string(), is_fit: z.nullable(z.boolean()) });

/**
 * Assumed number of tokens of a picture, as many as a short paragraph has. The moderation model's own count
 * is undocumented.
 */
const tokensOfPicture = 100;

/**
 * Checks that a teacher's uploaded pictures are suitable for pupils. Each picture is moderated separately. It
 * is moderated only once, because the file of a key never changes and its verdict is stored.
 *
 * Rejects all pictures if moderation is unavailable or this account has exceeded its share of the budget.
 * Accepts all pictures if the server has no moderation model or a text model moderates. In these cases,
 * pictures cannot be moderated, and the operator has accepted this.
 */
export async function moderatePictures(
  context: Pick<JobContext, 'db' | 'media' | 'model' | 'models' | 'moderationBudget'>,
  { ownerId, keys }: JudgePicturesRequest,
): Promise<JudgedPictures> {
  const { db, media, model, models } = context;
  const on = models.moderation;
  if (on?.model.kind !== 'moderations') return { kind: 'fit' };
  const found = await db.execute(sql`
    select key, type, is_fit from media_objects
    where key in (select jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb))
      and owner_id = ${ownerId} and type like 'image/%'`);
  try {
    for (const { key, type, is_fit: isKnownFit } of parseRows(Row, found)) {
      if (isKnownFit === false) return { kind: 'unfit', key };
      if (isKnownFit) continue;
      // Reserve tokens before loading the file, because either of these calls may throw.
      await takeShare(context, ownerId, tokensOfPicture);
      await admitToModeration(context, tokensOfPicture);
      const file = await withStorageTimeout(media.get(key));
      // A deleted file is not visible to any user, so it is skipped.
      if (!file) continue;
      const bytes = new Uint8Array(await new Response(file.body).arrayBuffer());
      const picture = `data:${type};base64,${base64(bytes)}`;
      const unfit = await model.moderate(
        { on, input: [], picture, maxWaitMs: screenTimeoutMs },
        () => undefined,
      );
      await db.execute(sql`update media_objects set is_fit = ${!unfit} where key = ${key}`);
      if (unfit) return { kind: 'unfit', key };
    }
    return { kind: 'fit' };
  } catch (error) {
    if (error instanceof StorageUnavailable) {
      return { kind: 'problem', code: 'store_down', message: storageUnavailableMessage };
    }
    if (!(error instanceof ModelFailure)) throw error;
    return { kind: 'problem', ...error.problem };
  }
}

/** Maximum number of arguments per function call. Some engines do not support more. */
const pieceLength = 8_192;

/** Encodes bytes as base64, for data URLs and JSON. */
export function base64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += pieceLength) {
    text += String.fromCharCode(...bytes.subarray(at, at + pieceLength));
  }
  return btoa(text);
}
