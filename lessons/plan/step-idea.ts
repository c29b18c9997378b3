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

/** The name of each phase as shown to the teacher, and its purpose. */
export const phaseNames: Record<Phase, string> = {
  start: 'Warm-up',
  modelling: 'Modelling',
  awareness: 'Noticing',
  receptive: 'Understanding',
  structured: 'Guided production',
  expansion: 'Expansion',
  autonomous: 'Recall',
  routinisation: 'Fluency',
  spontaneity: 'Free use',
  close: 'Ending',
};

export const phaseOrder = (phase: Phase): number => phases.indexOf(phase);

/** The text of one idea: its aim, who does what, and how to adapt the idea to the class. */
interface StepWords {
  aim: string;
  teacher: string;
  pupils: string;
  /** The adaptation for pupils who need support. */
  support: string;
  /** The adaptation for pupils who are ready for more. */
  stretch: string;
}

/** One activity that a class can do with a lesson's text. */
export interface StepRule extends StepWords {
  phase: Phase;
  /** Usual duration in minutes, which the planner uses as a weight. */
  usual: number;
  /** The lesson focuses that the idea suits best. */
  serves: readonly Exclude<LessonFocus, 'balanced'>[];
  /** True if the idea needs only voices and exercise books. It then needs neither projector nor paper. */
  byVoice?: true;
}

/** An idea for one lesson, made from a rule. */
export interface StepIdea extends StepRule {
  id: string;
  title: string;
  /** The activity that the teaching screen opens for this idea. */
  activity?: string;
  /** The worksheet that belongs to this idea. */
  sheet?: string;
}
