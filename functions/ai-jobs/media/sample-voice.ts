import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { VoiceSample, VoiceSampleRequest } from '#contracts/ai-jobs.ts';
import { costOfSpeech } from '#contracts/ai-models/model-cost.ts';
import { parseRows } from '#db/queries/parse-rows.ts';
import type { JobContext } from '../job-context.ts';
import { ModelFailure } from '../models/model-failure.ts';
import { paidCall, reserveBudget } from '../reserve-budget.ts';
import { findClips, storeClips } from './clips.ts';
import { clipKey, type Line, speakLine } from './speak-line.ts';

/**
 * Maximum length, in characters, of a sentence that is preferred for a preview. It is long enough to judge a
 * voice. A longer sentence is used only if there is no shorter one.
 */
const shortCharacters = 200;

/**
 * Previews another voice for a speaker: it reads the speaker's first short sentence. The clip has the same
 * key as in `makeSpeech`. It is therefore reused if the voice is chosen, and playing it twice costs only
 * once.
 */
export async function sampleVoice(
  context: JobContext,
  resourceId: string,
  { speaker, voice }: VoiceSampleRequest,
): Promise<VoiceSample> {
  const first = await firstLine(context, resourceId, speaker);
  if (!first) return { kind: 'nothing to say' };
  const on = context.models.speech;
  if (!on) return { kind: 'problem', ...new ModelFailure('not_supported', 'no voice').problem };
  const { ownerId, ...said } = first;
  const line: Line = { ...said, voice };
  const key = await clipKey(context, line);
  const ms = (await findClips(context.db, [key])).get(key);
  if (ms !== undefined) return { kind: 'clip', key, ms };

  const amount = 2 * costOfSpeech(on.model, line.input.length, line.language);
  const payment = await reserveBudget(context, { ownerId, part: 'speech', amount, resourceId });
  return paidCall(context, payment, async (note): Promise<VoiceSample> => {
    const clip = await speakLine(context, { ...line, key }, note);
    if (!clip) throw new ModelFailure('model_nonsense', 'it said other words');
    await storeClips(context.db, [clip]);
    return { kind: 'clip', key, ms: clip.ms };
  });
}

const FirstLine = z.object({ input: z.string(), language: z.string(), ownerId: z.string() });

/**
 * Selects a speaker's first sentence with its language and the lesson's owner. Returns null if the speaker
 * has no sentence.
 */
async function firstLine(
  context: JobContext,
  resourceId: string,
  speaker: string,
): Promise<(Omit<Line, 'voice'> & { ownerId: string }) | null> {
  const result = await context.db.execute(sql`
    select r.owner_id as "ownerId", said #>> '{target,text}' as input, r.text ->> 'target' as language
    from resources r, jsonb_array_elements(r.text -> 'sentences') with ordinality as s (said, at)
    where r.id = ${resourceId} and r.removed_at is null
      and coalesce(said ->> 'speaker', '') = ${speaker} and said #>> '{target,text}' <> ''
    order by length(said #>> '{target,text}') > ${shortCharacters}, at limit 1`);
  return parseRows(FirstLine, result)[0] ?? null;
}
