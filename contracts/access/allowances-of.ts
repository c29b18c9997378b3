import type { PlanMap } from './plan-access.ts';
import { plansNamed } from './privilege-of.ts';

/**
 * The numbers of teachers and pupils that an account may have, and how many more it may add. Never negative.
 */
export interface Allowances {
  totalTeachersAllowed: number;
  remainingTeachers: number;
  totalPupilsAllowed: number;
  remainingPupils: number;
}

/** Adds up the allowances of the paying account's plans and add-ons, and subtracts the places in use. */
export function allowancesOf(
  planNames: readonly string[],
  mapped: PlanMap,
  used: { teachers: number; pupils: number },
): Allowances {
  const sum = (what: 'teachers' | 'pupils') =>
    plansNamed(planNames, mapped).reduce((total, plan) => total + plan[what], 0);
  const [teachers, pupils] = [sum('teachers'), sum('pupils')];
  return {
    totalTeachersAllowed: teachers,
    remainingTeachers: Math.max(0, teachers - used.teachers),
    totalPupilsAllowed: pupils,
    remainingPupils: Math.max(0, pupils - used.pupils),
  };
}
