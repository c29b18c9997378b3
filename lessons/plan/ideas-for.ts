import { msg } from '@lingui/core/macro';
import { i18n } from '#ui/wordings/i18n.ts';
import { activityWords } from '../activities/activity-words.ts';
import type { ActivityName } from '../activities/menu.ts';
import type { QuestionType } from '../questions/kinds.ts';
import { questionWords } from '../questions/question-words.ts';
import type { PlanOptions } from './lesson-plan.ts';
import type { StepIdea, StepRule } from './step-idea.ts';
import { voiceRules } from './voice-rules.ts';

/** The material for planning one lesson. */
export interface PlanMaterial {
  /**
   * The activities for which the lesson has all material, in the lesson's order, each with the `step` of its
   * definition.
   */
  activities: readonly { name: ActivityName; step: StepRule }[];
  /** Names of the kinds of questions generated for the lesson. */
  questions: readonly string[];
  /** Names of the activities and kinds of questions that have a worksheet. */
  sheets: readonly string[];
  hasSound: boolean;
  hasVocabulary: boolean;
}

/** The options that determine what a room can do. */
export type Equipment = Pick<
  PlanOptions,
  'projector' | 'audioPlayer' | 'printedVocabList' | 'worksheet'
>;

/**
 * Returns every idea for this lesson in a room with this equipment. Without a projector, returns only two
 * kinds of idea: ideas with a printed worksheet, and ideas that need only voices.
 */
export function ideasFor(material: PlanMaterial, equipment: Equipment): StepIdea[] {
  const { projector, audioPlayer, printedVocabList, worksheet } = equipment;
  const printed = (name: string) => worksheet && material.sheets.includes(name);
  const possible = (name: string, rule: StepRule) =>
    projector || printed(name) || rule.byVoice === true;

  const active = material.activities.flatMap(({ name, step }): StepIdea[] => {
    if (!possible(name, step)) return [];
    return [
      {
        ...inWords(step),
        id: `activity:${name}`,
        title: i18n._(activityWords[name].title),
        ...(projector && { activity: name }),
        ...(printed(name) && { sheet: name }),
      },
    ];
  });
  const asked = Object.entries(questionRules).flatMap(([name, rule]): StepIdea[] => {
    if (!material.questions.includes(name) || !possible(name, rule)) return [];
    const title = isQuestion(name) ? i18n._(questionWords[name]) : name;
    return [
      { ...inWords(rule), id: `questions:${name}`, title, ...(printed(name) && { sheet: name }) },
    ];
  });
  const spoken = Object.entries(voiceRules).flatMap(
    ([name, { needs, title, ...rule }]): StepIdea[] => {
      if (needs === 'sound' && !(audioPlayer && material.hasSound)) return [];
      if (needs === 'vocab-list' && !(printedVocabList && material.hasVocabulary)) return [];
      const sheet = needs === 'vocab-list' && { sheet: vocabListSheet };
      return [{ ...inWords(rule), id: `voice:${name}`, title: i18n._(title), ...sheet }];
    },
  );
  return [...active, ...asked, ...spoken];
}

/** Says the sentences of a rule in the language of the page. */
function inWords({ aim, teacher, pupils, support, stretch, ...facts }: StepRule) {
  return {
    ...facts,
    aim: i18n._(aim),
    teacher: i18n._(teacher),
    pupils: i18n._(pupils),
    support: i18n._(support),
    stretch: i18n._(stretch),
  };
}

/** The worksheet that is the printed list of words. */
const vocabListSheet = 'vocab';

const isQuestion = (name: string): name is keyof typeof questionRules =>
  Object.hasOwn(questionRules, name);

/** The purpose of each kind of question in a lesson. The two generated activities have rules of their own. */
export const questionRules: Record<
  Exclude<QuestionType, 'syllables' | 'deliberateErrors'>,
  StepRule
