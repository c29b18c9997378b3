import { features } from '#contracts/access/features.ts';
import { questionFeatures } from '#contracts/access/question-features.ts';
import { type ActivityName, activityMenus } from '../activities/registry.ts';
import { activityRules } from './activity-rules.ts';
import type { PlanOptions } from './plan-options.ts';
import { questionRules } from './question-rules.ts';
import type { StepIdea, StepRule } from './step-idea.ts';
import { voiceRules } from './voice-rules.ts';

/** What one lesson can be planned from. */
export interface PlanMaterial {
  /** The activities that it has everything for, in the lesson's own order. */
  activities: readonly ActivityName[];
  /** Names of the kinds of questions that were made for it. */
  questions: readonly string[];
  /** Names of the activities and kinds of questions that have a worksheet. */
  sheets: readonly string[];
  hasSound: boolean;
  hasVocabulary: boolean;
}

/** The options that decide what a room can do. */
export type Equipment = Pick<
  PlanOptions,
  'projector' | 'audioPlayer' | 'printedVocabList' | 'worksheet'
>;

/**
 * Everything that this lesson offers in a room so equipped. Without a projector what is left has a
 * printed worksheet, or is done by voice.
 */
export function ideasFor(material: PlanMaterial, equipment: Equipment): StepIdea[] {
  const { projector, audioPlayer, printedVocabList, worksheet } = equipment;
  const printed = (name: string) => worksheet && material.sheets.includes(name);
  const possible = (name: string, rule: StepRule) =>
    projector || printed(name) || rule.byVoice === true;

  const active = material.activities.flatMap((name): StepIdea[] => {
    const { title } = activityMenus[name];
    const rule = activityRules[name];
    if (!possible(name, rule)) return [];
    return [
      {
        ...rule,
        id: `activity:${name}`,
        title,
        ...(projector && { activity: name }),
        ...(printed(name) && { sheet: name }),
      },
    ];
  });
  const asked = Object.entries(questionRules).flatMap(([name, rule]): StepIdea[] => {
    if (!material.questions.includes(name) || !possible(name, rule)) return [];
    const title = isQuestion(name) ? features[questionFeatures[name]] : name;
    return [{ ...rule, id: `questions:${name}`, title, ...(printed(name) && { sheet: name }) }];
  });
  const spoken = Object.entries(voiceRules).flatMap(
    ([name, { needs, ...rule }]): (StepIdea & { title: string })[] => {
      if (needs === 'sound' && !(audioPlayer && material.hasSound)) return [];
      if (needs === 'vocab-list' && !(printedVocabList && material.hasVocabulary)) return [];
      const sheet = needs === 'vocab-list' && { sheet: vocabListSheet };
      return [{ ...rule, id: `voice:${name}`, ...sheet }];
    },
  );
  return [...active, ...asked, ...spoken];
}

/** The worksheet that is the printed list of words. */
const vocabListSheet = 'vocab';

const isQuestion = (name: string): name is keyof typeof questionRules =>
  Object.hasOwn(questionRules, name);
