import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Check, Eye } from 'lucide-react';
import { type RefObject, useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import { classNames } from '#ui/class-names.ts';
import { showTime } from '#ui/show-time.ts';
import type { ActivityPanelProps } from '../activity-view.tsx';
import { useClock, useElapsed } from '../games/clock.ts';
import { Feedback, GameFrame } from '../games/GameFrame.tsx';
import { GameOver } from '../games/GameOver.tsx';
import { GameWords } from '../games/GameWords.tsx';
import { nameOfTeam, rename } from '../games/play.ts';
import { useKeys } from '../keys.ts';
import { type PausedWork, useSaveOnLeave } from '../paused-work.ts';
import { RevealButtons } from '../RevealButtons.tsx';
import { type GridRing, LetterGrid } from './LetterGrid.tsx';
import {
  type PausedSearch,
  playSearch,
  type SearchGame,
  type SearchMove,
  startSearch,
} from './search-game.ts';
import type { WordSearch } from './search-words.ts';
import type { SearchClue, WordSearchState } from './state.ts';
import './word-search.css';

interface SearchBoardProps extends Pick<ActivityPanelProps<WordSearchState>, 'material'> {
  game: PausedWork<PausedSearch>;
  search: WordSearch;
  clue: SearchClue;
  names: readonly string[];
  onAgain: () => void;
  /** Returns to the previous game; undefined if there is none. */
  onBack: (() => void) | undefined;
  onNew: () => void;
}

/** One game on one grid, from the first word to the last. */
export function SearchBoard(props: SearchBoardProps) {
  const { search, clue, names, material } = props;
  const { words, grid } = search;
  const { left } = props.game;
  const [game, move] = useReducer(
    (now: SearchGame, next: SearchMove) => playSearch(words, now, next),
    null,
    () => left?.search ?? startSearch(names),
  );
  const clock = useClock(left?.clock);
  useSaveOnLeave(props.game, () => ({ search: game, clock: clock.stopped() }));
  const play = rename(game.play, names);
  useEffect(() => {
    if (game.over) clock.pause();
  }, [game.over, clock.pause]);

  const board = useRef<HTMLDivElement>(null);
  useBoardHeight(board);

  const open = words.flatMap(({ id }) =>
    game.found.includes(id) || game.shown.includes(id) ? [] : [id],
  );
  const reveal = {
    next: { label: t`Show next`, act: () => move({ kind: 'show', ids: open.slice(0, 1) }) },
    all: { label: t`Show all`, act: () => move({ kind: 'show', ids: open }) },
    hide: { label: t`Hide`, act: () => move({ kind: 'hide' }) },
  };
  useKeys({ r: reveal.next.act, s: reveal.all.act, h: reveal.hide.act });

  if (game.over) return <SearchOver {...props} game={{ ...game, play }} clock={clock.clock} />;
  const rings = words.flatMap(({ id, squares }): GridRing[] => {
    if (game.found.includes(id)) return [{ squares, look: 'found' }];
    return game.shown.includes(id) ? [{ squares, look: 'shown' }] : [];
  });
  return (
    <GameFrame
      play={play}
      clock={clock}
      pausable={clock.running || clock.clock.banked > 0}
      what="grid"
      onAgain={props.onAgain}
      onBack={props.onBack}
      progress={plural(
        { total: words.length },
        {
          one: `${{ found: game.found.length }} of # word`,
          other: `${{ found: game.found.length }} of # words`,
        },
      )}
      feedback={<SearchSaid game={{ ...game, play }} search={search} languages={material.text} />}
    >
      <div ref={board} className="search-board">
        <div className="search-place">
          <LetterGrid
            label={t`Letters: the arrow keys move, Enter takes the first and the last letter of a word`}
            language={material.text.target}
            grid={grid}
            rings={rings}
            onLine={(squares) => {
              clock.start();
              move({ kind: 'mark', squares });
            }}
          />
        </div>
        <div className="search-side lesson-text game-large">
          <SearchList {...{ words, game, clue }} languages={material.text} />
          <div className="flex flex-wrap gap-2 font-sans text-base">
            <RevealButtons
              next={{ ...reveal.next, can: open.length > 0 }}
              all={{ ...reveal.all, can: open.length > 0 }}
              hide={{ ...reveal.hide, can: game.shown.length > 0 }}
            />
          </div>
        </div>
      </div>
    </GameFrame>
  );
}

/**
 * Sets `--high` to the height of the board, so that the grid can use the same height: CSS cannot refer to the
 * height of a box that grows.
 */
function useBoardHeight(board: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = board;
    if (!current) return;
    const watch = new ResizeObserver(([entry]) => {
      const high = entry?.contentRect.height ?? 0;
      // A hidden board has no size; preserve the last size until the board is shown again.
      if (high > 0) current.style.setProperty('--high', `${high}px`);
    });
    watch.observe(current);
    return () => watch.disconnect();
  }, [board]);
}

