import type { Feature } from '#contracts/access/features.ts';
import { questionFeatures } from '#contracts/access/question-features.ts';
import type { Draft } from '#contracts/resources/draft.ts';
import type { Caller } from '#functions/http/operation.ts';
import { requireFeature } from '#functions/http/require-feature.ts';
import { speakersIn } from '#lessons/draft/voices.ts';
import { isQuestionType } from '#lessons/questions/kinds.ts';

const partFeatures: Readonly<Record<string, Feature>> = {
  speech: 'aiVoiceovers',
  pictures: 'textEmoji',
};

/** The feature that a plan must include for this part; null where every plan has it. */
export function featureOf(part: string): Feature | null {
  if (isQuestionType(part)) return questionFeatures[part];
  return partFeatures[part] ?? null;
}

/** Every part that is made on demand. */
export const isPart = (part: string) =>
  isQuestionType(part) || ['text', 'words', 'speech', 'pictures'].includes(part);

/** Throws 403 `plan_required`, naming the first feature that is missing. */
export function requireFeatures(caller: Caller, needed: readonly (Feature | null)[]): void {
  for (const feature of needed) if (feature !== null) requireFeature(caller, feature);
}

/** What a plan must include to generate this draft. */
export function featuresOfDraft(draft: Draft): (Feature | null)[] {
  return [
    'createResources',
    speakersIn[draft.textType] > 0 ? 'createDialogues' : null,
    draft.given ? 'uploadResource' : null,
    draft.audio === 'ai' ? 'aiVoiceovers' : null,
    ...draft.parts.map(featureOf),
  ];
}
