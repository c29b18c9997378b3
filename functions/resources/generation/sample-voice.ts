import * as z from 'zod/mini';
import { VoiceSample, VoiceSampleRequest } from '#contracts/ai-jobs.ts';
import { ApiError } from '#functions/http/errors.ts';
import { limitRate } from '#functions/http/limit-rate.ts';
import { operation, teachers } from '#functions/http/operation.ts';
import { isVoice } from '#lessons/draft/voices.ts';
import { selectOwnResource } from '../read-resource.ts';
import { ResourceParams } from '../resource-id.ts';
import type { ResourcesEnv } from '../routes.ts';
import { requireFeatures } from './generate-resource.ts';

const Body = VoiceSampleRequest.check(
  z.refine(({ voice }) => isVoice(voice), {
    path: ['voice'],
    message: 'This voice does not exist.',
  }),
);

/**
 * `POST /v1/resources/:id/voice-sample {speaker, voice}`: generates a sample of this speaker's lines, so that
 * the teacher can hear the voice before choosing it. Returns `{key, ms}` of the clip in the media store. 422
 * if the model returned no clip, 429 after many requests.
 */
export const sampleVoice = operation<
  ResourcesEnv,
  z.infer<typeof ResourceParams>,
  never,
  z.infer<typeof Body>
>(
  {
    may: teachers,
    params: ResourceParams,
    body: Body,
    once: false,
    flood: ({ caller }) => caller?.id ?? '',
  },
  async ({ params: { id }, body, db, caller, env }) => {
    requireFeatures(caller, ['aiVoiceovers']);
    await selectOwnResource(db, id, caller);
    await limitRate(db, 'sample', caller.id);
    const answer = await env.AI_JOBS.fetch(
      new Request(`https://ai-jobs/voice-sample/${id}`, {
        method: 'POST',
        body: JSON.stringify(body),
      }),
    );
    const sample = VoiceSample.parse(await answer.json());
    switch (sample.kind) {
      case 'clip':
        return { key: sample.key, ms: sample.ms };
      case 'nothing to say':
        throw new ApiError('not_usable', 'Nobody with this name speaks in the text.');
      case 'problem':
        throw new ApiError('not_usable', sample.message);
    }
  },
);