type Languages = Pick<ActivityPanelProps<WordSearchState>['material']['text'], 'target' | 'native'>;

interface SearchListProps {
  words: WordSearch['words'];
  game: SearchGame;
  clue: SearchClue;
  languages: Languages;
}

/** The words to find, or their meanings. Found words are struck out. */
function SearchList({ words, game, clue, languages }: SearchListProps) {
  return (
    <ul aria-label={t`Words to find`} className="search-list">
      {words.map(({ id, target, native }) => {
        const isFound = game.found.includes(id);
        const isShown = game.shown.includes(id);
        return (
          <li key={id} data-found={isFound || undefined}>
            <span aria-hidden="true" className="search-tick">
              {isFound && <Check className="size-[0.9em] stroke-3 text-ok" />}
              {isShown && <Eye className="size-[0.9em] text-ink-2" />}
            </span>
            <span className={classNames('min-w-0', isFound && 'search-struck')}>
              <GameWords
                side={clue === 'word' ? 'target' : 'native'}
                languages={languages}
                words={clue === 'word' ? target : native}
                plain={isFound}
              />
              {clue === 'meaning' && (isFound || isShown) && (
                <>
                  {' '}
                  <GameWords plain side="target" languages={languages} words={target} />
                </>
              )}
            </span>
            {(isFound || isShown) && (
              <span className="sr-only">{isFound ? t`, found` : t`, shown`}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface SearchSaidProps {
  game: SearchGame;
  search: WordSearch;
  languages: Languages;
}

/** Describes the result of the last selected line. */
function SearchSaid({ game, search, languages }: SearchSaidProps) {
  const { last, play } = game;
  if (!last) {
    return (
      <Feedback tone="plain">
        <Trans>Drag from the first letter of a word to its last, or tap both.</Trans>
      </Feedback>
    );
  }
  const team = play.teams.length > 1 && <bdi>{nameOfTeam(play, play.turn)}</bdi>;
  if (last.kind === 'miss') {
    return (
      <Feedback tone="wrong">
        {team ? (
          <Trans>Not on the list. {team}, your turn.</Trans>
        ) : (
          <Trans>Not on the list.</Trans>
        )}
      </Feedback>
    );
  }
  const word = search.words.find(({ id }) => id === last.id);
  const words = word && (
    <>
      <GameWords plain side="target" languages={languages} words={word.target} />
      {word.native !== '' && (
        <>
          {' = '}
          <GameWords plain side="native" languages={languages} words={word.native} />
        </>
      )}
    </>
  );
  if (last.kind === 'again')
    return (
      <Feedback tone="plain">
        <Trans>Already there: {words}</Trans>
      </Feedback>
    );
  return (
    <Feedback tone="right">
      <Trans>Found: {words}</Trans>
      {play.gained
        ? ` · ${plural({ points: play.gained }, { one: '# point', other: '# points' })}`
        : ''}
      {team && (
        <>
          {' · '}
          <Trans>{team}, your turn</Trans>
        </>
      )}
    </Feedback>
  );
}

interface SearchOverProps extends Pick<SearchBoardProps, 'onAgain' | 'onNew'> {
  game: SearchGame;
  clock: Parameters<typeof useElapsed>[0];
}

function SearchOver({ game, clock, onAgain, onNew }: SearchOverProps) {
  const count = game.found.length;
  return (
    <GameOver
      play={game.play}
      time={showTime(useElapsed(clock))}
      note={plural(count, { one: '# word found', other: '# words found' })}
      what="grid"
      onAgain={onAgain}
      onNew={onNew}
    />
  );
}
