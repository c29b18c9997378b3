import { t } from '@lingui/core/macro';
import * as z from 'zod/mini';

/** One team at one screen. If there is only one team, it is the class as a whole. */
export interface Team {
  name: string;
  points: number;
  /** Current number of right answers in a row. */
  streak: number;
  /** The longest streak of this game. */
  best: number;
}

/** The scores of a game and the current turn. */
export interface Play {
  teams: readonly Team[];
  /** Index of the current team. */
  turn: number;
  /** Points gained by the last answer, for display; null before the first answer. */
  gained: number | null;
}

/** Maximum number of teams that can be distinguished on one board. */
export const maxTeams = 6;
/** Points for a right answer. */
export const rightPoints = 10;
/** The number of right answers in a row from which each right answer earns an additional `streakBonus`. */
export const streakFrom = 3;
const streakBonus = 5;

/**
 * Starts a game: all teams have zero points, and the first team begins. Limits the number of teams to between
 * one and six.
 */
export function startPlay(names: readonly string[]): Play {
  const wanted = names.length > 0 ? names.slice(0, maxTeams) : [''];
  const teams = wanted.map((name) => ({ name, points: 0, streak: 0, best: 0 }));
  return { teams, turn: 0, gained: null };
}

/** Scores a right answer of the current team: adds the points, and a bonus for a streak. */
export function score(play: Play, points: number = rightPoints): Play {
  const streak = (play.teams[play.turn]?.streak ?? 0) + 1;
  const gained = Math.max(0, points) + (streak >= streakFrom && points > 0 ? streakBonus : 0);
  const scored = withTeam(play, (team) => ({
    ...team,
    points: team.points + gained,
    streak,
    best: Math.max(team.best, streak),
  }));
  return { ...scored, gained };
}

/** Records a wrong answer or a timeout. The team loses no points, but its streak ends. */
export function miss(play: Play): Play {
  return { ...withTeam(play, (team) => ({ ...team, streak: 0 })), gained: 0 };
}

/** Passes the turn to the next team; a single team continues. */
export function passTurn(play: Play): Play {
  return { ...play, turn: (play.turn + 1) % play.teams.length };
}

/** Renames the teams, in order. If the number of teams changes, a new game is needed instead. */
export function rename(play: Play, names: readonly string[]): Play {
  const teams = play.teams.map((team, at) => ({ ...team, name: names[at] ?? team.name }));
  return { ...play, teams };
}

export interface Standing {
  team: Team;
  /** The rank, starting at 1; teams with equal points share a rank. */
  place: number;
}

/** Returns the teams by points, highest first. Teams with equal points keep their order and share a rank. */
export function standings({ teams }: Play): Standing[] {
  return [...teams]
    .sort((one, other) => other.points - one.points)
    .map((team) => ({
      team,
      place: 1 + teams.filter(({ points }) => points > team.points).length,
    }));
}

/** Returns the winners: several on a tie, none while all teams have zero points. */
export function winners(play: Play): Team[] {
  return standings(play)
    .filter(({ place, team }) => place === 1 && team.points > 0)
    .map(({ team }) => team);
}

/** Returns a team's display name: the typed name, or its number if no name was typed. */
export function nameOfTeam(play: Pick<Play, 'teams'>, at: number): string {
  const typed = play.teams[at]?.name.trim();
  if (typed) return typed;
  return play.teams.length === 1 ? t`Class` : t`Team ${{ number: at + 1 }}`;
}

function withTeam(play: Play, change: (team: Team) => Team): Play {
  return {
    ...play,
    teams: play.teams.map((team, at) => (at === play.turn ? change(team) : team)),
  };
}

const StoredTeam = z.object({
  name: z.string(),
  points: z.int().check(z.minimum(0)),
  streak: z.int().check(z.minimum(0)),
  best: z.int().check(z.minimum(0)),
});

/** The scores of a game (`Play`), as a browser tab stores them. */
export const StoredGame = z.object({
  teams: z.readonly(z.array(StoredTeam).check(z.minLength(1), z.maxLength(maxTeams))),
  turn: z.int().check(z.minimum(0)),
  gained: z.nullable(z.int()),
});

/** A stopped clock (`Clock`), as a browser tab stores it, in milliseconds. */
export const StoredClock = z.object({ banked: z.number().check(z.minimum(0)), since: z.null() });
