import { msg, plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { RotateCcw, Shuffle, Trophy } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { isolated } from '#language/text/isolated.ts';
import type { Message } from '#language/wordings/speaker.ts';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { i18n } from '#ui/wordings/i18n.ts';
import { andList } from '#ui/wordings/lists.ts';
import { nameOfTeam, type Play, standings, winners } from './play.ts';

/** What a game is played with; the buttons that start another game name it. */
export type Played = 'board' | 'grid' | 'sentences' | 'words';

const buttonWords = {
  board: { again: msg`Same board again`, fresh: msg`New board` },
  grid: { again: msg`Same grid again`, fresh: msg`New grid` },
  sentences: { again: msg`Same sentences again`, fresh: msg`New sentences` },
  words: { again: msg`Same words again`, fresh: msg`New words` },
} satisfies Record<Played, { again: Message; fresh: Message }>;

interface GameOverProps {
  play: Play;
  /** The elapsed time, as `1:05`; undefined if the game was not timed. */
  time?: string | undefined;
  /** Another result of the class, such as "8 pairs in 14 tries". */
  note?: string;
  what: Played;
  onAgain: () => void;
  onNew: () => void;
}

/** The end of a game: the winner, all scores, and the next steps. */
export function GameOver({ play, time, note, what, onAgain, onNew }: GameOverProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The board was removed. This moves the focus to the result, for keyboard and screen reader users.
  useLayoutEffect(() => heading.current?.focus(), []);
  const alone = play.teams.length === 1;
  return (
    <section className="m-auto grid w-full max-w-3xl justify-items-center gap-6 py-6 text-center">
      <span
        aria-hidden="true"
        className="flex size-24 items-center justify-center rounded-full bg-target-soft text-target"
      >
        <Trophy className="size-12" />
      </span>
      <h2 ref={heading} tabIndex={-1} className="text-4xl outline-none wrap-anywhere">
        {titleOf(play)}
      </h2>
      {(time || note) && (
        <p className="text-ink-2 text-xl">
          {[note, time && t`Time ${time}`].filter(Boolean).join(' · ')}
        </p>
      )}
      {!alone && (
        <ol className="m-0 grid w-full list-none gap-2 p-0">
          {standings(play).map(({ team, place }) => (
            <li
              key={play.teams.indexOf(team)}
              className={classNames(
                'flex min-h-16 items-center gap-4 rounded-card border-2 px-6 text-xl',
                place === 1 && team.points > 0
                  ? 'border-target-fill bg-target-soft'
                  : 'border-line bg-raised',
              )}
            >
              <span className="w-[2.5ch] font-bold text-ink-2 tabular-nums">{place}.</span>
              <span className="min-w-0 flex-1 font-semibold">
                <bdi className="block w-fit max-w-full truncate">
                  {nameOfTeam(play, play.teams.indexOf(team))}
                </bdi>
              </span>
              {team.best > 1 && (
                <span className="text-base text-ink-2">
                  <Trans>{{ count: team.best }} in a row</Trans>
                </span>
              )}
              <span className="font-bold text-2xl tabular-nums">{team.points}</span>
            </li>
          ))}
        </ol>
      )}
      <div className="flex flex-wrap justify-center gap-3">
        <SameAgain what={what} onAgain={onAgain} />
        <Button size="large" variant="primary" onClick={onNew}>
          <Shuffle aria-hidden="true" className="size-5" /> {i18n._(buttonWords[what].fresh)}
        </Button>
      </div>
    </section>
  );
}

/** Returns "Lions win!", "A tie: Team 1 and Team 2", or the points of the class if it played as a whole. */
function titleOf(play: Play): string {
  const [winner, ...others] = winners(play).map((team) =>
    nameOfTeam(play, play.teams.indexOf(team)),
  );
  if (play.teams.length === 1) {
    return plural({ count: play.teams[0]?.points ?? 0 }, { one: '# point!', other: '# points!' });
  }
  if (winner === undefined) return t`No points this time`;
  if (others.length === 0) return t`${winner} won!`;
  // Isolates the direction of each name, because two Arabic names would otherwise swap places.
  const names = andList([winner, ...others].map(isolated));
  return t`A tie: ${names}`;
}

interface SameAgainProps {
  what: Played;
  onAgain: () => void;
}

/** A button that restarts the same board; shown at the end of a game and in a pause. */
export function SameAgain({ what, onAgain }: SameAgainProps) {
  return (
    <Button size="large" onClick={onAgain}>
      <RotateCcw aria-hidden="true" className="size-5" /> {i18n._(buttonWords[what].again)}
    </Button>
  );
}
