import { nanoid } from 'nanoid';
import {
  costOfPictures,
  costOfSpeech,
  costOfTokens,
  type Usage,
} from '#contracts/ai-models/model-cost.ts';
import type { PartProblem } from '#contracts/resources/resource.ts';
import { judgeByText } from '../judge-by-text.ts';
import { costOfQuestions } from '../reserve-for.ts';
import { askChat, promptTokensOf } from './ask-chat.ts';
import { CallBudget, RetryAllowance } from './call-budget.ts';
import { classifyFailure } from './classify-failure.ts';
import type { DutyModel } from './duty-models.ts';
import type { Call, Model, Question } from './model.ts';
import { openModelClient } from './model-client.ts';
import { type FailureCode, ModelFailure, noUsage } from './model-failure.ts';
import { readAloud } from './read-aloud.ts';
import { RequestSlots, type Slots } from './request-slots.ts';

/** The dependencies of a model client; tests replace them. */
export interface ModelSettings {
  fetch?: typeof fetch;
  sleep?: (milliseconds: number) => Promise<void>;
  random?: () => number;
  slots?: RequestSlots;
}

const maxAttempts = 3;
/**
 * Maximum delay that a running Worker waits if a server requests it. For a longer delay, the job waits in the
 * queue.
 */
const maxWaitMs = 8_000;
/** Deadline in milliseconds for a picture. A picture of good quality takes a minute. */
const pictureDeadlineMs = 150_000;
const moderationDeadlineMs = 10_000;
/** Prompt tokens are only estimated, so the estimate is multiplied by this margin. */
const promptMargin = 1.1;

const moderated: PartProblem = {
  code: 'moderated',
  message:
    'This topic or wording is not suitable for a lesson. Change the prompt, the name or the vocabulary and try again.',
};

/** Failures without a reply for which the provider may nevertheless have finished and billed the call. */
const perhapsBilled: ReadonlySet<FailureCode> = new Set([
  'model_slow',
  'model_cut_off',
  'model_nonsense',
  'stopped',
]);

/** Thrown if a call is aborted while it is queued. No request was sent, so no call is recorded. */
class NeverAsked extends ModelFailure {
  constructor() {
    super('stopped', 'before it was asked');
  }
}

interface CallRules {
  /** The maximum cost of one attempt. */
  mostMicros?: number;
  /** Returns true if a failed attempt may be retried. It is called only for transient failures. */
  mayRepeat?: (failure: ModelFailure, tries: number) => boolean;
  longestWaitMs?: number;
  /** The cost to record for a failed call that reported no tokens but may have been billed. */
  lostCostMicros?: number;
}

/** Prevents retries after timeouts, because the caller has already waited for the full deadline. */
const notSlow = ({ code }: ModelFailure): boolean => code !== 'model_slow';

