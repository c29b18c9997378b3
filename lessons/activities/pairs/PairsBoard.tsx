import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import { languageOf } from '#language/languages.ts';
import { showTime } from '#ui/show-time.ts';
import type { ActivityPanelProps } from '../activity-view.tsx';
import { useClock, useElapsed } from '../games/clock.ts';
import { Feedback, GameFrame } from '../games/GameFrame.tsx';
import { GameOver } from '../games/GameOver.tsx';
import { GameWords } from '../games/GameWords.tsx';
import { nameOfTeam, rename } from '../games/play.ts';
import { type PausedWork, useSaveOnLeave } from '../paused-work.ts';
import type { Card } from './make-pairs.ts';
import { type CardLook, PairsCard } from './PairsCard.tsx';
import {
  boardColumns,
  goOnPairing,
  isPairsOver,
  moveFocus,
  type PairsGame,
  type PausedPairs,
  playPairs,
  startPairs,
} from './pairs-game.ts';
import type { PairsState } from './state.ts';
import './pairs.css';

interface PairsBoardProps extends Pick<ActivityPanelProps<PairsState>, 'material' | 'address'> {
  game: PausedWork<PausedPairs>;
  cards: readonly Card[];
  faceUp: boolean;
  names: readonly string[];
  onAgain: () => void;
  /** Returns to the previous game; undefined if there is none. */
  onBack: (() => void) | undefined;
  onNew: () => void;
}

/** Milliseconds for which two cards that do not match stay face up. */
const lookAgainMs = 2200;

/** One game on one board, from the first card to the last. */
export function PairsBoard(props: PairsBoardProps) {
  const { cards, faceUp, names, material, address } = props;
  const { left } = props.game;
  const [game, move] = useReducer(playPairs, null, () =>
    left ? goOnPairing(left, { cards, faceUp }) : startPairs(cards, faceUp, names),
  );
  const [reached, setReached] = useState(0);
  const clock = useClock(left?.clock);
  useSaveOnLeave(props.game, () => ({ pairs: game, clock: clock.stopped() }));
  const play = rename(game.play, names);
  const over = isPairsOver(game);
  const { text } = material;
  const board = useRef<HTMLDivElement>(null);
  useCardSize(board);

  const missed = game.open.length === 2 && game.last;
  useEffect(() => {
    if (!missed) return;
    const timer = setTimeout(() => move({ kind: 'settle' }), lookAgainMs);
    return () => clearTimeout(timer);
  }, [missed]);
  useEffect(() => {
    if (over) clock.pause();
  }, [over, clock.pause]);

  const cardOf = (target: EventTarget) => {
    const at = target instanceof Element && target.closest('[data-at]')?.getAttribute('data-at');
    return at ? Number(at) : null;
  };
  const turn = (event: MouseEvent) => {
    const at = cardOf(event.target);
    const face = at === null ? undefined : cards[at]?.face;
    if (at === null || !face) return;
    clock.start();
    move({ kind: 'turn', at });
    // If the clip cannot be played, the teacher reads the word aloud.
    if (face.face === 'sound' && face.key) {
      void new Audio(address(face.key)).play().catch(() => undefined);
    }
  };
  const steer = (event: KeyboardEvent<HTMLElement>) => {
    const grid = event.currentTarget;
    const columns = getComputedStyle(grid).gridTemplateColumns.split(' ').length;
    const { direction } = languageOf(text.target);
    const at = moveFocus(event.key, { at: reached, columns, count: cards.length, direction });
    if (at === null) return;
    event.preventDefault();
    grid.querySelector<HTMLElement>(`[data-at="${at}"]`)?.focus();
  };

  if (over) return <PairsOver {...props} game={{ ...game, play }} clock={clock.clock} />;
  const { wide, tall } = boardColumns(cards.length);
  return (
    <GameFrame
      play={play}
      clock={clock}
      pausable={clock.running || game.tries > 0 || game.open.length > 0}
      what="board"
      onAgain={props.onAgain}
      onBack={props.onBack}
      progress={`${game.found.length / 2} of ${cards.length / 2} pairs`}
      feedback={<Said game={{ ...game, play }} languages={text} />}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid of cards with a row height */}
      <div
        ref={board}
        role="group"
        aria-label={t`Cards: the arrow keys move, Enter turns one over`}
        dir={languageOf(text.target).direction}
        className="pairs-grid"
        style={{
          '--wide': wide,
          '--tall': tall,
          '--wide-rows': Math.ceil(cards.length / wide),
          '--tall-rows': Math.ceil(cards.length / tall),
        }}
        onClick={turn}
        onKeyDown={steer}
        // Runs before any card turns, because focusing makes the browser compute the layout immediately, to
        // check whether the card can receive the focus.
        onFocus={(event: FocusEvent) => {
          const at = cardOf(event.target);
          if (at !== null) setReached(at);
        }}
      >
        {cards.map(({ face }, at) => (
          <PairsCard
            // biome-ignore lint/suspicious/noArrayIndexKey: a card stays in its place
            key={at}
            at={at}
            face={face}
            look={lookOf(game, at)}
            reached={at === reached}
            languages={text}
            address={address}
          />
        ))}
      </div>
    </GameFrame>
  );
}

