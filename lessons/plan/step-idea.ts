import type { Message } from '#language/wordings/speaker.ts';
import type { LessonFocus } from './lesson-plan.ts';

/**
 * The order of the phases in a lesson. Between the warm-up and the end, it follows Conti's sequence from
 * modelling to spontaneity (language-rules 4). A lesson seldom reaches the last phases, but never changes the
 * order.
 */
const phases = [
  'start',
  'modelling',
  'awareness',
  'receptive',
  'structured',
  'expansion',
  'autonomous',
  'routinisation',
  'spontaneity',
  'close',
] as const;
export type Phase = (typeof phases)[number];

export const phaseOrder = (phase: Phase): number => phases.indexOf(phase);

/** The text of one idea: its aim, who does what, and how to adapt the idea to the class. */
interface StepWords<Words> {
  aim: Words;
  teacher: Words;
  pupils: Words;
  /** The adaptation for pupils who need support. */
  support: Words;
  /** The adaptation for pupils who are ready for more. */
  stretch: Words;
}

/** The facts by which ideas are chosen. */
interface StepFacts {
  phase: Phase;
  /** Usual duration in minutes, which the planner uses as a weight. */
  usual: number;
  /** The lesson focuses that the idea suits best. */
  serves: readonly Exclude<LessonFocus, 'balanced'>[];
  /** True if the idea needs only voices and exercise books. It then needs neither projector nor paper. */
  byVoice?: true;
}

/** One activity that a class can do with a lesson's text. */
export interface StepRule extends StepFacts, StepWords<Message> {}

/** An idea for one lesson, made from a rule, in the language of the page. */
export interface StepIdea extends StepFacts, StepWords<string> {
  id: string;
  title: string;
  /** The activity that the teaching screen opens for this idea. */
  activity?: string;
  /** The worksheet that belongs to this idea. */
  sheet?: string;
}
