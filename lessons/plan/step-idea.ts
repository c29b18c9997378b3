import type { LessonFocus } from './lesson-plan.ts';

/**
 * The order of a lesson: between warm-up and end, Conti's sequence from modelling to spontaneity
 * (language-rules 4). A lesson seldom reaches the last of them; what it reaches stands in this order.
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

/** What teachers read, and what the phase is for. */
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

/** The words of one idea: what it is for, who does what, and how it is fitted to the class. */
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
  /** How long it usually takes, in minutes; the planner shares out by these. */
  usual: number;
  /** The lessons that it is best for. */
  serves: readonly Exclude<LessonFocus, 'balanced'>[];
  /** It can be done by voice and in exercise books alone: neither projector nor paper is needed. */
  byVoice?: true;
}

/** A rule as it can be planned for one lesson. */
export interface StepIdea extends StepRule {
  id: string;
  title: string;
  /** What the teaching view opens for it. */
  activity?: string;
  /** The worksheet that goes with it. */
  sheet?: string;
}
