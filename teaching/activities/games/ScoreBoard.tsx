import { ArrowRight, Flame } from 'lucide-react';
import { classNames } from '#web/ui/class-names.ts';
import { nameOfTeam, type Play, streakFrom } from './play.ts';

/** Every team's points, who is on a row of right answers, and whose turn it is. */
export function ScoreBoard({ play }: { play: Play }) {
  const alone = play.teams.length === 1;
  return (
    <ol aria-label="Scores" className="m-0 flex list-none flex-wrap gap-2 p-0">
      {play.teams.map((team, at) => {
        const playing = at === play.turn && !alone;
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a team is its place
            key={at}
            aria-current={playing || undefined}
            className={classNames(
              'flex min-h-13 items-center gap-2.5 rounded-control border-2 px-4',
              playing
                ? 'border-target-fill bg-target-fill text-on-target'
                : 'border-line bg-raised text-ink',
            )}
          >
            {playing && <ArrowRight aria-hidden="true" className="size-5 rtl:-scale-x-100" />}
            <span className="max-w-[10em] truncate font-semibold">
              <bdi>{nameOfTeam(play, at)}</bdi>
              {playing && <span className="sr-only">, whose turn it is</span>}
            </span>
            <span className="font-bold text-2xl tabular-nums">{team.points}</span>
            <span className="sr-only">points</span>
            {team.streak >= streakFrom && (
              <span className="inline-flex items-center gap-1 font-semibold text-sm">
                <Flame aria-hidden="true" className="size-5" />
                {team.streak} in a row
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
