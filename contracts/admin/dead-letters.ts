import * as z from 'zod/mini';
import { Role } from '../access/role.ts';

/** Maximum number of individual dead letters in the list. The group totals include all dead letters. */
export const shownLetters = 100;

/** Maximum number of dead letters that one request replays; the next request continues with the rest. */
export const maxReplayed = 500;

const Letter = z.object({
  id: z.string(),
  /** Null if the message could not be parsed. */
  part: z.nullable(z.string()),
  reason: z.string(),
  resourceId: z.nullable(z.string()),
  language: z.nullable(z.string()),
  /** The owner of the resource; null if the owner's account was deleted. */
  owner: z.nullable(z.object({ id: z.string(), role: Role, name: z.nullable(z.string()) })),
  /** Number of failures of this part of this resource, including this failure. */
  times: z.int(),
  at: z.string(),
});
export type Letter = z.infer<typeof Letter>;

/** Dead letters of one part that failed for the same reason. */
const LetterGroup = z.object({
  part: z.nullable(z.string()),
  reason: z.string(),
  letters: z.int(),
  /** Number of affected accounts. */
  people: z.int(),
  firstAt: z.string(),
  lastAt: z.string(),
});
export type LetterGroup = z.infer<typeof LetterGroup>;

/**
 * `GET /v1/admin/dead-letters`: all dead letters that need an admin's decision, in groups, and the newest
 * ones individually.
 */
export const DeadLetters = z.object({
  groups: z.array(LetterGroup),
  letters: z.array(Letter),
});
export type DeadLetters = z.infer<typeof DeadLetters>;

/** `POST /v1/admin/dead-letters/replay`: one dead letter, or a whole group. */
export const Replay = z.union([
  z.strictObject({ letter: z.string().check(z.minLength(1), z.maxLength(40)) }),
  z.strictObject({
    part: z.nullable(z.string().check(z.maxLength(40))),
    reason: z.string().check(z.minLength(1), z.maxLength(200)),
  }),
]);
export type Replay = z.infer<typeof Replay>;

/** Result of a replay. Both counts are 0 if the dead letters were already replayed. */
export const ReplayCount = z.object({
  /** Number of jobs that were resent. */
  sent: z.int(),
  /**
   * Number of dead letters whose job was not resent, because it was completed, requested again or deleted in
   * the meantime.
   */
  nothing: z.int(),
});
export type ReplayCount = z.infer<typeof ReplayCount>;
