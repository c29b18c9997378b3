import { causesOf } from './log.ts';

/**
 * Whether a statement failed because somebody else was first to have what may be there once: PostgreSQL
 * refused it by this constraint or unique index. Two writers at the same moment both pass a check that
 * they make themselves; only the second one fails here.
 */
export const breaksConstraint = (error: unknown, constraint: string): boolean =>
  error instanceof Error &&
  causesOf(error).some((cause) => Reflect.get(cause, 'constraint') === constraint);
