import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { definitionOf } from '../activities/definitions.ts';
import { activityNames } from '../activities/menu.ts';
import { ideasFor, type PlanMaterial, questionRules } from './ideas-for.ts';
import {
  defaultPlanOptions,
  LearnerAbility,
  LessonFocus,
  LessonPlan,
  minuteStep,
  minutesOf,
  type PlanOptions,
} from './lesson-plan.ts';
import { makePlan, shareMinutes } from './make-plan.ts';
import { phaseOrder } from './step-idea.ts';

const allActivities = await Promise.all(
  activityNames.map(async (name) => ({ name, step: (await definitionOf(name)).step })),
);
const allSheets = [...activityNames, ...Object.keys(questionRules)];
const anyMaterial: fc.Arbitrary<PlanMaterial> = fc.record({
  activities: fc.subarray(allActivities),
  questions: fc.subarray(Object.keys(questionRules)),
  sheets: fc.subarray(allSheets),
  hasSound: fc.boolean(),
  hasVocabulary: fc.boolean(),
});
const anyOptions: fc.Arbitrary<PlanOptions> = fc.record({
  minutes: fc.integer({ min: 6, max: 24 }).map((fives) => fives * 5),
  projector: fc.boolean(),
  focus: fc.constantFrom(...LessonFocus.options),
  ability: fc.constantFrom(...LearnerAbility.options),
  audioPlayer: fc.boolean(),
  printedVocabList: fc.boolean(),
  worksheet: fc.boolean(),
});
const whole: PlanMaterial = {
  activities: allActivities,
  questions: Object.keys(questionRules),
  sheets: allSheets,
  hasSound: true,
  hasVocabulary: true,
};
const bare: PlanMaterial = {
  activities: [],
  questions: [],
  sheets: [],
  hasSound: false,
  hasVocabulary: false,
};
const ids = (plan: LessonPlan) => plan.steps.map(({ id }) => id);

describe('every plan', () => {
  const allPlans = (holds: (plan: LessonPlan, material: PlanMaterial) => void) =>
    fc.assert(
      fc.property(anyMaterial, anyOptions, (material, options) =>
        holds(makePlan(material, options), material),
      ),
    );

  test('lasts exactly as long as the lesson, in steps of five minutes', () => {
    allPlans((plan) => {
      expect(minutesOf(plan.steps)).toBe(plan.options.minutes);
      for (const { minutes } of plan.steps) expect(minutes % minuteStep).toBe(0);
    });
  });

  test('includes only ideas that the lesson and the equipment of the room allow', () => {
    allPlans((plan, material) => {
      const offered = ideasFor(material, plan.options).map(({ id }) => id);
      for (const id of ids(plan)) expect(offered).toContain(id);
    });
  });

  test('keeps the order of the phases, from a warm-up to an ending', () => {
    allPlans((plan, material) => {
      const ideas = new Map(ideasFor(material, plan.options).map((idea) => [idea.id, idea.phase]));
      const order = ids(plan).map((id) => phaseOrder(ideas.get(id) ?? 'start'));
      expect(order).toEqual(order.toSorted((a, b) => a - b));
      expect(ideas.get(ids(plan)[0] ?? '')).toBe('start');
      expect(ideas.get(ids(plan).at(-1) ?? '')).toBe('close');
    });
  });

  test('can be stored, and is identical if made again from the same input', () => {
    allPlans((plan, material) => {
      expect(LessonPlan.parse(JSON.parse(JSON.stringify(plan)))).toEqual(plan);
      expect(makePlan(material, plan.options)).toEqual(plan);
    });
  });
});

test('includes no projector activities if there is no projector', () => {
  const room = { ...defaultPlanOptions, projector: false, worksheet: false };
  const ideas = ideasFor(whole, room);
  expect(ideas.every(({ activity, sheet, byVoice }) => !activity && !sheet && byVoice)).toBe(true);
  const onPaper = ideasFor(whole, { ...room, worksheet: true });
  for (const { activity, sheet, byVoice } of onPaper) {
    expect(activity).toBeUndefined();
    expect(sheet !== undefined || byVoice).toBe(true);
  }
});

test.each([
  ['audioPlayer', 'voice:listen'],
  ['printedVocabList', 'voice:vocab-list'],
] as const)('if %s is on, adds %s to the plan', (option, id) => {
  const of = (on: boolean) => ids(makePlan(whole, { ...defaultPlanOptions, [option]: on }));
  expect(of(true)).toContain(id);
  expect(of(false)).not.toContain(id);
});

test('fills a whole lesson if there is only a text', () => {
  const plan = makePlan(bare, { ...defaultPlanOptions, minutes: 120 });
  expect(plan.steps.length).toBeGreaterThan(8);
  expect(minutesOf(plan.steps)).toBe(120);
});

test('includes less production for classes that need support and more for stronger classes', () => {
  const later = (ability: LearnerAbility) => {
    const plan = makePlan(whole, { ...defaultPlanOptions, ability, minutes: 90 });
    const phaseOf = new Map(ideasFor(whole, plan.options).map(({ id, phase }) => [id, phase]));
    return plan.steps.filter(
      ({ id }) => phaseOrder(phaseOf.get(id) ?? 'start') >= phaseOrder('structured'),
    ).length;
  };
  expect(later('support')).toBeLessThan(later('mixed'));
  expect(later('mixed')).toBeLessThan(later('stretch'));
});

test('includes more activities that suit the chosen focus', () => {
  const speaking = makePlan(whole, { ...defaultPlanOptions, focus: 'speaking' });
  const serving = ideasFor(whole, speaking.options)
    .filter(({ serves }) => serves.includes('speaking'))
    .map(({ id }) => id);
  const share = (plan: LessonPlan) =>
    ids(plan).filter((id) => serving.includes(id)).length / plan.steps.length;
  const writing = makePlan(whole, { ...defaultPlanOptions, focus: 'writing' });
  expect(share(speaking)).toBeGreaterThan(share(writing));
});

test.each([
  [30, [1, 1], [15, 15]],
  [30, [2, 1], [20, 10]],
  [35, [5, 10, 5], [10, 15, 10]],
  [20, [0, 0], [10, 10]],
])('splits %i minutes by the weights %j into %j', (total, weights, minutes) => {
  expect(shareMinutes(total, weights, 5)).toEqual(minutes);
});

test('rejects minutes that cannot be split', () => {
  expect(() => shareMinutes(10, [1, 1, 1], 5)).toThrow(RangeError);
  expect(() => shareMinutes(12, [1], 5)).toThrow(RangeError);
});
