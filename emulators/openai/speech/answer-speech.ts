import * as z from 'zod';
import { modelOf } from '../chat/chat-request.ts';
import { type Exchange, faultError, OpenAiError, parseBody, pause } from '../exchange.ts';
import { loadSynthesiser, type Synthesise } from './synthesise.ts';
import { voiceFor } from './voice-for.ts';

const voices = [
  ...['alloy', 'ash', 'ballad', 'coral', 'echo', 'fable', 'onyx', 'nova', 'sage', 'shimmer'],
  ...['verse', 'marin', 'cedar'],
];

/** The parameters of `POST /v1/audio/speech` (the `openai` package's `SpeechCreateParams`). */
const SpeechRequest = z.strictObject({
  model: z.string(),
  voice: z.enum(voices),
  input: z.string().min(1).max(4096),
  instructions: z.string().optional(),
  response_format: z.literal('mp3').optional(),
  speed: z.number().min(0.25).max(4).optional(),
});

let synthesiser: Promise<Synthesise> | undefined;

/**
 * Answers `POST /v1/audio/speech` with MP3. The request's instructions begin with the language's BCP-47 tag.
 * `reading` converts a text to a form that a simple voice can read (kana for Japanese).
 */
export async function answerSpeech(
  exchange: Exchange,
  reading: (text: string, language: string) => string,
): Promise<void> {
  const { request, response, ledger } = exchange;
  const asked = await parseBody(request, SpeechRequest);
  modelOf(asked.model, ['speech']);
  const faults = exchange.faults.next('speech');
  if (faults.refusedWith) {
    ledger.broken('speech');
    throw faultError(faults);
  }
  const tag = /^[A-Za-z]{2,3}(-[A-Za-z0-9]+)*/.exec(asked.instructions ?? '')?.[0] ?? 'en';
  const voice = voiceFor(tag, asked.voice);
  if (!voice) {
    throw new OpenAiError(400, 'demo_voice_unsupported', `The demo voice does not speak "${tag}".`);
  }
  if (!(await pause(response, faults.ttftMs ?? 0))) return;
  if (faults.stall) {
    await pause(response, 2 ** 31 - 1);
    return;
  }
  synthesiser ??= loadSynthesiser();
  const synthesise = await synthesiser;
  const audio = faults.nonsense
    ? Buffer.from('this is not audio')
    : synthesise(reading(asked.input, tag), voice, asked.speed ?? 1);
  ledger.whole('speech', 0, 0);
  response
    .writeHead(200, { 'content-type': 'audio/mpeg', 'content-length': audio.length })
    .end(audio);
}
