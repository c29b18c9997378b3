import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import {
  ArrowRight,
  CircleCheck,
  CircleX,
  Clock,
  Flame,
  Info,
  Lightbulb,
  Play as PlayIcon,
  Undo2,
} from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { ClockFace } from './ClockFace.tsx';
import type { GameClock } from './clock.ts';
import { type Played, SameAgain } from './GameOver.tsx';
import { nameOfTeam, type Play, streakFrom } from './play.ts';
import './games.css';

interface GameFrameProps {
  play: Play;
  clock: GameClock;
  /** True while a game is in progress and can be paused. */
  pausable: boolean;
  /** The progress of the game, such as "3 of 8". */
  progress: string;
  what: Played;
  onAgain: () => void;
  /**
   * Returns to the previous game. Undefined if there is no previous game, or once the class has made a move
   * in the current game.
   */
  onBack: (() => void) | undefined;
  /** The result of the last move, as a `Feedback` element. */
  feedback: ReactNode;
  children: ReactNode;
}

/** The frame of every game: scores and time at the top, the result of the last move, and the board below. */
export function GameFrame(props: GameFrameProps) {
  const { clock } = props;
  // Hides the board while the clock is paused: otherwise the class could think about the board without using
  // playing time.
  const paused = props.pausable && !clock.running;
  const board = useRef<HTMLDivElement>(null);
  const before = useRef(paused);
  // The "Resume" button disappears when the pause ends. This moves the focus to the first playable element,
  // for players who use the keyboard.
  useLayoutEffect(() => {
    const ends = before.current && !paused;
    before.current = paused;
    if (!ends || document.activeElement !== document.body) return;
    board.current?.querySelector<HTMLElement>('button:not([disabled]), [tabindex="0"]')?.focus();
  }, [paused]);
  return (
    <div
      data-game=""
      tabIndex={-1}
      className="flex min-h-full flex-col gap-3 outline-none short:gap-1.5"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <ScoreBoard play={props.play} />
        <div className="flex flex-wrap items-center gap-4">
          {props.onBack && !props.pausable && (
            <Button
              size="small"
              aria-label={t`Back to the last game`}
              title={t`Back to the last game`}
              onClick={props.onBack}
            >
              <Undo2 aria-hidden="true" className="rtl:-scale-x-100 size-4" />{' '}
              <Trans>Last game</Trans>
            </Button>
          )}
          <span className="font-semibold text-ink-2 text-lg tabular-nums">{props.progress}</span>
          <ClockFace clock={clock} pausable={props.pausable} />
        </div>
      </div>
      {props.feedback}
      {paused && (
        <div className="grid flex-1 place-content-center justify-items-center gap-4 py-16 text-center">
          <p className="font-bold text-3xl">
            <Trans>The game is paused</Trans>
          </p>
          <div className="flex flex-wrap justify-center gap-3">
            <Button size="large" variant="primary" onClick={clock.start}>
              <PlayIcon aria-hidden="true" className="size-5" /> <Trans>Resume</Trans>{' '}
            </Button>
            <SameAgain what={props.what} onAgain={props.onAgain} />
          </div>
        </div>
      )}
      <div ref={board} className={paused ? 'hidden' : 'flex flex-1 flex-col'}>
        {props.children}
      </div>
    </div>
  );
}

/**
 * Maximum number of teams for the wide layout. With more teams, the scores are displayed closer together, so
 * that they take at most two rows, even with long team names.
 */
const fewTeams = 3;

/** Every team's points and streak of right answers, and a highlight on the team whose turn it is. */
function ScoreBoard({ play }: { play: Play }) {
  const count = play.teams.length;
  const alone = count === 1;
  const many = count > fewTeams;
  return (
    <ol
      aria-label={t`Scores`}
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
                // On a phone there is too little space for the icon beside the name; the name is underlined
                // instead.
                className={classNames('size-5 shrink-0 rtl:-scale-x-100', many && 'max-sm:hidden')}
              />
            )}
            <span className={classNames('min-w-0 font-semibold', many ? 'flex-1' : 'max-w-[10em]')}>
              {/* Truncate by the name's own direction, so that its beginning stays visible. */}
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
              {playing && (
                <span className="sr-only">
                  <Trans>, whose turn it is</Trans>
                </span>
              )}
            </span>
            <span className="font-bold text-2xl tabular-nums">{team.points}</span>
            <span className="sr-only">
              {plural({ count: team.points }, { one: 'point', other: 'points' })}
            </span>
            {team.streak >= streakFrom && (
              <span className="inline-flex items-center gap-1 whitespace-pre font-semibold text-sm">
                <Flame aria-hidden="true" className="size-5" />
                <Trans>
                  {{ count: team.streak }}
                  <span className={many ? 'sr-only' : ''}> in a row</span>
                </Trans>
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

type FeedbackTone = 'right' | 'wrong' | 'late' | 'hint' | 'plain';

const looks = {
  right: { icon: CircleCheck, colours: 'bg-ok-soft text-ok' },
  wrong: { icon: CircleX, colours: 'bg-bad-soft text-bad' },
  late: { icon: Clock, colours: 'bg-bad-soft text-bad' },
  hint: { icon: Lightbulb, colours: 'bg-sunken text-ink' },
  plain: { icon: Info, colours: 'text-ink-2' },
} as const;

/**
 * The result of the last move, as words with an icon, for sighted and screen reader users alike. Its space is
 * reserved when it is empty, so that the board below does not move.
 */
export function Feedback({ tone, children }: { tone: FeedbackTone; children: ReactNode }) {
  const { icon: Icon, colours } = looks[tone];
  return (
    <div role="status" aria-live="polite" className="flex min-h-11 items-center short:min-h-9">
      {children && (
        <p
          className={classNames(
            'flex items-center gap-2.5 rounded-control font-semibold text-lg',
            tone !== 'plain' && 'px-4 py-1.5 short:py-0.5',
            colours,
          )}
        >
          <Icon aria-hidden="true" className="size-6 shrink-0" />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}
