/**
 * The order of a lesson: between warm-up and end, Conti's sequence from modelling to spontaneity
 * (language-rules 4). A lesson seldom reaches the last of them; what it reaches stands in this order.
 */
export const phases = [
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
