import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ArrowRight, Play } from 'lucide-react';
import { type KeyboardEvent, useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import type { Text } from '#language/text/text.ts';
import { Button } from '#ui/Button.tsx';
import { showTime } from '#ui/show-time.ts';
import { nameOfLanguage } from '#ui/wordings/name-of-language.ts';
import type { ActivityPanelProps } from '../activity-view.tsx';
import { TimeLeft } from '../games/ClockFace.tsx';
import { type Clock, type GameClock, remaining, useClock, useElapsed } from '../games/clock.ts';
import { fitFont } from '../games/fit-font.ts';
import { Feedback, GameFrame } from '../games/GameFrame.tsx';
import { GameOver } from '../games/GameOver.tsx';
import { GameWords, HearButton } from '../games/GameWords.tsx';
import { rename } from '../games/play.ts';
import { useKeys } from '../keys.ts';
import { type PausedWork, useSaveOnLeave } from '../paused-work.ts';
import { RoundChoices, SpokenRound } from './RoundChoices.tsx';
import {
  goOnRacing,
  isRaceOver,
  isWaiting,
  type PausedRace,
  playRace,
  type Race,
  startRace,
} from './race.ts';
import type { Round } from './rounds.ts';
import type { TranslationOptions, TranslationState } from './state.ts';

interface RaceBoardProps
  extends Pick<ActivityPanelProps<TranslationState>, 'material' | 'address'> {
  game: PausedWork<PausedRace>;
  rounds: readonly Round[];
  options: TranslationOptions;
  names: readonly string[];
  onAgain: () => void;
  /** Returns to the previous game; undefined if there is none. */
  onBack: (() => void) | undefined;
  onNew: () => void;
}

/** One race, item by item. */
export function RaceBoard(props: RaceBoardProps) {
  const { rounds, options, names, material, address } = props;
  const { text, speech } = material;
  const { left } = props.game;
  const [race, move] = useReducer(playRace, null, () =>
    left ? goOnRacing(left, rounds) : startRace(rounds, names),
  );
  const clock = useClock(left?.clock);
  const board = useRef<HTMLDivElement>(null);
  const over = isRaceOver(race);
  const waiting = isWaiting(race) && race.outcome !== 'open';
  const answer = useRaceClock({
    game: clock,
    seconds: options.seconds,
    round: race.at,
    waiting,
    onLate: () => move({ kind: 'late' }),
    left: left?.answer,
  });
  useSaveOnLeave(props.game, () => ({
    race,
    clock: clock.stopped(),
    answer: answer.clock.stopped(),
  }));
  const pausable = clock.running || clock.clock.banked > 0;
  // With a time limit, the clock starts only once the class confirms that it is ready.
  const ready = options.seconds === 0 || pausable;
  useEffect(() => {
    if (over) clock.pause();
  }, [over, clock.pause]);

  const place = `${race.at} ${race.outcome} ${ready}`;
  const shown = useRef(place);
  // The pressed button was removed, so move the focus to the next button for keyboard players.
  useLayoutEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    const focused = document.activeElement;
    if (focused !== document.body && focused?.isConnected && !focused.matches('[data-choice]')) {
      return;
    }
    const found = (name: string) => board.current?.querySelector<HTMLElement>(`[${name}]`);
    (found('data-next') ?? found('data-choice'))?.focus();
  }, [place]);

  const round = rounds[race.at];
  const pick = (id: string) => {
    clock.start();
    move({ kind: 'pick', id, left: answer.left() });
  };
  const call = (number: number) => {
    const called = options.mode === 'choose' ? round?.choices[number - 1] : undefined;
    if (!called || !ready || (pausable && !clock.running)) return false;
    pick(called.id);
    return true;
  };
  // The number keys work wherever the focus is, as the numbers next to the answers suggest.
  useKeys({ 1: () => call(1), 2: () => call(2), 3: () => call(3), 4: () => call(4) });
  if (!round) return <RaceOver {...props} race={race} clock={clock.clock} />;
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (call(Number(event.key))) event.preventDefault();
  };
  const words = round.item[round.shown];
  const language = nameOfLanguage(text[round.asked]);
  return (
    <GameFrame
      play={rename(race.play, names)}
      clock={clock}
      pausable={pausable}
      what="words"
      onAgain={props.onAgain}
      onBack={props.onBack}
      progress={t`${{ number: race.at + 1 }} of ${{ total: rounds.length }}`}
      feedback={<RaceSaid race={race} languages={text} />}
    >
      {ready ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: number keys, beside the buttons themselves
        <div ref={board} className="flex flex-1 flex-col gap-4 short:gap-2" onKeyDown={press}>
          {options.seconds > 0 && waiting && <TimeLeft clock={answer.clock} limit={answer.limit} />}
          <div className="flex flex-[2] items-center gap-4">
            <div className="flex flex-1 flex-col self-stretch">
              <p className="text-center font-semibold text-ink-2 text-lg">
                {options.mode === 'say' ? t`Say it in ${language}:` : t`What is it in ${language}?`}
              </p>
              <p className="game-fit min-h-24 flex-1 short:min-h-14">
                <span style={{ fontSize: fitFont(words, text[round.shown], '1.5rem', '6rem', 4) }}>
                  <GameWords side={round.shown} languages={text} words={words} />
                </span>
              </p>
            </div>
            {(round.shown === 'target' || !isWaiting(race)) && (
              <HearButton speech={speech} id={round.item.id} address={address} />
            )}
          </div>
          {options.mode === 'choose' ? (
            <RoundChoices race={race} round={round} languages={text} onPick={pick} />
          ) : (
            <SpokenRound
              race={race}
              round={round}
              languages={text}
              onOpen={() => {
                clock.start();
                move({ kind: 'open' });
              }}
              onMark={(right) => move({ kind: 'mark', right, left: answer.left() })}
            />
          )}
          <div className="flex min-h-14 justify-center short:min-h-12">
            {!isWaiting(race) && (
              <Button
                data-next=""
                size="large"
                variant="primary"
                onClick={() => move({ kind: 'next' })}
              >
                {race.at + 1 === rounds.length ? t`See the scores` : t`Next`}
                <ArrowRight aria-hidden="true" className="size-5 rtl:-scale-x-100" />
              </Button>
            )}
          </div>
        </div>
      ) : (
        <div className="grid flex-1 place-content-center justify-items-center gap-5 text-center">
          <p className="font-bold text-3xl">
            {plural(
              { seconds: options.seconds },
              {
                one: `${{ count: rounds.length }} to translate, # second each`,
                other: `${{ count: rounds.length }} to translate, # seconds each`,
              },
            )}
          </p>
          <Button size="large" variant="primary" onClick={clock.start}>
            <Play aria-hidden="true" className="size-5" /> <Trans>Start the race</Trans>
          </Button>
        </div>
      )}
    </GameFrame>
  );
}

