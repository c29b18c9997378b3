import * as z from 'zod';
import { maxTeams } from './play.ts';

const Team = z.object({
  name: z.string(),
  points: z.int().min(0),
  streak: z.int().min(0),
  best: z.int().min(0),
});

/** The scores of a game (`Play`) as a tab keeps them. */
export const StoredGame = z.object({
  teams: z.array(Team).min(1).max(maxTeams).readonly(),
  turn: z.int().min(0),
  gained: z.int().nullable(),
});

/** A clock that stands still (`Clock`) as a tab keeps it, in milliseconds. */
export const StoredClock = z.object({ banked: z.number().min(0), since: z.null() });
