import * as z from 'zod/mini';
import {
  type AiModel,
  choiceProblem,
  type Duty,
  duties,
  type Effort,
  kindsOfDuty,
  type ModelChoice,
  type ModelPrice,
  nobody,
  optionalDuties,
  type PictureQuality,
  textModel,
} from '#contracts/ai-models/ai-model.ts';
import { catalogue, defaultChoices } from '#contracts/ai-models/catalogue.data.ts';
import type { DutyState, ModelSource } from '#contracts/ai-models/duty-state.ts';
import { log } from '#functions/http/log.ts';
import type { AiJobsEnv } from '../env.ts';
import { isOpenAi, type ModelServer, openAiUrl } from './model.ts';

/** The model of a duty with its server. */
export interface DutyModel {
  model: AiModel;
  server: ModelServer;
  effort: Effort | null;
  reasoningTokens: number;
  quality: PictureQuality;
  /** The model's context size in tokens, if the operator has set it. */
  contextTokens: number | null;
  /** Whether the model may be self-hosted: Lexiloom does not know it, and its server is not OpenAI. */
  isOwn: boolean;
}

/**
 * The model of each duty. Null if the duty has no model, because it is disabled or the operator's server does
 * not support it.
 */
export type DutyModels = Record<Duty, DutyModel | null> & {
  text: DutyModel;
  questions: DutyModel;
  feedback: DutyModel;
};

/** The settings stored by admins: additional models, and the model chosen for each duty on a server. */
export interface StoredModels {
  models: AiModel[];
  choices: { duty: Duty; baseUrl: string; choice: ModelChoice }[];
}

/**
 * The JSON of the secret `AI_PROVIDERS`: the address and key of the server of each duty that has a separate
 * server.
 */
export const Providers = z.partialRecord(
  z.enum(duties),
  z.object({ baseUrl: z.url({ protocol: /^https?$/ }), apiKey: z._default(z.string(), 'none') }),
);

/**
 * The setting for a model's context size in tokens. With fewer tokens than the minimum, there is no room for
 * a text besides the instructions.
 */
export const ContextTokens = z.coerce.number().check(z.int(), z.minimum(2_048));
/** Assumed number of reasoning tokens of an unknown model. */
const unknownThinking = 2_000;

const settingOf = {
  text: 'MODEL_TEXT',
  questions: 'MODEL_QUESTIONS',
  feedback: 'MODEL_FEEDBACK',
  speech: 'MODEL_SPEECH',
  pictures: 'MODEL_IMAGE',
  moderation: 'MODEL_MODERATION',
} as const satisfies Record<Duty, keyof AiJobsEnv>;

/** The settings that assign a model and a server to each duty. */
export type ModelEnv = Pick<
  AiJobsEnv,
  'OPENAI_BASE_URL' | 'OPENAI_API_KEY' | 'AI_PROVIDERS' | 'MODEL_CONTEXT' | (typeof settingOf)[Duty]
>;

/**
 * Returns the server of each duty: its separate server if the operator configured one, otherwise the server
 * at `OPENAI_BASE_URL`.
 */
export function serversOf(env: ModelEnv): Record<Duty, ModelServer> {
  const own = Providers.parse(JSON.parse(env.AI_PROVIDERS || '{}'));
  const common = { baseUrl: env.OPENAI_BASE_URL || openAiUrl, apiKey: env.OPENAI_API_KEY };
  const tidy = ({ baseUrl, apiKey }: ModelServer): ModelServer => ({
    baseUrl: baseUrl.replace(/\/$/, ''),
    apiKey,
  });
  return Object.fromEntries(
    duties.map((duty) => [duty, tidy({ ...common, ...own[duty] })]),
  ) as Record<Duty, ModelServer>;
}

/**
 * The state of each duty with its model and server; `on` is null if no model is chosen or none is suitable.
 */
export type Duties = readonly (DutyState & { on: DutyModel | null })[];

/**
 * Determines the model of each duty, with the reason.
 *
 * The first of these that exists is used: (a) an admin's choice for the duty's server; (b) the operator's
 * setting (`MODEL_TEXT`, …); (c) the default. On OpenAI's addresses, the defaults are OpenAI's current
 * models. On any other server, the default is the text model for writing and moderation, and no model for
 * speech and pictures.
 *
 * An admin's choice is ignored if it is no longer valid, because the model's description has changed.
 */