interface RaceOverProps extends Pick<RaceBoardProps, 'names' | 'onAgain' | 'onNew'> {
  race: Race;
  clock: Parameters<typeof useElapsed>[0];
}

function RaceOver({ race, clock, names, onAgain, onNew }: RaceOverProps) {
  return (
    <GameOver
      play={rename(race.play, names)}
      time={showTime(useElapsed(clock))}
      note={t`${{ right: race.right }} of ${{ total: race.rounds.length }} right`}
      what="words"
      onAgain={onAgain}
      onNew={onNew}
    />
  );
}

interface RaceSaidProps {
  race: Race;
  languages: Pick<Text, 'target' | 'native'>;
}

/** The result of this round, with the correct answer. */
function RaceSaid({ race, languages }: RaceSaidProps) {
  const round = race.rounds[race.at];
  if (!round) return null;
  const answer = (
    <GameWords plain side={round.asked} languages={languages} words={round.item[round.asked]} />
  );
  switch (race.outcome) {
    case 'right':
      return (
        <Feedback tone="right">
          {plural(
            { points: race.play.gained ?? 0 },
            { one: 'Right! # point.', other: 'Right! # points.' },
          )}
        </Feedback>
      );
    case 'wrong':
      return (
        <Feedback tone="wrong">
          <Trans>Not this time. It is: {answer}</Trans>
        </Feedback>
      );
    case 'late':
      return (
        <Feedback tone="late">
          <Trans>Time is up. It is: {answer}</Trans>
        </Feedback>
      );
    case 'open':
      return (
        <Feedback tone="plain">
          <Trans>Was it right?</Trans>
        </Feedback>
      );
    default:
      return <Feedback tone="plain">{''}</Feedback>;
  }
}

interface RaceClock {
  /** The clock of the whole game; pausing the game also pauses the clock for the answer. */
  game: GameClock;
  /** Seconds for one answer; 0 for no limit. */
  seconds: number;
  /** Index of the current round; each round starts with the full time. */
  round: number;
  /** True until the class has answered. */
  waiting: boolean;
  onLate: () => void;
  /** The elapsed time when the class left the race; undefined for a new race. */
  left: Clock | undefined;
}

/** The clock for one answer: it runs while the class thinks and the game is not paused. */
function useRaceClock({ game, seconds, round, waiting, onLate, left }: RaceClock) {
  const answer = useClock(left);
  const limit = seconds * 1000;
  const runs = seconds > 0 && game.running && waiting;
  const late = useRef(onLate);
  late.current = onLate;
  const { reset, start, pause, clock } = answer;
  const timed = useRef(round);
  useEffect(() => {
    // A new round resets the clock; a resumed round continues with the remaining time.
    if (timed.current !== round) reset();
    timed.current = round;
  }, [round, reset]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a clock that was set back has to run again
  useEffect(() => {
    if (runs) start();
    else pause();
  }, [runs, round, start, pause]);
  useEffect(() => {
    if (clock.since === null) return;
    const left = remaining(clock, limit, performance.now());
    const timer = setTimeout(() => late.current(), left);
    return () => clearTimeout(timer);
  }, [clock, limit]);
  return {
    clock: answer,
    limit,
    /** Returns the remaining proportion of the time, from 0 to 1; 0 if there is no limit. */
    left: () => (limit > 0 ? remaining(clock, limit, performance.now()) / limit : 0),
  };
}
