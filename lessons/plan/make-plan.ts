import { ideasFor, type PlanMaterial } from './ideas-for.ts';
import {
  type LearnerAbility,
  type LessonPlan,
  minuteStep,
  type PlanOptions,
} from './lesson-plan.ts';
import { type Phase, phaseOrder, type StepIdea } from './step-idea.ts';

/** Average minutes per step, including the time to explain the step, do it and check it. */
const minutesAStep = 8;
const fewestSteps = 4;

/**
 * The share of each phase in the middle of a lesson (language-rules 4). Pupils who need support spend longer
 * on input and comprehension; pupils who are ready for more start production sooner.
 */
const shares: Record<LearnerAbility, readonly { phases: readonly Phase[]; share: number }[]> = {
  support: middle(0.35, 0.15, 0.35, 0.15, 0),
  mixed: middle(0.25, 0.15, 0.3, 0.2, 0.1),
  stretch: middle(0.15, 0.1, 0.3, 0.25, 0.2),
};

function middle(
  modelling: number,
  awareness: number,
  receptive: number,
  structured: number,
  later: number,
) {
  return [
    { phases: ['modelling'], share: modelling },
    { phases: ['awareness'], share: awareness },
    { phases: ['receptive'], share: receptive },
    { phases: ['structured'], share: structured },
    { phases: ['expansion', 'autonomous', 'routinisation', 'spontaneity'], share: later },
  ] as const satisfies { phases: readonly Phase[]; share: number }[];
}

/**
 * Makes a timed plan of one lesson: a warm-up, steps through the phases, and an ending. Uses only ideas that
 * this lesson offers in this room, in the order of the phases. The minutes add up exactly to the length.
 */
export function makePlan(material: PlanMaterial, options: PlanOptions): LessonPlan {
  const ideas = ideasFor(material, options);
  const ranked = ideas
    .map((idea, at) => ({ idea, rank: rankOf(idea, options), at }))
    .sort((a, b) => b.rank - a.rank || a.at - b.at)
    .map(({ idea }) => idea);
  const of = (phase: Phase) => ranked.filter((idea) => idea.phase === phase);
  const steps = Math.max(fewestSteps, Math.round(options.minutes / minutesAStep));

  const ends = [of('start')[0], of('close')[0]].filter((idea) => idea !== undefined);
  const chosen = [...ends, ...chooseMiddle(ranked, steps - ends.length, options.ability)].sort(
    (a, b) => phaseOrder(a.phase) - phaseOrder(b.phase),
  );
  const weights = chosen.map((idea) => idea.usual * (serves(idea, options) ? 1.4 : 1));
  const minutes = shareMinutes(options.minutes, weights, minuteStep);
  return {
    options,
    steps: chosen.map(({ id }, at) => ({ id, minutes: minutes[at] ?? minuteStep })),
  };
}

/**
 * Selects the best ideas of each group of phases, according to the group's share. If a group runs out of
 * ideas, the other groups get its remaining places.
 */
function chooseMiddle(
  ranked: readonly StepIdea[],
  places: number,
  ability: LearnerAbility,
): StepIdea[] {
  const chosen: StepIdea[] = [];
  const groups = shares[ability].map(({ phases, share }) => ({
    share,
    taken: 0,
    ideas: ranked.filter((idea) => phases.some((phase) => phase === idea.phase)),
  }));
  while (chosen.length < places) {
    // Pick from the group that is furthest behind its share.
    const [next] = groups
      .filter(({ ideas }) => ideas.length > 0)
      .sort((a, b) => b.share * places - b.taken - (a.share * places - a.taken));
    const idea = next?.ideas.shift();
    if (!next || !idea) return chosen;
    next.taken += 1;
    chosen.push(idea);
  }
  return chosen;
}

const serves = (idea: StepIdea, { focus }: PlanOptions) =>
  focus !== 'balanced' && idea.serves.includes(focus);

/**
 * Ranks an idea by three criteria with decreasing weight: (1) it suits the chosen focus, (2) it uses the
 * sound or list that the teacher requested, (3) it uses an activity or worksheet of the lesson.
 */
function rankOf(idea: StepIdea, options: PlanOptions): number {
  const wanted = serves(idea, options) ? 4 : 0;
  // The teacher requested the sound or the list by switching it on.
  const asked = idea.id === 'voice:listen' || idea.id === 'voice:vocab-list' ? 3 : 0;
  const ofLesson = idea.activity !== undefined || idea.sheet !== undefined ? 2 : 0;
  return wanted + asked + ofLesson;
}

/**
 * Distributes `total` minutes by weight. Each share is a multiple of `unit` and at least one unit, and the
 * sum is exactly `total`. Requires `total` to be a multiple of `unit` and large enough for one unit per
 * weight.
 */
export function shareMinutes(total: number, weights: readonly number[], unit: number): number[] {
  const spare = total / unit - weights.length;
  if (!Number.isInteger(spare) || spare < 0) {
    throw new RangeError(`${total} minutes cannot be shared among ${weights.length}.`);
  }
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const exact = weights.map((weight) =>
    sum > 0 ? (spare * weight) / sum : spare / weights.length,
  );
  const units = exact.map(Math.floor);
  const left = spare - units.reduce((all, one) => all + one, 0);
  // Largest remainder first; on a tie, the earlier share.
  const order = exact
    .map((share, at) => ({ at, rest: share - Math.floor(share) }))
    .sort((a, b) => b.rest - a.rest || a.at - b.at);
  for (const { at } of order.slice(0, Math.round(left))) units[at] = (units[at] ?? 0) + 1;
  return units.map((count) => (count + 1) * unit);
}
