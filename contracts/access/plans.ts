import { allFeatures, type Feature } from './features.ts';

/** A plan's terms. `dailySpendMicros` is the daily cap on AI spending, in millionths of a US dollar. */
export interface Plan {
  name: string;
  features: readonly Feature[];
  teachers: number;
  pupils: number;
  dailySpendMicros: number;
}

const withoutPremium = allFeatures.filter(
  (feature) =>
    !(['vocabAudio', 'webinarRecordings', 'simultaneousUploads', 'sharedArea'] as const).some(
      (premium) => premium === feature,
    ),
);

/**
 * The plans of specification 3, including the trial. These terms apply until an admin changes a plan. An
 * add-on extends the base plan that it is bought with.
 */
export const plans = {
  TRIAL: {
    name: 'Trial',
    features: withoutPremium,
    teachers: 1,
    pupils: 30,
    // Enough for three lessons with audio and generated pictures, using the default models.
    dailySpendMicros: 1_500_000,
  },
  SINGLE_TEACHER: {
    name: 'Single teacher',
    features: allFeatures,
    teachers: 1,
    pupils: 0,
    dailySpendMicros: 3_000_000,
  },
  SINGLE_TEACHER_PLUS_PUPIL: {
    name: 'Single teacher with pupils',
    features: allFeatures,
    teachers: 1,
    pupils: 150,
    dailySpendMicros: 3_000_000,
  },
  DEPARTMENT: {
    name: 'Department',
    features: allFeatures,
    teachers: 5,
    pupils: 300,
    dailySpendMicros: 12_000_000,
  },
  ADDON_TEACHER_ONE: {
    name: 'One more teacher',
    features: [],
    teachers: 1,
    pupils: 0,
    dailySpendMicros: 2_000_000,
  },
  ADDON_PUPIL_150: {
    name: '150 more pupils',
    features: [],
    teachers: 0,
    pupils: 150,
    dailySpendMicros: 0,
  },
  ADDON_PUPIL_PLATFORM: {
    name: 'Pupil platform',
    features: [],
    teachers: 0,
    pupils: 150,
    dailySpendMicros: 0,
  },
} as const satisfies Record<string, Plan>;

export type PlanName = keyof typeof plans;

/** Returns a plan's display name, or its stored name if the plan no longer exists. */
export const planTitle = (name: string): string =>
  Object.entries(plans).find(([key]) => key === name)?.[1].name ?? name;
