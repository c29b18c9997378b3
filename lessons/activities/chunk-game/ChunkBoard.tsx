import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Check, X } from 'lucide-react';
import {
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
} from 'react';
import { languageOf } from '#language/languages.ts';
import type { Text } from '#language/text/text.ts';
import { classNames } from '#ui/class-names.ts';
import { showTime } from '#ui/show-time.ts';
import { type Dragged, usePointerDrag } from '#ui/use-pointer-drag.ts';
import { spokenAfter } from '#ui/wordings/spoken-after.ts';
import { wordingsAttributes } from '#ui/wordings/wordings-language.ts';
import { useClock, useElapsed } from '../games/clock.ts';
import { Feedback, GameFrame } from '../games/GameFrame.tsx';
import { GameOver } from '../games/GameOver.tsx';
import { GameWords } from '../games/GameWords.tsx';
import { rename, rightPoints } from '../games/play.ts';
import { type PausedWork, useSaveOnLeave } from '../paused-work.ts';
import { BuilderButtons } from './BuilderButtons.tsx';
import {
  type Builder,
  type BuilderMove,
  goOnBuilding,
  isBuilderOver,
  isFullLine,
  laidPieces,
  type PausedBuilder,
  playBuilder,
  rightSoFar,
  startBuilder,
} from './builder.ts';
import { placeOnLine } from './drop-place.ts';
import type { Piece, Puzzle } from './puzzle.ts';

interface ChunkBoardProps {
  game: PausedWork<PausedBuilder>;
  text: Text;
  puzzles: readonly Puzzle[];
  names: readonly string[];
  /** Stores an order of pieces (their ids) as an additional correct answer. */
  onAccept: (order: readonly string[]) => void;
  /** Removes every accepted order whose text equals this line of a puzzle. */
  onUnaccept: (puzzle: Puzzle, line: readonly Piece[]) => void;
  onAgain: () => void;
  /** Returns to the previous game; undefined if there is no previous game. */
  onBack: (() => void) | undefined;
  onNew: () => void;
}

const pieceOf = (target: EventTarget) =>
  target instanceof Element
    ? target.closest<HTMLElement>('[data-piece]')?.dataset.piece
    : undefined;

