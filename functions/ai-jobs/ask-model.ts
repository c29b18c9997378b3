import { nanoid } from 'nanoid';
import type { PartProblem } from '#contracts/resources/resource.ts';
import { echoesRules } from '#lessons/prompts/echoes-rules.ts';
import type { Call, Model, Question, Reply, SpeechRequest } from './model.ts';
import { asFailure, type Line, type ModelClientSettings, openModelClient } from './model-client.ts';
import { ModelFailure, noUsage, type Usage } from './model-failure.ts';
import { imagesCost, speechCost, tokensCost } from './model-prices.ts';
import { RequestSlots } from './request-slots.ts';
import { RetryAllowance } from './retry-allowance.ts';

/** Where the model is and what tests replace. */
export interface ModelSettings extends ModelClientSettings {
  sleep?: (milliseconds: number) => Promise<void>;
  random?: () => number;
  slots?: RequestSlots;
}

const maxAttempts = 3;
/** A server that wants us away for longer is left to the queue, which waits without a Worker. */
const maxWaitMs = 8_000;
/** Far above any honest reply; more is a model that went wild. */
const longestReply = 120_000;
const speechDeadlineMs = 30_000;
const pictureDeadlineMs = 90_000;
const moderationDeadlineMs = 10_000;

const moderated: PartProblem = {
  code: 'moderated',
  message:
    'This topic or wording is not suitable for a lesson. Change the prompt, the name or the vocabulary and try again.',
};

/** Who has waited for as long as they may is not made to wait again. */
const notSlow = ({ code }: ModelFailure): boolean => code !== 'model_slow';

/**
 * Opens the line to an OpenAI-compatible server. One of these belongs to one invocation: its slots and
 * its allowance of retries count what that invocation does.
 */
export function openModel(settings: ModelSettings): Model {
  const line = openModelClient(settings);
  const slots = settings.slots ?? new RequestSlots();
  const allowance = new RetryAllowance();
  const sleep =
    settings.sleep ?? ((ms: number) => new Promise<void>((done) => setTimeout(done, ms)));
  const random = settings.random ?? Math.random;

  /** Makes a call, again where that may help, and records every try. */
  async function call<T>(
    model: string,
    tryOnce: () => Promise<{ value: T; usage: Usage; costMicros: number }>,
    record: (call: Call) => void,
    mayRepeat: (failure: ModelFailure, tries: number) => boolean = notSlow,
  ): Promise<T> {
    allowance.earn();
    for (let tries = 1; ; tries += 1) {
      const began = performance.now();
      const note = (outcome: string, usage: Usage, costMicros: number) =>
        record({
          id: nanoid(),
          model,
          outcome,
          ...usage,
          costMicros,
          milliseconds: Math.round(performance.now() - began),
        });
      try {
        const { value, usage, costMicros } = await tryOnce();
        note('ok', usage, costMicros);
        return value;
      } catch (error) {
        const failure = asFailure(error);
        const { promptTokens, completionTokens } = failure.usage;
        note(failure.code, failure.usage, tokensCost(model, promptTokens, completionTokens));
        const again = failure.passes && mayRepeat(failure, tries);
        const wait = failure.retryAfterMs ?? 400 * 2 ** tries * (0.5 + random());
        if (!again || tries >= maxAttempts || wait > maxWaitMs || !allowance.spend()) {
          throw failure;
        }
        await sleep(wait);
      }
    }
  }

  return {
    async ask(question, record): Promise<Reply> {
      let heard = false;
      const onText = question.onText;
      const listening: Question = {
        ...question,
        ...(onText && {
          onText: (piece: string) => {
            heard = true;
            onText(piece);
          },
        }),
      };
      return call(
        question.model,
        async () => {
          const reply = await sendOnce(line, slots, listening);
          const { promptTokens, completionTokens } = reply.usage;
          const costMicros = tokensCost(question.model, promptTokens, completionTokens);
          return { value: reply, usage: reply.usage, costMicros };
        },
        record,
        (failure) => notSlow(failure) && !heard,
      );
    },

    async speak(request: SpeechRequest, record) {
      return call(
        request.model,
        async () => {
          const response = await slots.run(() =>
            line.speech(
              {
                model: request.model,
                voice: request.voice,
                input: request.input,
                instructions: request.instructions,
                speed: request.speed,
                response_format: 'mp3',
              },
              AbortSignal.timeout(speechDeadlineMs),
            ),
          );
          const value = new Uint8Array(await response.arrayBuffer());
          if (value.length === 0) throw new ModelFailure('model_nonsense', 'no audio came');
          const costMicros = speechCost(request.model, request.input.length);
          return { value, usage: noUsage, costMicros };
        },
        record,
      );
    },

    async draw(request, record) {
      return call(
        request.model,
        async () => {
          const answer = await slots.run(() =>
            line.image(
              { model: request.model, prompt: request.prompt, n: 1, size: '1024x1024' },
              AbortSignal.timeout(pictureDeadlineMs),
            ),
          );
          const base64 = answer.data?.[0]?.b64_json;
          if (!base64) throw new ModelFailure('model_nonsense', 'no picture came');
          const value = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
          const usage = {
            promptTokens: answer.usage?.input_tokens ?? 0,
            completionTokens: answer.usage?.output_tokens ?? 0,
          };
          return { value, usage, costMicros: imagesCost(request.model, 1) };
        },
        record,
      );
    },

    async moderate(request, record) {
      const input = request.input.filter((words) => words.trim() !== '');
      if (input.length === 0) return null;
      return call(
        request.model,
        async () => {
          const answer = await slots.run(() =>
            line.moderation(
              { model: request.model, input },
              AbortSignal.timeout(moderationDeadlineMs),
            ),
          );
          const flagged = answer.results.some((result) => result.flagged);
          return { value: flagged ? moderated : null, usage: noUsage, costMicros: 0 };
        },
        record,
        // It costs nothing, and everything waits for it: the first call of a server that wakes up may be slow.
        (failure, tries) => notSlow(failure) || tries === 1,
      );
    },
  };
}

