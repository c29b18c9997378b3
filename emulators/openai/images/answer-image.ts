import { z } from 'zod';
import { type Exchange, faultError, parseBody, pause, sendJson } from '../exchange.ts';
import { tokensOf } from '../tokens.ts';
import { drawPicture } from './draw-picture.ts';

const ImageRequest = z.object({
  model: z.string().optional(),
  prompt: z.string().min(1).max(32_000),
  n: z.int().min(1).max(4).nullish(),
  size: z.string().nullish(),
});

/** Answers `POST /v1/images/generations` with small PNGs that carry the prompt's first words. */
export async function answerImage(exchange: Exchange): Promise<void> {
  const { request, response, ledger } = exchange;
  const asked = await parseBody(request, ImageRequest);
  const faults = exchange.faults.next('pictures');
  if (faults.refusedWith) {
    ledger.broken('pictures');
    throw faultError(faults.refusedWith, faults.retryAfterSeconds);
  }
  if (!(await pause(response, faults.ttftMs ?? 0))) return;
  const picture = drawPicture(asked.prompt).toString('base64');
  const input = tokensOf(asked.prompt).length;
  ledger.whole('pictures', input, 0);
  sendJson(response, 200, {
    created: Math.floor(Date.now() / 1000),
    data: Array.from({ length: asked.n ?? 1 }, () => ({ b64_json: picture })),
    usage: { input_tokens: input, output_tokens: 0, total_tokens: input },
  });
}
