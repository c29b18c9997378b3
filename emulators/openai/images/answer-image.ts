import * as z from 'zod';
import { modelOf } from '../chat/chat-request.ts';
import { type Exchange, faultError, parseBody, pause, sendJson } from '../exchange.ts';
import { tokensOf } from '../tokens.ts';
import { drawPicture } from './draw-picture.ts';

/** The parameters of `POST /v1/images/generations` (the `openai` package's `ImageGenerateParams`). */
const ImageRequest = z.strictObject({
  model: z.string(),
  prompt: z.string().min(1).max(32_000),
  n: z.int().min(1).max(10).nullish(),
  size: z.enum(['auto', '1024x1024', '1536x1024', '1024x1536']).nullish(),
  quality: z.enum(['auto', 'low', 'medium', 'high']).nullish(),
  background: z.enum(['auto', 'opaque', 'transparent']).nullish(),
  output_format: z.enum(['png', 'jpeg', 'webp']).nullish(),
  output_compression: z.int().min(0).max(100).nullish(),
  moderation: z.enum(['auto', 'low']).nullish(),
  safety_identifier: z.string().optional(),
});

/** Tokens of a square picture by quality. `auto` counts as the most expensive quality. */
const tokensOfQuality = { auto: 1_750, low: 600, medium: 1_350, high: 1_750 } as const;

/** Answers `POST /v1/images/generations` with small PNGs that show the prompt's first words. */
export async function answerImage(exchange: Exchange): Promise<void> {
  const { request, response, ledger } = exchange;
  const asked = await parseBody(request, ImageRequest);
  modelOf(asked.model, ['images']);
  const faults = exchange.faults.next('pictures');
  if (faults.refusedWith) {
    ledger.broken('pictures');
    throw faultError(faults);
  }
  if (!(await pause(response, faults.ttftMs ?? 0))) return;
  const picture = drawPicture(asked.prompt).toString('base64');
  const input = tokensOf(asked.prompt).length;
  const output = (asked.n ?? 1) * tokensOfQuality[asked.quality ?? 'auto'];
  ledger.whole('pictures', input, output);
  sendJson(response, 200, {
    created: Math.floor(Date.now() / 1000),
    data: Array.from({ length: asked.n ?? 1 }, () => ({ b64_json: picture })),
    usage: {
      input_tokens: input,
      output_tokens: output,
      total_tokens: input + output,
      input_tokens_details: { text_tokens: input, image_tokens: 0 },
    },
  });
}