export function readDuties(env: ModelEnv, stored: StoredModels): Duties {
  const servers = serversOf(env);
  const known = new Map([...catalogue, ...stored.models].map((model) => [model.name, model]));
  const stated = z.nullable(ContextTokens).parse(env.MODEL_CONTEXT || null);

  type Chosen = { source: ModelSource; choice: ModelChoice | null; problem?: string };

  function byOperator(duty: Duty): Chosen {
    const set = env[settingOf[duty]];
    if (set) {
      return { source: 'setting', choice: set === nobody ? null : plainChoice(known, duty, set) };
    }
    if (isOpenAi(servers[duty])) return { source: 'default', choice: defaultChoices[duty] };
    switch (duty) {
      case 'text': {
        const problem = 'MODEL_TEXT has to name a model of the server that OPENAI_BASE_URL names.';
        return { source: 'default', choice: null, problem };
      }
      case 'questions':
      case 'feedback': {
        const other = chosenFor(duty === 'questions' ? 'text' : 'questions').choice;
        return { source: 'follows', choice: other && plainChoice(known, duty, other.model) };
      }
      case 'moderation':
        return { source: 'follows', choice: plainChoice(known, duty, textModel) };
      default:
        return { source: 'default', choice: null };
    }
  }

  function byAdmin(duty: Duty): (Chosen & { unused: string | null }) | null {
    const { baseUrl } = servers[duty];
    const chosen = stored.choices.find((one) => one.duty === duty && one.baseUrl === baseUrl);
    if (!chosen) return null;
    const choice = chosen.choice.model === nobody ? null : chosen.choice;
    const unused = choice && judgeOf(duty, choice).problem;
    return { source: 'admin', choice, unused };
  }

  function chosenFor(duty: Duty): Chosen & { unused: string | null } {
    const chosen = byAdmin(duty);
    return chosen && chosen.unused === null
      ? chosen
      : { ...byOperator(duty), unused: chosen?.unused ?? null };
  }

  /** Returns the model that a choice names, and the reason if the model is unsuitable for the duty. */
  function judgeOf(duty: Duty, choice: ModelChoice): { model: AiModel; problem: string | null } {
    const model = known.get(choice.model) ?? unknownModel(duty, choice.model);
    if (duty === 'moderation' && choice.model === textModel) return { model, problem: null };
    return { model, problem: choiceProblem(duty, choice, model) };
  }

  function stateOf(duty: Duty): Duties[number] {
    const chosen = chosenFor(duty);
    const { source, choice, unused } = chosen;
    const judged = choice && judgeOf(duty, choice);
    const missing =
      choice === null && !optionalDuties.includes(duty)
        ? `${settingOf[duty]}: texts, questions and feedback need a model; “none” is not possible for them.`
        : null;
    const problem =
      chosen.problem ?? (judged?.problem ? `${settingOf[duty]}: ${judged.problem}` : missing);
    const sameAsText = duty === 'moderation' && choice?.model === textModel;
    const on = sameAsText ? stateOf('text').on : problem ? null : onServer(choice, judged?.model);
    return {
      ...{ duty, baseUrl: servers[duty].baseUrl, source },
      ...{ setting: settingOf[duty], choice, model: on?.model ?? null, problem, unused, on },
      described: on === null || known.has(on.model.name),
    };

    function onServer(asked: ModelChoice | null, model: AiModel | undefined): DutyModel | null {
      if (!asked || !model) return null;
      const { effort, reasoningTokens, quality } = asked;
      const server = servers[duty];
      const contextTokens = isOpenAi(server) ? null : stated;
      const isOwn = isOwnModel(server, model.name);
      return { model, server, effort, reasoningTokens, quality, contextTokens, isOwn };
    }
  }

  return duties.map(stateOf);
}

/** Returns true for an unknown model on a server that is not OpenAI, because it may be self-hosted. */
export const isOwnModel = (server: ModelServer, name: string): boolean =>
  !isOpenAi(server) && !catalogue.some((model) => model.name === name);

/** Returns the current model of a duty, or null if the duty has no model. */
export const doerOf = (states: Duties, duty: Duty): DutyModel | null =>
  states.find((state) => state.duty === duty)?.on ?? null;

/**
 * Returns the model of each duty in the form that jobs use. Throws if the operator's settings are invalid.
 */
export function dutyModels(env: AiJobsEnv, stored: StoredModels): DutyModels {
  const states = readDuties(env, stored);
  for (const { duty, problem, unused } of states) {
    if (problem) throw new Error(problem);
    if (unused) log('warn', 'model choice ignored', { duty, problem: unused });
  }
  const needed = (duty: Duty): DutyModel => {
    const on = doerOf(states, duty);
    if (!on) throw new Error(`nobody does ${duty}, and nothing says why`);
    return on;
  };
  return {
    ...{ text: needed('text'), questions: needed('questions'), feedback: needed('feedback') },
    speech: doerOf(states, 'speech'),
    pictures: doerOf(states, 'pictures'),
    moderation: doerOf(states, 'moderation'),
  };
}

/**
 * Returns the choice for an operator's setting, which contains only a model name. The reasoning effort is the
 * default of the duty: none if a teacher watches the text being written, low otherwise. A model without a
 * description may reason even if the request does not ask for it, so tokens are reserved for reasoning.
 */
function plainChoice(known: ReadonlyMap<string, AiModel>, duty: Duty, name: string): ModelChoice {
  const usual = defaultChoices[duty];
  if (usual.model === name) return usual;
  const model = known.get(name);
  const least = model?.efforts[0] ?? null;
  const effort = usual.effort && model?.efforts.includes(usual.effort) ? usual.effort : least;
  const thinks = effort !== null && effort !== 'none';
  const isUnknown = !model && kindsOfDuty[duty].includes('chat');
  const unasked = isUnknown ? unknownThinking : 0;
  const reasoningTokens = thinks ? usual.reasoningTokens || 4_000 : unasked;
  return { model: name, effort, reasoningTokens, quality: 'low' };
}

/**
 * Returns a description for a model that has none. It has the price of the most expensive model of its kind,
 * so that a mistyped name cannot bypass a cap.
 */
function unknownModel(duty: Duty, name: string): AiModel {
  const kind = kindsOfDuty[duty][0] ?? 'chat';
  const prices = catalogue.filter((model) => model.kind === kind).map(({ price }) => price);
  const price = prices.reduce((a, b) => (worth(b) > worth(a) ? b : a));
  return { name, kind, provider: 'Other', efforts: [], price, endsOn: null };
}

const worth = (price: ModelPrice): number => {
  switch (price.by) {
    case 'tokens':
      return price.output + (price.audio ?? 0);
    case 'characters':
      return price.characters;
    case 'pictures':
      return price.each.high;
  }
};