/** One game, in which sentences are rebuilt one after another. */
export function ChunkBoard(props: ChunkBoardProps) {
  const { text, puzzles, names } = props;
  const { left } = props.game;
  const [game, move] = useReducer(playBuilder, null, () =>
    left ? goOnBuilding(left, puzzles) : startBuilder(puzzles, names),
  );
  const clock = useClock(left?.clock);
  useSaveOnLeave(props.game, () => ({ builder: game, clock: clock.stopped() }));
  const board = useRef<HTMLDivElement>(null);
  const focusNext = useRef<string | null>(null);
  const { direction } = languageOf(text.target);
  const puzzle = puzzles[game.at];
  const over = isBuilderOver(game);
  const done = game.outcome === 'right' || game.outcome === 'shown';

  const act = (next: BuilderMove) => {
    clock.start();
    if (next.kind === 'accept' && isFullLine(game)) props.onAccept(game.laid);
    if (next.kind === 'unaccept' && puzzle) {
      focusNext.current = '[data-check]';
      props.onUnaccept(puzzle, laidPieces(game));
    }
    move(next);
  };
  const { dragged, handlers } = usePointerDrag<number>({
    pick: pieceOf,
    over: (at, { id }) =>
      placeOnLine(board.current?.querySelector<HTMLElement>('[data-line]'), id, at, direction),
    onDrop: (id, to) => act(to === null ? { kind: 'lift', id } : { kind: 'lay', id, to }),
    startPx: 8,
    follows: true,
  });
  useEffect(() => {
    if (over) clock.pause();
  }, [over, clock.pause]);
  // The button of a moved piece no longer exists. This moves the focus to the place where the player
  // continues.
  useLayoutEffect(() => {
    const wanted = focusNext.current;
    focusNext.current = null;
    if (wanted) board.current?.querySelector<HTMLElement>(wanted)?.focus();
  });

  if (!puzzle) {
    const { onAgain, onNew } = props;
    return <BuilderOver {...{ game, names, onAgain, onNew }} clock={clock.clock} />;
  }
  const laid = laidPieces(game);
  const table = puzzle.jumble.filter(({ id }) => !game.laid.includes(id));

  const tap = (id: string) => {
    if (done) return;
    if (game.laid.includes(id)) {
      focusNext.current = `[data-piece="${id}"]`;
      return act({ kind: 'lift', id });
    }
    const at = table.findIndex((piece) => piece.id === id);
    const next = table[at + 1] ?? table[at - 1];
    focusNext.current = next ? `[data-piece="${next.id}"]` : '[data-check]';
    act({ kind: 'lay', id, to: laid.length });
  };
  const click = (event: MouseEvent) => {
    const id = pieceOf(event.target);
    if (id) tap(id);
  };
  const press = (event: KeyboardEvent) => {
    if (done || event.ctrlKey || event.metaKey || event.altKey) return;
    const called = puzzle.jumble[Number(event.key) - 1];
    if (called) return tap(called.id);
    const id = pieceOf(event.target);
    const at = id ? game.laid.indexOf(id) : -1;
    if (!id || at < 0) return;
    const steps = {
      ArrowRight: direction === 'rtl' ? -1 : 1,
      ArrowLeft: direction === 'rtl' ? 1 : -1,
    };
    const step = event.key === 'ArrowRight' || event.key === 'ArrowLeft' ? steps[event.key] : 0;
    if (step !== 0) {
      event.preventDefault();
      focusNext.current = `[data-piece="${id}"]`;
      act({ kind: 'lay', id, to: at + step });
    } else if (event.key === 'Backspace' || event.key === 'Delete') tap(id);
  };
  const right = game.outcome === 'building' ? -1 : done ? laid.length : rightSoFar(game);

  return (
    <GameFrame
      play={rename(game.play, names)}
      clock={clock}
      pausable={clock.running || clock.clock.banked > 0}
      what="sentences"
      onAgain={props.onAgain}
      onBack={props.onBack}
      progress={t`Sentence ${{ number: game.at + 1 }} of ${{ count: puzzles.length }}`}
      feedback={<BuilderSaid game={game} />}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only gathers what its buttons receive */}
      <div
        ref={board}
        className="lesson-text game-large flex flex-1 flex-col justify-center gap-[1em] short:gap-[0.4em]"
        {...handlers}
        onClick={click}
        onKeyDown={press}
      >
        <p className="text-center text-[0.9em]">
          {puzzle.sentence.speaker && (
            <span className="font-sans font-semibold text-[0.7em] text-ink-2">
              <bdi>{puzzle.sentence.speaker}</bdi>:{' '}
            </span>
          )}
          <GameWords side="native" languages={text} words={puzzle.sentence.native.text} />
        </p>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset does not wrap its pieces as a line does */}
        <div
          role="group"
          aria-label={t`Your sentence`}
          dir={direction}
          data-line=""
          className={classNames(
            'flex min-h-[3.6em] short:min-h-[2.7em] flex-wrap content-center items-center gap-[0.4em] rounded-card border-3 p-[0.5em]',
            done ? 'border-ok bg-ok-soft' : 'border-edge border-dashed bg-sunken',
          )}
        >
          {laid.map((piece, at) => (
            <PieceButton
              key={piece.id}
              piece={piece}
              label={t`chunk ${{ number: at + 1 }} of your sentence. Press Enter to put it back, or the arrows to move it.`}
              languages={text}
              mark={right < 0 ? null : at < right ? 'right' : 'wrong'}
              dragged={dragged}
              disabled={done}
            />
          ))}
          {laid.length > 0 && puzzle.ending.trim() !== '' && (
            <GameWords side="target" languages={text} words={puzzle.ending.trim()} />
          )}
          {laid.length === 0 && (
            <span
              {...wordingsAttributes()}
              className="w-full text-center font-sans text-[0.6em] text-ink-2"
            >
              {plural(
                { count: puzzle.solution.length },
                {
                  one: 'Tap the # chunk, or drag it here.',
                  other: 'Tap the # chunks in order, or drag them here.',
                },
              )}
            </span>
          )}
        </div>
        {done ? (
          <p className="min-h-[3.2em] text-center">
            <GameWords side="target" languages={text} words={puzzle.sentence.target.text} />
          </p>
        ) : (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset does not wrap its pieces as a line does
          <div
            role="group"
            aria-label={t`Chunks to choose from`}
            dir={direction}
            className="flex min-h-[3.2em] flex-wrap content-start justify-center gap-[0.4em]"
          >
            {table.map((piece) => (
              <PieceButton
                key={piece.id}
                piece={piece}
                label={t`add it to your sentence`}
                languages={text}
                number={puzzle.jumble.indexOf(piece) + 1}
                dragged={dragged}
              />
            ))}
          </div>
        )}
        <BuilderButtons game={game} done={done} onMove={act} />
      </div>
    </GameFrame>
  );
}

