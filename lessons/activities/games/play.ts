import * as z from 'zod/mini';

/** One team of a class at one screen, or the class as a whole when there is one only. */
export interface Team {
  name: string;
  points: number;
  /** Right answers in a row, up to now. */
  streak: number;
  /** The longest row of right answers of this game. */
  best: number;
}

/** The scores of a game and whose turn it is. */
export interface Play {
  teams: readonly Team[];
  /** Index of the team that plays now. */
  turn: number;
  /** What the last answer brought, so that the screen can say it; null before the first. */
  gained: number | null;
}

/** More teams than this cannot be told apart on one board. */
export const maxTeams = 6;
/** What a right answer brings. */
export const rightPoints = 10;
/** From this many right answers in a row, each brings `streakBonus` more. */
export const streakFrom = 3;
const streakBonus = 5;

/** A new game: nobody has points, the first team begins. At least one team plays, at most six. */
export function startPlay(names: readonly string[]): Play {
  const wanted = names.length > 0 ? names.slice(0, maxTeams) : [''];
  const teams = wanted.map((name) => ({ name, points: 0, streak: 0, best: 0 }));
  return { teams, turn: 0, gained: null };
}

/** A right answer of the team whose turn it is: its points, and more when it is one of a row. */
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

/** A wrong answer, or none in time: no points are lost, but the row of right answers ends. */
export function miss(play: Play): Play {
  return { ...withTeam(play, (team) => ({ ...team, streak: 0 })), gained: 0 };
}

/** The next team's turn; a team alone goes on. */
export function passTurn(play: Play): Play {
  return { ...play, turn: (play.turn + 1) % play.teams.length };
}

/** Other names for the same teams, in their order; a changed number of teams needs a new game. */
export function rename(play: Play, names: readonly string[]): Play {
  const teams = play.teams.map((team, at) => ({ ...team, name: names[at] ?? team.name }));
  return { ...play, teams };
}

export interface Standing {
  team: Team;
  /** From 1; teams with the same points share a place. */
  place: number;
}

/** The teams by points, best first; equals keep their order and share a place. */
export function standings({ teams }: Play): Standing[] {
  return [...teams]
    .sort((one, other) => other.points - one.points)
    .map((team) => ({
      team,
      place: 1 + teams.filter(({ points }) => points > team.points).length,
    }));
}

/** Who won: several on a tie; nobody while no team has a point. */
export function winners(play: Play): Team[] {
  return standings(play)
    .filter(({ place, team }) => place === 1 && team.points > 0)
    .map(({ team }) => team);
}

/** A team's name on screen: what was typed, else its number. */
export function nameOfTeam(play: Pick<Play, 'teams'>, at: number): string {
  const typed = play.teams[at]?.name.trim();
  if (typed) return typed;
  return play.teams.length === 1 ? 'Class' : `Team ${at + 1}`;
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

/** The scores of a game (`Play`) as a tab keeps them. */
export const StoredGame = z.object({
  teams: z.readonly(z.array(StoredTeam).check(z.minLength(1), z.maxLength(maxTeams))),
  turn: z.int().check(z.minimum(0)),
  gained: z.nullable(z.int()),
});

/** A clock that stands still (`Clock`) as a tab keeps it, in milliseconds. */
export const StoredClock = z.object({ banked: z.number().check(z.minimum(0)), since: z.null() });
