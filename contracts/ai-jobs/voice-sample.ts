import * as z from 'zod/mini';
import { singleLine } from '#contracts/validation/single-line.ts';

/** Request of the resources Worker to ai-jobs for a voice sample: the speaker and how they would sound. */
export const VoiceSampleRequest = z.object({
  /** As in the text; '' if no speaker is named. */
  speaker: singleLine().check(z.maxLength(60)),
  voice: z.string().check(z.minLength(1), z.maxLength(60)),
});
export type VoiceSampleRequest = z.infer<typeof VoiceSampleRequest>;

/** The clip, or the reason for its absence; a closed set, because it crosses a service binding. */
export const VoiceSample = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('clip'), key: z.string(), ms: z.int() }),
  z.object({ kind: z.literal('nothing to say') }),
  z.object({ kind: z.literal('problem'), code: z.string(), message: z.string() }),
]);
export type VoiceSample = z.infer<typeof VoiceSample>;