interface BuilderOverProps {
  game: Builder;
  names: readonly string[];
  clock: Parameters<typeof useElapsed>[0];
  onAgain: () => void;
  onNew: () => void;
}

/** The end of the game: points, time, and number of rebuilt sentences. */
function BuilderOver({ game, clock, names, onAgain, onNew }: BuilderOverProps) {
  return (
    <GameOver
      play={rename(game.play, names)}
      time={showTime(useElapsed(clock))}
      note={plural(
        { count: game.puzzles.length },
        {
          one: `${{ rebuilt: game.solved }} of # sentence rebuilt`,
          other: `${{ rebuilt: game.solved }} of # sentences rebuilt`,
        },
      )}
      what="sentences"
      onAgain={onAgain}
      onNew={onNew}
    />
  );
}

/** Describes the state of the current sentence in words. */
function BuilderSaid({ game }: { game: Builder }) {
  const { outcome, worth, play } = game;
  if (outcome === 'right') {
    return (
      <Feedback tone="right">
        {play.gained
          ? plural({ count: play.gained }, { one: 'Right! # point.', other: 'Right! # points.' })
          : t`Right!`}
      </Feedback>
    );
  }
  if (outcome === 'shown') {
    return (
      <Feedback tone="hint">
        <Trans>This is the sentence. No points.</Trans>
      </Feedback>
    );
  }
  if (outcome === 'wrong') {
    const right = rightSoFar(game);
    const length = game.puzzles[game.at]?.solution.length ?? 0;
    const tooFew = right === game.laid.length && right < length;
    return (
      <Feedback tone="wrong">
        {tooFew
          ? plural(
              { count: length - right },
              {
                one: 'Right so far, but # more to go.',
                other: 'Right so far, but # more to go.',
              },
            )
          : right === 0
            ? t`Not yet: a different chunk comes first.`
            : plural(
                { count: right },
                {
                  one: 'Not yet: the first chunk is right.',
                  other: 'Not yet: the first # chunks are right.',
                },
              )}
      </Feedback>
    );
  }
  return (
    <Feedback tone="plain">
      {worth < rightPoints
        ? plural(
            { count: worth },
            {
              one: 'Rebuild this sentence. It is now worth # point.',
              other: 'Rebuild this sentence. It is now worth # points.',
            },
          )
        : t`Rebuild this sentence.`}
    </Feedback>
  );
}

type PieceMark = 'right' | 'wrong' | null;

interface PieceButtonProps {
  piece: Piece;
  /** The label for screen readers: the position of the piece, and the effect of pressing it. */
  label: string;
  languages: Pick<Text, 'target' | 'native'>;
  /** The number that pupils call out to choose the piece; undefined once the piece is in the line. */
  number?: number;
  mark?: PieceMark;
  dragged: Dragged<number> | null;
  disabled?: boolean;
}

/** A chunk that can be tapped, dragged or chosen by key. */
function PieceButton(props: PieceButtonProps) {
  const { piece, mark = null, number, dragged } = props;
  const moving = dragged?.id === piece.id;
  return (
    <button
      type="button"
      data-piece={piece.id}
      aria-disabled={props.disabled || undefined}
      className={classNames(
        'inline-flex min-h-12 touch-none items-center gap-[0.35em] rounded-card border-2 px-[0.55em] py-[0.25em] shadow-soft select-none',
        moving && 'pointer-events-none z-10 border-target bg-target-soft',
        !moving && (mark === 'wrong' ? 'bg-bad-soft' : 'bg-raised'),
        !moving && !props.disabled && 'hover:border-target',
        !moving && mark === null && 'border-line',
        mark === 'right' && 'border-ok',
        mark === 'wrong' && 'border-bad',
      )}
      style={moving ? { transform: `translate(${dragged.dx}px, ${dragged.dy}px)` } : undefined}
    >
      {number !== undefined && (
        <span aria-hidden="true" className="font-sans font-semibold text-[0.5em] text-ink-2">
          {number}
        </span>
      )}
      <GameWords side="target" languages={props.languages} words={piece.text} />
      <span className="sr-only">{spokenAfter(props.label)}</span>
      {mark === 'right' && (
        <Check
          aria-label={t({ message: 'right', context: 'correct' })}
          className="size-[0.8em] stroke-3 text-ok"
        />
      )}
      {mark === 'wrong' && <X aria-label={t`wrong`} className="size-[0.8em] stroke-3 text-bad" />}
    </button>
  );
}
