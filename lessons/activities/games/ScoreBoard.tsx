import { ArrowRight, Flame } from 'lucide-react';
import { classNames } from '#ui/class-names.ts';
import { nameOfTeam, type Play, streakFrom } from './play.ts';

/** With more teams than this the scores stand closer: two rows at most, whatever the teams are called. */
const fewTeams = 3;

/** Every team's points, who is on a row of right answers, and whose turn it is. */
export function ScoreBoard({ play }: { play: Play }) {
  const count = play.teams.length;
  const alone = count === 1;
  const many = count > fewTeams;
  return (
    <ol
      aria-label="Scores"
      className={classNames(
        'm-0 list-none p-0',
        many ? 'grid min-w-72 flex-1 gap-1.5' : 'flex flex-wrap gap-2',
        many && (count > 4 ? 'grid-cols-3' : 'grid-cols-2'),
      )}
    >
      {play.teams.map((team, at) => {
        const playing = at === play.turn && !alone;
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a team is its place
            key={at}
            aria-current={playing || undefined}
            className={classNames(
              'flex items-center rounded-control border-2',
              many ? 'min-h-10 gap-1.5 px-2.5' : 'min-h-13 gap-2.5 px-4 short:min-h-10',
              playing
                ? 'border-target-fill bg-target-fill text-on-target'
                : 'border-line bg-raised text-ink',
            )}
          >
            {playing && (
              <ArrowRight
                aria-hidden="true"
                // On a phone its room is the name's, which is underlined instead.
                className={classNames('size-5 shrink-0 rtl:-scale-x-100', many && 'max-sm:hidden')}
              />
            )}
            <span className={classNames('min-w-0 font-semibold', many ? 'flex-1' : 'max-w-[10em]')}>
              {/* Cut off by its own direction: a name keeps its beginning. */}
              <bdi
                className={classNames(
                  'block w-fit max-w-full truncate',
                  playing &&
                    many &&
                    'max-sm:underline max-sm:decoration-2 max-sm:underline-offset-4',
                )}
              >
                {nameOfTeam(play, at)}
              </bdi>
              {playing && <span className="sr-only">, whose turn it is</span>}
            </span>
            <span className="font-bold text-2xl tabular-nums">{team.points}</span>
            <span className="sr-only">points</span>
            {team.streak >= streakFrom && (
              <span className="inline-flex items-center gap-1 whitespace-pre font-semibold text-sm">
                <Flame aria-hidden="true" className="size-5" />
                {team.streak}
                <span className={many ? 'sr-only' : ''}> in a row</span>
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