> = {
  vocab: {
    phase: 'modelling',
    usual: 8,
    serves: ['vocabulary'],
    aim: msg`Pupils learn the words that carry the text.`,
    teacher: msg`Say each word, let the class repeat it, then open its meaning.`,
    pupils: msg`Repeat, then test each other in pairs.`,
    support: msg`Learn the first half of the list.`,
    stretch: msg`Test from their own language into the target language.`,
  },
  phrase: {
    phase: 'awareness',
    usual: 8,
    serves: ['reading', 'vocabulary'],
    aim: msg`Pupils find out how to say something from the text.`,
    teacher: msg`Say a phrase in the pupils’ language and wait until most have found its partner.`,
    pupils: msg`Find the phrase, copy it and say it.`,
    support: msg`Say which sentence it is in.`,
    stretch: msg`Cover the text after the first reading.`,
    byVoice: true,
  },
  chunk: {
    phase: 'awareness',
    usual: 8,
    serves: ['grammar'],
    aim: msg`Pupils see the pieces that sentences are made of.`,
    teacher: msg`Show a sentence in chunks and ask for the partner of each.`,
    pupils: msg`Match the chunks and read the sentence again as a whole.`,
    support: msg`Two sentences are enough.`,
    stretch: msg`Write a new sentence with the same chunks.`,
  },
  vocabInContext: {
    phase: 'receptive',
    usual: 8,
    serves: ['vocabulary', 'reading'],
    aim: msg`Pupils work out a word from its sentence.`,
    teacher: msg`Read the sentence and ask for the clue before the meaning.`,
    pupils: msg`Name the clue, then the meaning.`,
    support: msg`Offer two meanings to choose from.`,
    stretch: msg`Give another sentence in which it fits.`,
  },
  statement: {
    phase: 'receptive',
    usual: 8,
    serves: ['reading', 'listening'],
    aim: msg`Pupils check what the text says, line by line.`,
    teacher: msg`Read a statement twice, count to three, and ask for thumbs up or down.`,
    pupils: msg`Show true or false, and correct the false ones.`,
    support: msg`Say in which half of the text to look.`,
    stretch: msg`Pupils make up two statements of their own.`,
    byVoice: true,
  },
  whoSaidWhat: {
    phase: 'receptive',
    usual: 6,
    serves: ['listening', 'reading'],
    aim: msg`Pupils tell the speakers apart by what they say.`,
    teacher: msg`Read a line without its speaker and ask who would say that.`,
    pupils: msg`Name the speaker, and the words that give it away.`,
    support: msg`Keep the dialogue on the screen.`,
    stretch: msg`From memory.`,
    byVoice: true,
  },
  comprehension: {
    phase: 'receptive',
    usual: 10,
    serves: ['reading', 'listening'],
    aim: msg`Pupils answer questions whose answers are in the text.`,
    teacher: msg`Let them find the place first, then take the answers.`,
    pupils: msg`Find the sentence, then answer in a phrase or a full sentence.`,
    support: msg`Pupils can copy answers from the text.`,
    stretch: msg`Full sentences in their own words.`,
    byVoice: true,
  },
  multitypeQues: {
    phase: 'receptive',
    usual: 10,
    serves: ['reading'],
    aim: msg`Pupils choose, order and find the odd one out.`,
    teacher: msg`Give time to work alone, then in pairs, and ask for reasons.`,
    pupils: msg`Answer, compare, and agree on a reason.`,
    support: msg`Take two choices away.`,
    stretch: msg`Explain why the others are wrong.`,
  },
  inferenceQues: {
    phase: 'expansion',
    usual: 8,
    serves: ['reading'],
    aim: msg`Pupils read between the lines.`,
    teacher: msg`Ask about something the text does not say, and which sentence gives the clue.`,
    pupils: msg`Think alone, share with a partner, then with the class.`,
    support: msg`Give the sentence, and ask what follows from it.`,
    stretch: msg`Answer in the target language.`,
    byVoice: true,
  },
  openEndedRes: {
    phase: 'autonomous',
    usual: 10,
    serves: ['speaking', 'writing'],
    aim: msg`Pupils speak or write about themselves.`,
    teacher: msg`Ask a question, give a minute to think, then let pairs talk.`,
    pupils: msg`Answer with the useful phrases, then without.`,
    support: msg`Begin with the model answer and change one thing.`,
    stretch: msg`Three sentences, one of them a reason.`,
    byVoice: true,
  },
};