/** Creates the model client of one invocation. Its slots and its retry allowance apply to that invocation. */
export function openModel(settings: ModelSettings = {}): Model {
  const allSlots = settings.slots ?? new RequestSlots();
  const allowance = new RetryAllowance();
  const budget = new CallBudget();
  const sleep =
    settings.sleep ?? ((ms: number) => new Promise<void>((done) => setTimeout(done, ms)));
  const random = settings.random ?? Math.random;
  const stopped = new AbortController();
  const client = openModelClient(until(stopped.signal, settings.fetch));
  const slots: Slots = {
    run: (request) =>
      allSlots.run(() => {
        if (stopped.signal.aborted) throw new NeverAsked();
        return request();
      }),
  };

  /**
   * Makes a call, retries it if this may help, and records every attempt. An attempt that was billed is
   * retried at most once. Otherwise a server that breaks off every reply would be paid each time.
   */
  async function call<T>(
    { model }: DutyModel,
    tryOnce: () => Promise<{ value: T; usage: Usage; costMicros: number }>,
    record: (call: Call) => void,
    {
      mayRepeat = notSlow,
      longestWaitMs = maxWaitMs,
      lostCostMicros = 0,
      mostMicros = 0,
    }: CallRules = {},
  ): Promise<T> {
    allowance.earn();
    for (let tries = 1; ; tries += 1) {
      if (stopped.signal.aborted) throw new NeverAsked();
      await budget.begin(mostMicros);
      if (stopped.signal.aborted) {
        budget.end(mostMicros, 0);
        throw new NeverAsked();
      }
      const began = performance.now();
      const note = (outcome: string, usage: Usage, costMicros: number) => {
        budget.end(mostMicros, costMicros);
        record({
          id: nanoid(),
          model: model.name,
          outcome,
          promptTokens: usage.promptTokens,
          completionTokens: usage.completionTokens,
          costMicros,
          milliseconds: Math.round(performance.now() - began),
        });
      };
      try {
        const { value, usage, costMicros } = await tryOnce();
        note('ok', usage, costMicros);
        return value;
      } catch (error) {
        if (error instanceof NeverAsked) {
          budget.end(mostMicros, 0);
          throw error;
        }
        const cause = classifyFailure(error);
        const failure = stopped.signal.aborted
          ? new ModelFailure('stopped', cause.message, { usage: cause.usage })
          : cause;
        failure.model = model.name;
        const isLost = !failure.isPaid && perhapsBilled.has(failure.code);
        const costMicros = isLost ? lostCostMicros : costOfTokens(model, failure.usage);
        note(failure.code, failure.usage, costMicros);
        const again =
          failure.passes &&
          !failure.needsOperator &&
          mayRepeat(failure, tries) &&
          (!failure.isPaid || tries === 1);
        const wait = failure.retryAfterMs ?? 400 * 2 ** tries * (0.5 + random());
        if (!again || tries >= maxAttempts || wait > longestWaitMs || !allowance.spend()) {
          throw failure;
        }
        await sleep(wait);
      }
    }
  }

  const askFor = (question: Question, record: (call: Call) => void, mostMicros: number) => {
    let heard = false;
    const { onText } = question;
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
      question.on,
      async () => {
        const reply = await askChat(client, slots, listening, stopped.signal);
        const costMicros = costOfTokens(question.on.model, reply.usage);
        return { value: reply, usage: reply.usage, costMicros };
      },
      record,
      {
        mayRepeat: (failure) => notSlow(failure) && !heard,
        mostMicros,
      },
    );
  };

  const ask: Model['ask'] = (question, record) => {
    const prompt = Math.ceil(promptMargin * promptTokensOf(question.messages));
    const most = costOfQuestions(question.on, { prompt, reply: question.maxTokens });
    return askFor(question, record, most);
  };

  return {
    ask,

    speak: (request, record) =>
      call(request.on, () => readAloud(client, slots, request), record, {
        lostCostMicros: costOfSpeech(request.on.model, request.input.length, request.language),
        mostMicros: costOfSpeech(request.on.model, request.input.length, request.language),
      }),

    draw: ({ on, prompt }, record) =>
      call(
        on,
        async () => {
          const answer = await slots.run(() =>
            client.image(
              on.server,
              {
                ...{ model: on.model.name, prompt, n: 1, size: '1024x1024' },
                // Without `quality`, the provider chooses the quality, and the cost could not be reserved. It
                // is omitted for other servers, because they may reject the parameter.
                ...(!on.isOwn && { quality: on.quality }),
              },
              AbortSignal.timeout(pictureDeadlineMs),
            ),
          );
          const base64 = answer.data?.[0]?.b64_json;
          if (!base64) throw new ModelFailure('model_nonsense', 'no picture came');
          const value = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
          const usage = answer.usage && {
            promptTokens: answer.usage.input_tokens,
            completionTokens: answer.usage.output_tokens,
          };
          const costMicros = usage
            ? costOfTokens(on.model, usage)
            : costOfPictures(on.model, on.quality, 1);
          return { value, usage: usage ?? noUsage, costMicros };
        },
        record,
        {
          lostCostMicros: costOfPictures(on.model, on.quality, 1),
          mostMicros: costOfPictures(on.model, on.quality, 1),
        },
      ),

    async moderate({ on, input: lines, picture, maxWaitMs }, record) {
      const input = lines.filter((words) => words.trim() !== '');
      // The operator of this server has turned moderation off.
      if ((input.length === 0 && !picture) || !on) return null;
      if (on.model.kind === 'chat') {
        // The limit is 0 so that the call is always allowed. If moderation failed because the budget is used
        // up, the generated content would be discarded.
        const judge: Model['ask'] = (question, note) => askFor(question, note, 0);
        return (await judgeByText(judge, on, input, record)) ? moderated : null;
      }
      return call(
        on,
        async () => {
          const answer = await slots.run(() =>
            client.moderation(
              on.server,
              {
                model: on.model.name,
                input: picture ? [{ type: 'image_url', image_url: { url: picture } }] : input,
              },
              AbortSignal.timeout(moderationDeadlineMs),
            ),
          );
          const flagged = answer.results.some((result) => result.flagged);
          return { value: flagged ? moderated : null, usage: noUsage, costMicros: 0 };
        },
        record,
        // Moderation is free, and all further work has to wait for it. One timeout is therefore retried: the
        // server may be starting up.
        {
          mayRepeat: (failure, tries) => notSlow(failure) || tries === 1,
          ...(maxWaitMs !== undefined && { longestWaitMs: maxWaitMs }),
        },
      );
    },

    payUpTo: (micros) => budget.allow(micros),

    stop: () => stopped.abort(),
  };
}

/** Returns a `fetch` whose requests are aborted by `signal` or by their own signal. */
const until =
  (signal: AbortSignal, send: typeof fetch = (url, init) => fetch(url, init)): typeof fetch =>
  (url, init) =>
    send(url, { ...init, signal: init?.signal ? AbortSignal.any([signal, init.signal]) : signal });