function lookOf({ open, found, faceUp }: PairsGame, at: number): CardLook {
  if (found.includes(at)) return 'found';
  if (open.includes(at)) return open.length === 2 ? 'wrong' : 'chosen';
  return faceUp ? 'up' : 'down';
}

interface SaidProps {
  game: PairsGame;
  languages: { target: string; native: string };
}

/** Describes the result of the last two cards. */
function Said({ game, languages }: SaidProps) {
  const { last, play, cards, faceUp } = game;
  if (!last) {
    const first =
      game.open.length === 1
        ? t`Now its partner.`
        : faceUp
          ? t`Choose two cards that belong together.`
          : t`Turn two cards over.`;
    return <Feedback tone="plain">{first}</Feedback>;
  }
  // A team that found a pair continues, so no message about the turn is needed.
  const passed = play.teams.length > 1 && (faceUp || !last.right);
  const team = nameOfTeam(play, play.turn);
  if (!last.right) {
    return (
      <Feedback tone="wrong">
        {passed ? (
          <Trans>
            Not a pair. <bdi>{team}</bdi>, your turn.
          </Trans>
        ) : (
          t`Not a pair.`
        )}
      </Feedback>
    );
  }
  const [one, other] = last.cards.map((at) => cards[at]?.face);
  const pair = [one, other].map(
    (face, at) =>
      face && (
        <span key={face.face}>
          {at > 0 && ' = '}
          {face.emoji ?? (
            <GameWords
              plain
              side={face.face === 'target' || face.face === 'sound' ? 'target' : 'native'}
              languages={languages}
              words={face.words}
            />
          )}
        </span>
      ),
  );
  return (
    <Feedback tone="right">
      <Trans>A pair: {pair}</Trans>
      {play.gained ? (
        <> · {plural({ count: play.gained }, { one: '# point', other: '# points' })}</>
      ) : null}
      {passed && (
        <>
          {' · '}
          <Trans>
            <bdi>{team}</bdi>, your turn
          </Trans>
        </>
      )}
    </Feedback>
  );
}

interface PairsOverProps extends Pick<PairsBoardProps, 'onAgain' | 'onNew'> {
  game: PairsGame;
  clock: Parameters<typeof useElapsed>[0];
}

function PairsOver({ game, clock, onAgain, onNew }: PairsOverProps) {
  return (
    <GameOver
      play={game.play}
      time={showTime(useElapsed(clock))}
      note={t`${plural({ pairs: game.cards.length / 2 }, { one: '# pair', other: '# pairs' })} in ${plural({ tries: game.tries }, { one: '# try', other: '# tries' })}`}
      what="board"
      onAgain={onAgain}
      onNew={onNew}
    />
  );
}

/** Card height in pixels below which the number in the corner leaves no room above the words. */
const lowCard = 80;

/**
 * Sets the size of a board's cards: `--box-inline` and `--box-block` are 1/100 of a card's width and height.
 * All cards have the same size, so only one is observed. If each card were a CSS container, turning a card
 * would cost four times the layout.
 */
function useCardSize(board: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { style, dataset, firstElementChild: card } = board.current ?? {};
    if (!style || !dataset || !card) return;
    const watch = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      // A hidden board has no size; preserve the last size until the board is shown again.
      if (width === 0) return;
      style.setProperty('--box-inline', `${width / 100}px`);
      style.setProperty('--box-block', `${height / 100}px`);
      // The number's position does not change the card's height, so this measurement cannot loop.
      if ((entry?.borderBoxSize[0]?.blockSize ?? lowCard) < lowCard) dataset.low = '';
      else delete dataset.low;
    });
    watch.observe(card);
    return () => watch.disconnect();
  }, [board]);
}
