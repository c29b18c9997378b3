import type { LessonFocus } from './lesson-plan.ts';

/**
 * The order of a lesson: between warm-up and end, Conti's sequence from modelling to spontaneity
 * (language-rules 4). A lesson seldom reaches the last of them, but always follows this order.
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

/** The teacher-facing name, and the purpose of the phase. */
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

/** The text of one idea: its aim, who does what, and how to adapt it to the class. */
interface StepWords {
  aim: string;
  teacher: string;
  pupils: string;
  /** For those who need support. */
  support: string;
  /** For those who are ready for more. */
  stretch: string;
}

/** One thing that a class can do with a lesson's text. */
export interface StepRule extends StepWords {
  phase: Phase;
  /** Usual duration in minutes; the planner uses it as a weight. */
  usual: number;
  /** The kinds of lessons that it suits best. */
  serves: readonly Exclude<LessonFocus, 'balanced'>[];
  /** True if it needs only voice and exercise books: neither projector nor paper. */
  byVoice?: true;
}

/** An idea for one lesson, made from a rule. */
export interface StepIdea extends StepRule {
  id: string;
  title: string;
  /** The view that the teaching screen opens for this idea. */
  activity?: string;
  /** The worksheet that belongs to this idea. */
  sheet?: string;
}
