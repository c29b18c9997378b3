import type { PlanMap } from './plan-terms.ts';
import { plansNamed } from './privilege-of.ts';

/** How many teachers and pupils an account may have and how many places are left; never below 0. */
export interface Allowances {
  totalTeachersAllowed: number;
  remainingTeachers: number;
  totalPupilsAllowed: number;
  remainingPupils: number;
}

/** The allowances of the account that pays: plans and add-ons together, less what is used. */
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
