import * as z from 'zod';
import {
  type AiModel,
  choiceProblem,
  type Duty,
  duties,
  type Effort,
  kindsOfDuty,
  type ModelChoice,
  type ModelPrice,
  type PictureQuality,
} from '#contracts/ai-models/ai-model.ts';
import { catalogue, defaultChoices } from '#contracts/ai-models/catalogue.data.ts';
import type { AiJobsEnv } from './env.ts';
import { isOpenAi, type ModelServer, openAiUrl } from './model-server.ts';

/** The model of a duty with the server that it is asked on. */
export interface DutyModel {
  model: AiModel;
  server: ModelServer;
  effort: Effort | null;
  reasoningTokens: number;
  quality: PictureQuality;
}

/** The model of each duty; null where nobody does it, because the operator's server cannot. */
export type DutyModels = Record<Duty, DutyModel | null> & {
  text: DutyModel;
  questions: DutyModel;
  feedback: DutyModel;
};

/** What admins have stored: models beside the built-in ones, and the choice for a duty on a server. */
export interface StoredModels {
  models: AiModel[];
  choices: { duty: Duty; baseUrl: string; choice: ModelChoice }[];
}

/** Address and key of single duties, as the secret `AI_PROVIDERS` holds them in JSON. */
const Providers = z.partialRecord(
  z.enum(duties),
  z.object({ baseUrl: z.url({ protocol: /^https?$/ }), apiKey: z.string().default('none') }),
);

/** Names that an operator sets instead of a model: nobody does the duty, or the text model judges. */
const nobody = 'none';
const textModel = 'text-model';

const settingOf = {
  text: 'MODEL_TEXT',
  questions: 'MODEL_QUESTIONS',
  feedback: 'MODEL_FEEDBACK',
  speech: 'MODEL_SPEECH',
  pictures: 'MODEL_IMAGE',
  moderation: 'MODEL_MODERATION',
} as const satisfies Record<Duty, keyof AiJobsEnv>;

/** The server of each duty: its own where the operator gave it one, else that of `OPENAI_BASE_URL`. */
export function serversOf(env: AiJobsEnv): Record<Duty, ModelServer> {
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
 * The model of each duty. An admin's choice for the duty's server comes first, then the operator's
 * setting (`MODEL_TEXT`, …), then the default: OpenAI's current models on OpenAI's addresses; on any
 * other server the text model for what is written and judged, and nobody for speech and pictures.
 */
export function dutyModels(env: AiJobsEnv, stored: StoredModels): DutyModels {
  const servers = serversOf(env);
  const known = new Map([...catalogue, ...stored.models].map((model) => [model.name, model]));

  function choiceOf(duty: Duty): ModelChoice | null {
    const server = servers[duty];
    const chosen = stored.choices.find(
      (one) => one.duty === duty && one.baseUrl === server.baseUrl,
    );
    if (chosen) return chosen.choice;
    const set = env[settingOf[duty]];
    if (set) return set === nobody ? null : plainChoice(known, set);
    if (isOpenAi(server)) return defaultChoices[duty];
    switch (duty) {
      case 'text':
        throw new Error('MODEL_TEXT has to name a model of the server that OPENAI_BASE_URL names.');
      case 'questions':
        return choiceOf('text');
      case 'feedback':
        return choiceOf('questions');
      case 'moderation':
        return plainChoice(known, textModel);
      default:
        return null;
    }
  }

  function resolve(duty: Duty): DutyModel | null {
    const choice = choiceOf(duty);
    if (!choice) return null;
    if (duty === 'moderation' && choice.model === textModel) return resolve('text');
    const model = known.get(choice.model) ?? unknownModel(duty, choice.model);
    const problem = choiceProblem(duty, choice, model);
    if (problem) throw new Error(`${settingOf[duty]}: ${problem}`);
    const { effort, reasoningTokens, quality } = choice;
    return { model, server: servers[duty], effort, reasoningTokens, quality };
  }

  const [text, questions, feedback] = [resolve('text'), resolve('questions'), resolve('feedback')];
  if (!text || !questions || !feedback) {
    throw new Error('Texts, questions and feedback need a model: "none" is not possible for them.');
  }
  return {
    ...{ text, questions, feedback },
    speech: resolve('speech'),
    pictures: resolve('pictures'),
    moderation: resolve('moderation'),
  };
}

/** An operator's setting names a model alone: it thinks as the catalogue's choice for it does. */
function plainChoice(known: ReadonlyMap<string, AiModel>, name: string): ModelChoice {
  const preset = Object.values(defaultChoices).find(({ model }) => model === name);
  if (preset) return preset;
  const efforts = known.get(name)?.efforts ?? [];
  const effort = efforts[0] ?? null;
  const thinks = effort !== null && effort !== 'none';
  return { model: name, effort, reasoningTokens: thinks ? 4_000 : 0, quality: 'low' };
}

/** A model that nobody has described costs what the dearest of its kind costs, so that no typo passes a cap. */
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
