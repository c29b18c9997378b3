import { t } from '@lingui/core/macro';
import type { Feature } from '#contracts/access/features.ts';
import { SkillType, TaskTemplateName } from '#contracts/homework/task-kinds.ts';
import { templateOf } from '#lessons/tasks/registry.ts';
import { sourceFeatures } from '#lessons/tasks/source-features.ts';
import type { TaskSourceName } from '#lessons/tasks/sources.ts';
import type { TaskSource } from '#lessons/tasks/task-source.ts';
import { sourceTitles } from '#lessons/tasks/task-words.ts';
import { i18n } from '#ui/wordings/i18n.ts';
import { featureWords } from '#web/app/access/feature-words.ts';
import { makeTask, type PlannedLesson } from './make-task.ts';

/** A source in the lesson with the templates in which it can be set. */
export interface SourceOffer {
  source: TaskSourceName;
  title: string;
  skills: readonly SkillType[];
  /**
   * `size` is the number of items to answer; null if the lesson doesn’t have enough material. The teacher
   * marks `toRead` of these items.
   */
  templates: { template: TaskTemplateName; size: number | null; toRead: number }[];
  /**
   * The reason why no task can be set from this source, as a sentence. Null if at least one task can be set.
   */
  refusal: string | null;
}

/** The seed of an offer's first draw; each redraw uses a new seed. */
export const firstSeed = 1;

/**
 * Lists all sources in the lesson that can be set as homework, then the sources that cannot, with the reason.
 */
export function taskOffers(lesson: PlannedLesson, included: readonly string[]): SourceOffer[] {
  const offers = lesson.sources.taskSourceNames.map((source) => offerOf(source, lesson, included));
  return [...offers].sort((a, b) => Number(a.refusal !== null) - Number(b.refusal !== null));
}

function offerOf(
  source: TaskSourceName,
  lesson: PlannedLesson,
  included: readonly string[],
): SourceOffer {
  const { skills, templates: builders }: TaskSource = lesson.sources.taskSources[source];
  const title = i18n._(sourceTitles[source]);
  const feature = sourceFeatures[source];
  const refused = (refusal: string) => ({ source, title, skills, templates: [], refusal });
  if (!included.includes(feature)) return refused(notInPlan(feature));
  const templates = TaskTemplateName.options.flatMap((template) => {
    if (!builders[template]) return [];
    const recipe = { source, template, seed: firstSeed, drawn: false };
    const data = makeTask(lesson, recipe, { preset: 'standard', secret: '' });
    const { size, toRead } = templateOf(template);
    return [
      {
        template,
        size: data === null ? null : size(data),
        toRead: data === null ? 0 : (toRead?.(data) ?? 0),
      },
    ];
  });
  if (templates.every(({ size }) => size === null)) return refused(lacking[source]);
  return { source, title, skills, templates, refusal: null };
}

const notInPlan = (feature: Feature) =>
  t`Your plan does not include “${{ feature: i18n._(featureWords[feature]) }}”.`;

const notGenerated = t`This lesson doesn’t have it yet.`;
const noVocabulary = t`The lesson has too few key vocabulary words.`;
const notCut = t`The sentences are not cut into chunks.`;
const noSound = t`The lesson has no sound for this.`;

/** For each source: the reason to show if the lesson lacks the material for any task from it. */
const lacking: Record<TaskSourceName, string> = {
  'gap-fill': t`The text has no words that can be gaps.`,
  vocab: noVocabulary,
  'vocab-sound': noSound,
  pairs: noVocabulary,
  chunk: notCut,
  tangled: notCut,
  statement: notGenerated,
  comprehension: notGenerated,
  multitypeQues: notGenerated,
  phrase: notGenerated,
  vocabInContext: notGenerated,
  whoSaidWhat: notGenerated,
  inferenceQues: notGenerated,
  openEndedRes: notGenerated,
  'spot-the-mistakes': notGenerated,
  'word-class': t`The words of the text have no word classes yet.`,
  dictation: noSound,
  'word-search': noVocabulary,
  'word-search-meaning': noVocabulary,
};

/** Display names of the skills. */
export const skillNames: Record<SkillType, string> = {
  READING: t({ message: 'Reading', context: 'skill' }),
  LISTENING: t({ message: 'Listening', context: 'skill' }),
  WRITING: t({ message: 'Writing', context: 'skill' }),
  VOCAB: t({ message: 'Vocabulary', context: 'skill' }),
  GAME: t({ message: 'Game', context: 'skill' }),
};

/** All skills; the skills that fit the source are first. */
export function skillChoices(
  { sources: { isTaskSourceName, taskSources } }: PlannedLesson,
  source: string,
): SkillType[] {
  const own = isTaskSourceName(source) ? taskSources[source].skills : [];
  return [...new Set<SkillType>([...own, ...SkillType.options])];
}

/** The content of the phone frame: a task of the plan, or one that could be added. */
export type ShownTask =
  | { kind: 'planned'; key: string }
  | {
      kind: 'offer';
      source: TaskSourceName;
      template: TaskTemplateName;
      seed: number;
      drawn: boolean;
    };