async function sendOnce(line: Line, slots: RequestSlots, question: Question): Promise<Reply> {
  const stop = new AbortController();
  let stopped: 'deadline' | 'silence' | undefined;
  const giveUp = (why: 'deadline' | 'silence') => () => {
    stopped = why;
    stop.abort();
  };
  const deadline = setTimeout(giveUp('deadline'), question.deadlineMs);
  let silence: ReturnType<typeof setTimeout> | undefined;
  let text = '';
  let usage: Usage | undefined;
  let finish: string | null | undefined;
  let refused = false;
  const known = () => usage ?? estimate(question, text);
  try {
    const stream = await slots.run(() =>
      line.chat(
        {
          model: question.model,
          messages: question.messages,
          max_completion_tokens: question.maxTokens,
          stream: true,
          stream_options: { include_usage: true },
          response_format: {
            type: 'json_schema',
            json_schema: { name: question.schemaName, strict: true, schema: question.schema },
          },
        },
        stop,
      ),
    );
    silence = setTimeout(giveUp('silence'), question.stallMs);
    for await (const chunk of stream) {
      clearTimeout(silence);
      silence = setTimeout(giveUp('silence'), question.stallMs);
      if (chunk.usage) {
        usage = {
          promptTokens: chunk.usage.prompt_tokens,
          completionTokens: chunk.usage.completion_tokens,
        };
      }
      const choice = chunk.choices[0];
      finish = choice?.finish_reason ?? finish;
      if (choice?.delta?.refusal) refused = true;
      const piece = choice?.delta?.content;
      if (!piece) continue;
      text += piece;
      question.onText?.(piece);
      if (text.length > longestReply) {
        stop.abort();
        throw new ModelFailure('model_nonsense', 'the reply has no end', { usage: known() });
      }
    }
  } catch (error) {
    if (stopped) throw new ModelFailure('model_slow', stopped, { usage: known() });
    const failure = asFailure(error);
    // Once words came, tokens were used, whatever broke afterwards.
    if (text === '' || failure.usage !== noUsage) throw failure;
    throw new ModelFailure('model_cut_off', failure.message, { usage: known() });
  } finally {
    clearTimeout(deadline);
    clearTimeout(silence);
  }
  if (stopped) throw new ModelFailure('model_slow', stopped, { usage: known() });
  if (refused || finish === 'content_filter') {
    throw new ModelFailure('model_refused', 'the model declined', { usage: known() });
  }
  if (finish !== 'stop') {
    throw new ModelFailure('model_cut_off', `ended by ${finish ?? 'nothing'}`, { usage: known() });
  }
  if (echoesRules(question.messages, text)) {
    throw new ModelFailure('model_nonsense', 'it told its instructions', { usage: known() });
  }
  return { text, usage: known() };
}

/** When a stream breaks before its usage came, four characters are counted as a token. */
function estimate(question: Question, text: string): Usage {
  const asked = question.messages.reduce((sum, message) => sum + message.content.length, 0);
  return { promptTokens: Math.ceil(asked / 4), completionTokens: Math.ceil(text.length / 4) };
}
