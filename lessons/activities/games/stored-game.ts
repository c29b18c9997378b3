import * as z from 'zod/mini';
import { maxTeams } from './play.ts';

const Team = z.object({
  name: z.string(),
  points: z.int().check(z.minimum(0)),
  streak: z.int().check(z.minimum(0)),
  best: z.int().check(z.minimum(0)),
});

/** The scores of a game (`Play`) as a tab keeps them. */
export const StoredGame = z.object({
  teams: z.readonly(z.array(Team).check(z.minLength(1), z.maxLength(maxTeams))),
  turn: z.int().check(z.minimum(0)),
  gained: z.nullable(z.int()),
});

/** A clock that stands still (`Clock`) as a tab keeps it, in milliseconds. */
export const StoredClock = z.object({ banked: z.number().check(z.minimum(0)), since: z.null() });
