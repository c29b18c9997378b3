import { Refusal } from '#functions/_base/errors.ts';
import type { Who } from '#functions/_base/operation.ts';
import { type Feature, features } from '#teaching/access/features.ts';
import { includesFeature } from '#teaching/access/who.ts';
import { isQuestionType, type QuestionType } from '#teaching/questions/registry.ts';
import type { Draft } from '#teaching/resources/draft.ts';
import { speakersIn } from '#teaching/resources/voices.ts';

const ofQuestion = {
  phrase: 'phrase',
  vocab: 'vocab',
  statement: 'statement',
  comprehension: 'comprehension',
  chunk: 'chunk',
  multitypeQues: 'multitypeQues',
  openEndedRes: 'openEndedRes',
  vocabInContext: 'vocabInContext',
  whoSaidWhat: 'whoSaidWhat',
  inferenceQues: 'inferenceQues',
  syllables: 'showSyllables',
  deliberateErrors: 'spotTheMistakes',
} as const satisfies Record<QuestionType, Feature>;

/** The feature that a plan must include for this part; null where every plan has it. */
export function featureOf(part: string): Feature | null {
  if (isQuestionType(part)) return ofQuestion[part];
  return part === 'speech' ? 'aiVoiceovers' : null;
}

/** Every part that is made on demand. */
export const isPart = (part: string) =>
  isQuestionType(part) || ['text', 'words', 'speech', 'pictures'].includes(part);

/** Throws 403 `plan_required`, naming the first feature that is missing. */
export function requireFeatures(who: Who, needed: readonly (Feature | null)[]): void {
  const missing = needed.find((feature) => feature !== null && !includesFeature(who, feature));
  if (missing) {
    throw new Refusal('plan_required', `Your plan does not include "${features[missing]}".`);
  }
}

/** What a plan must include to generate this draft. */
export function featuresOfDraft(draft: Draft): (Feature | null)[] {
  return [
    'createResources',
    speakersIn[draft.textType] > 0 ? 'createDialogues' : null,
    draft.audio === 'ai' ? 'aiVoiceovers' : null,
    ...draft.parts.map(featureOf),
  ];
}
