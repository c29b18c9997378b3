import { sql } from 'drizzle-orm';
import { costOfPictures, costOfSpeech, costOfTokens } from '#contracts/ai-models/model-cost.ts';
import type { Database } from '#db/client.ts';
import { jsonAs, jsonOf, readJson, selectJson } from '#db/queries/json-of.ts';
import type { DutyModel, DutyModels } from './models/duty-models.ts';
import { slotsOfInvocation } from './models/request-slots.ts';

/** The maximum length of a reply for each duty, in tokens. */
export const replyTokenLimit = {
  text: 8_000,
  part: 4_000,
  words: 6_000,
  pictures: 2_000,
  feedback: 500,
  topic: 400,
};

/**
 * A generous estimate of the tokens of a prompt for a text of ordinary length, including the rules and the
 * instruction. The next constant is the estimate for the rules alone.
 */
const promptTokens = 6_000;
const ruleTokens = 3_000;
/** Tokens allowed per character of the text, because a tagged word is a row of four values. */
const tagTokensPerCharacter = 4;

/** The longest text that one reply can contain, in characters. */
const longestText = 32_000;
/** Number of characters that a text model moderates in one call, and the tokens of its verdict. */
export const judgedAtOnce = 6_000;
export const verdictTokens = 400;

/**
 * Maximum number of calls per text. Another call continues the text if the connection breaks or the text is
 * too short.
 */
export const maxTextRounds = 4;
/** Maximum number of readings per sentence: a sentence that was misread is read once more. */
const maxReadings = 2;

/**
 * Returns the cost of moderating the request and `characters` with a text model. Moderation models are free.
 */
function costOfJudging({ moderation }: DutyModels, characters: number): number {
  if (moderation?.model.kind !== 'chat') return 0;
  const calls = 1 + Math.ceil(characters / judgedAtOnce);
  return costOfQuestions(moderation, { prompt: judgedAtOnce, reply: verdictTokens, calls });
}

/** Returns the maximum cost of `calls` questions, in micros. Reasoning is billed like the reply. */
export function costOfQuestions(
  { model, reasoningTokens }: DutyModel,
  { prompt, reply, calls = 1 }: { prompt: number; reply: number; calls?: number },
): number {
  const usage = { promptTokens: prompt, completionTokens: reply + reasoningTokens };
  return calls * costOfTokens(model, usage);
}

/**
 * Returns the maximum cost of a part in micros, which is reserved before the model is called. Counts each
 * character as a whole token, as in the scripts that need the most tokens.
 */
export function reserveFor(part: string, models: DutyModels, size: JobSize): number {
  const text = size.target + size.native;
  const prompt = Math.max(promptTokens, ruleTokens + text + size.vocabulary);
  switch (part) {
    case 'text': {
      // A pasted text is part of each of its prompts.
      const { given = 0 } = size;
      const asked = Math.max(promptTokens, ruleTokens + given);
      return (
        costOfQuestions(models.text, {
          ...{ prompt: asked, reply: replyTokenLimit.text, calls: maxTextRounds },
        }) + costOfJudging(models, longestText + given)
      );
    }
    case 'speech': {
      const spoken = size.target + size.spokenVocabulary;
      if (!models.speech) return 0;
      return maxReadings * costOfSpeech(models.speech.model, spoken, size.language);
    }
    case 'pictures': {
      const emoji = { prompt, reply: replyTokenLimit.pictures };
      const { pictures } = models;
      return (
        costOfQuestions(models.questions, emoji) +
        (pictures ? costOfPictures(pictures.model, pictures.quality, size.images) : 0)
      );
    }
    case 'words': {
      // Slices are requested concurrently and retried once if the number of words differs.
      return costOfQuestions(models.questions, {
        prompt: Math.max(ruleTokens, prompt / 2),
        reply: Math.max(replyTokenLimit.words, (tagTokensPerCharacter * text) / 2),
        calls: slotsOfInvocation,
      });
    }
    default:
      // The cost of the reply and one repair.
      return (
        costOfQuestions(models.questions, { prompt, reply: replyTokenLimit.part, calls: 2 }) +
        costOfJudging(models, text)
      );
  }
}

/**
 * The quantities from which a job's cost is estimated: the number of characters of the stored content, and
 * the number of pictures requested.
 */
interface JobSize {
  /** Number of characters of the teacher's own text; missing if the model writes the text. */
  given?: number;
  /** The target language. */
  language: string;
  target: number;
  native: number;
  /** Number of characters on both sides of the vocabulary. */
  vocabulary: number;
  /** Number of characters on the vocabulary side that is read aloud; 0 if its audio is not requested. */
  spokenVocabulary: number;
  images: number;
}

/** The size of a job before any content is written. */
export const noSize: JobSize = {
  language: '',
  target: 0,
  native: 0,
  vocabulary: 0,
  spokenVocabulary: 0,
  images: 0,
};

/** Selects the size of a part's job from the content stored now. */
export async function selectJobSize(
  db: Database,
  of: { resourceId: string; part: string },
): Promise<JobSize> {
  const from = sql`resource_parts p join resources r on r.id = p.resource_id, lateral (
      select coalesce(sum(length(s #>> '{target,text}')), 0) as target,
        coalesce(sum(length(s #>> '{native,text}')), 0) as native
      from jsonb_array_elements(r.text -> 'sentences') s) t, lateral (
      select coalesce(sum(length(i ->> 'target')), 0) as target,
        coalesce(sum(length(i ->> 'native')), 0) as native
      from resource_parts o, jsonb_array_elements(o.content -> 'items') i
      where o.resource_id = r.id and o.part = 'vocab'
        and jsonb_typeof(o.content -> 'items') = 'array') v
    where p.resource_id = ${of.resourceId} and p.part = ${of.part}`;
  return (await readJson(db, selectJson(sizeJson, { from }))) ?? noSize;
}

type GivenSize = Required<Pick<JobSize, 'given'>>;

/**
 * SQL for the size of the part `p` of the resource `r`, with the sums `t` of its text and `v` of its
 * vocabulary.
 */
const sizeJson = jsonAs<JobSize>(
  sql`${jsonOf<Omit<JobSize, 'given'>>({
    language: sql`r.text ->> 'target'`,
    target: sql`t.target`,
    native: sql`t.native`,
    vocabulary: sql`v.target + v.native`,
    spokenVocabulary: sql`case when (p.options ->> 'vocabulary')::boolean then v.target else 0 end`,
    images: sql`coalesce(jsonb_array_length(p.options -> 'images'), 0)`,
  })}::jsonb || case when r.draft -> 'given' is null then '{}' else ${jsonOf<GivenSize>({
    given: sql`coalesce(length(r.draft #>> '{given,target}'), 0)
    + coalesce(length(r.draft #>> '{given,native}'), 0)`,
  })}::jsonb end`,
);
