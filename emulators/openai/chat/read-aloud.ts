import { nanoid } from 'nanoid';
import { type Exchange, OpenAiError, pause, sendJson } from '../exchange.ts';
import type { Faults } from '../faults.ts';
import { loadSynthesiser, type Synthesise } from '../speech/synthesise.ts';
import { voiceFor } from '../speech/voice-for.ts';
import { countPrompt, tokensOf } from '../tokens.ts';
import type { ChatRequest } from './chat-request.ts';

/** Audio tokens per second of speech. */
const audioTokensPerSecond = 20;
const bytesPerSecond = 6_000;

let synthesiser: Promise<Synthesise> | undefined;

/**
 * Answers a chat with audio, as `gpt-audio` does. The reply is the user's message read aloud in the language
 * named in the system message, with the transcript. If `faults.says` is set, the model disobeys and speaks
 * that text instead.
 */
export async function answerAloud(
  { response, ledger }: Exchange,
  asked: ChatRequest,
  faults: Faults,
  reading: (text: string, language: string) => string,
): Promise<void> {
  const text = asked.messages.at(-1)?.content.replace(/^<text>|<\/text>$/g, '') ?? '';
  const tag = /language "([\w-]+)"/.exec(asked.messages[0]?.content ?? '')?.[1] ?? 'en';
  const voice = voiceFor(tag, asked.audio?.voice ?? 'alloy');
  if (!voice) {
    throw new OpenAiError(400, 'demo_voice_unsupported', `The demo voice does not speak "${tag}".`);
  }
  if (!(await pause(response, (faults.ttftMs ?? 0) + (faults.thinkMs ?? 0)))) return;
  if (faults.stall) {
    await pause(response, 2 ** 31 - 1);
    return;
  }
  const spoken = faults.refuse ? '' : (faults.says ?? text);
  synthesiser ??= loadSynthesiser();
  const sound = spoken && (await synthesiser)(reading(spoken, tag), voice, 1);
  const audioTokens = Math.ceil((sound.length / bytesPerSecond) * audioTokensPerSecond);
  const textTokens = tokensOf(spoken).length;
  const promptTokens = countPrompt(asked.messages);
  ledger.whole('speech', promptTokens, audioTokens + textTokens);
  sendJson(response, 200, {
    id: `chatcmpl-${nanoid()}`,
    object: 'chat.completion',
    created: Math.floor(Date.now() / 1000),
    model: asked.model,
    choices: [
      {
        index: 0,
        finish_reason: 'stop',
        logprobs: null,
        message: {
          role: 'assistant',
          content: null,
          refusal: faults.refuse ? 'I cannot read this.' : null,
          ...(sound && {
            audio: {
              id: `audio_${nanoid()}`,
              data: (faults.nonsense ? Buffer.from('this is not audio') : sound).toString('base64'),
              expires_at: Math.floor(Date.now() / 1000) + 3_600,
              transcript: spoken,
            },
          }),
        },
      },
    ],
    usage: {
      prompt_tokens: promptTokens,
      completion_tokens: audioTokens + textTokens,
      total_tokens: promptTokens + audioTokens + textTokens,
      completion_tokens_details: {
        audio_tokens: audioTokens,
        text_tokens: textTokens,
        reasoning_tokens: 0,
      },
    },
  });
}
