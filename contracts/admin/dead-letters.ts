import * as z from 'zod/mini';
import { Role } from '../access/role.ts';

/** How many single letters the list shows; the groups count them all. */
export const shownLetters = 100;

/** How many letters one press replays; the next press takes the rest. */
export const maxReplayed = 500;

const Letter = z.object({
  id: z.string(),
  /** Null where the message could not be read. */
  part: z.nullable(z.string()),
  reason: z.string(),
  resourceId: z.nullable(z.string()),
  language: z.nullable(z.string()),
  /** Whose resource it is; null where it is gone. */
  owner: z.nullable(z.object({ id: z.string(), role: Role, name: z.nullable(z.string()) })),
  /** How often this part of this resource has ended here, this time included. */
  times: z.int(),
  at: z.string(),
});
export type Letter = z.infer<typeof Letter>;

/** Letters of one part that failed for one reason. */
const LetterGroup = z.object({
  part: z.nullable(z.string()),
  reason: z.string(),
  letters: z.int(),
  /** Of how many accounts. */
  people: z.int(),
  firstAt: z.string(),
  lastAt: z.string(),
});
export type LetterGroup = z.infer<typeof LetterGroup>;

/** `GET /v1/admin/dead-letters`: what waits for an admin, by kind, with the newest letters. */
export const DeadLetters = z.object({
  groups: z.array(LetterGroup),
  letters: z.array(Letter),
});
export type DeadLetters = z.infer<typeof DeadLetters>;

/** `POST /v1/admin/dead-letters/replay`: one letter, or all of a kind. */
export const Replay = z.union([
  z.strictObject({ letter: z.string().check(z.minLength(1), z.maxLength(40)) }),
  z.strictObject({
    part: z.nullable(z.string().check(z.maxLength(40))),
    reason: z.string().check(z.minLength(1), z.maxLength(200)),
  }),
]);
export type Replay = z.infer<typeof Replay>;

/** What a replay came to. Both are 0 where somebody had pressed before. */
export const ReplayCount = z.object({
  /** Jobs on their way again. */
  sent: z.int(),
  /** Letters whose job was done, asked for anew or gone. */
  nothing: z.int(),
});
export type ReplayCount = z.infer<typeof ReplayCount>;
