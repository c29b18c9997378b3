import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { memo, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { foldWord } from '#language/fold-word.ts';
import { languageOf } from '#language/languages.ts';
import type { Text } from '#language/text/text.ts';
import { classNames } from '#ui/class-names.ts';
import { useTileDrag } from '../../tasks/drag-and-drop/use-tile-drag.ts';
import { useNodeCache } from '../painting.ts';
import { GapWord } from './GapWord.tsx';
import type { Revealed } from './gap-reveal.ts';
import type { Gaps } from './use-gaps.ts';
import { type BankWord, struckTiles, wordBank } from './word-bank.ts';

interface GapBankProps {
  gaps: Pick<Gaps, 'state' | 'tokens' | 'actions' | 'choosing'>;
  /** The gaps that have been opened in the displayed text. */
  drawn: Revealed;
  text: Text;
}

/**
 * The word bank: the missing words in shuffled order. A word that was placed correctly is struck out. To
 * place a word, drag it to its gap. Alternatively, tap it (or press Enter), then tap the gap. A word that
 * does not fit returns to the bank.
 */
function Bank({ gaps, drawn, text }: GapBankProps) {
  const { state, tokens, actions } = gaps;
  const bank = useMemo(() => wordBank(state, text), [state, text]);
  const { locale, direction } = languageOf(text.target);
  const struck = useMemo(() => {
    const found = tokens.filter((token) => drawn.has(token.id));
    return struckTiles(text.target, bank, found);
  }, [text.target, bank, tokens, drawn]);
  const list = useRef<HTMLUListElement>(null);
  const [held, setHeld] = useState<BankWord>();
  const [said, setSaid] = useState<ReactNode>();

  const place = (tile: BankWord | undefined, gapId: string) => {
    const gap = tokens.find(({ id }) => id === gapId);
    setHeld(undefined);
    if (!tile || !gap || drawn.has(gapId)) return;
    const fits = foldWord(text.target, tile.text) === foldWord(text.target, gap.text);
    const word = <GapWord language={text.target} word={tile.text} />;
    setSaid(fits ? <Trans>{word} is right.</Trans> : <Trans>{word} doesn’t go there.</Trans>);
    if (held) focusTile(list.current, tile.id, fits);
    if (fits) actions.open(gapId);
    else refuse(gapId);
  };
  const latest = useRef(place);
  latest.current = place;
  const tileOf = (id: string) => bank.find((tile) => tile.id === id);

  // If a word is selected, it is placed in the next gap that is tapped. Otherwise the gap opens as usual.
  useLayoutEffect(() => {
    if (!held) return;
    actions.fillFrom((gapId) => latest.current(held, gapId));
    return () => actions.fillFrom(undefined);
  }, [held, actions]);
  // Attaches the listener before the highlighted word is painted, so that an immediate key press is not
  // missed.
  useLayoutEffect(() => {
    if (!held) return;
    const letGo = ({ key }: KeyboardEvent) => key === 'Escape' && setHeld(undefined);
    addEventListener('keydown', letGo);
    return () => removeEventListener('keydown', letGo);
  }, [held]);

  const { dragged, handlers } = useTileDrag(
    list,
    (tile, gapId) => {
      if (gapId !== null) place(tileOf(tile), gapId);
    },
    // On a wide screen, dragging starts at once. On a narrow screen it starts after a delay, so that a touch
    // can still scroll the list.
    matchMedia('(width >= 64rem)').matches ? 0 : undefined,
  );
  useAimed(dragged?.over ?? null);
  const take = useRef((_id: string, _byKey: boolean) => {});
  take.current = (id, byKey) => {
    const next = held?.id === id ? undefined : tileOf(id);
    setHeld(next);
    setSaid(undefined);
    if (next && byKey) document.querySelector<HTMLElement>('[data-gap]:not([data-shown])')?.focus();
  };
  const tileNode = useNodeCache(drawTile, sameTile);
  const following = dragged && tileOf(dragged.id);
  return (
    <section aria-label={t`Word bank`}>
      <h2 className="mb-2 text-sm">
        <Trans>Word bank</Trans>
      </h2>
      <ul ref={list} lang={locale} dir={direction} className="gap-bank font-text" {...handlers}>
        {bank.map(({ id, text: word }, at) =>
          tileNode(id, {
            id,
            word,
            nth: bank.slice(0, at).filter(({ text: other }) => other === word).length + 1,
            used: struck[at] === true,
            fixed: gaps.choosing,
            held: held?.id === id,
            away: dragged?.id === id,
            take,
          }),
        )}
      </ul>
      <p className="mt-2 min-h-5 text-ink-2 text-sm" aria-live="polite">
        {held ? (
          <Trans>
            Now tap the gap for <GapWord language={text.target} word={held.text} />
          </Trans>
        ) : (
          said
        )}
      </p>
      {following && (
        <span
          aria-hidden="true"
          lang={locale}
          dir={direction}
          className="gap-tile gap-tile-dragged font-text"
          style={{ left: dragged.x, top: dragged.y }}
        >
          {following.text}
        </span>
      )}
    </section>
  );
}

/** Rerenders only if the list of gaps changes or a gap is opened or closed. */
export const GapBank = memo(
  Bank,
  (a: GapBankProps, b: GapBankProps) =>
    a.gaps.state === b.gaps.state && a.drawn === b.drawn && a.text === b.text,
);

const gapOf = (id: string) => document.querySelector(`[data-gap="${CSS.escape(id)}"]`);

/** Highlights the gap under the dragged word without rerendering the text. */
function useAimed(id: string | null): void {
  useLayoutEffect(() => {
    const gap = id === null ? null : gapOf(id);
    gap?.setAttribute('data-aimed', '');
    return () => gap?.removeAttribute('data-aimed');
  }, [id]);
}

/** How long a gap shakes, in milliseconds. It is long enough to be noticed. */
const shakeMs = 500;

function refuse(gapId: string): void {
  const gap = gapOf(gapId);
  gap?.setAttribute('data-refused', '');
  setTimeout(() => gap?.removeAttribute('data-refused'), shakeMs);
}

/**
 * Moves the focus back to the word after a gap has been filled from the bank or, if this word is used up, to
 * the next word.
 */
function focusTile(list: HTMLElement | null, id: string, isFound: boolean): void {
  const tiles = [...(list?.querySelectorAll<HTMLElement>('[data-tile]') ?? [])];
  const at = tiles.findIndex(({ dataset }) => dataset.tile === id);
  (isFound ? (tiles[at + 1] ?? tiles[at - 1]) : tiles[at])?.focus({ preventScroll: true });
}

interface Tile {
  id: string;
  word: string;
  /**
   * The number of this word among identical words, starting at 1. It makes the labels of their buttons
   * different.
   */
  nth: number;
  used: boolean;
  /**
   * True while the teacher chooses the gaps. In this mode, the teacher turns a gap back into a word by
   * tapping the text, not the bank.
   */
  fixed: boolean;
  held: boolean;
  away: boolean;
  take: { current: (id: string, byKey: boolean) => void };
}

const drawTile = ({ id, word, nth, used, fixed, held, away, take }: Tile) =>
  used || fixed ? (
    <li key={id} className={classNames('gap-tile', used && 'gap-tile-used')}>
      {word}
      {used && (
        <span className="sr-only">
          {' '}
          <Trans>(found)</Trans>
        </span>
      )}
    </li>
  ) : (
    <li key={id}>
      <button
        type="button"
        data-tile={id}
        aria-pressed={held}
        className={classNames('gap-tile', held && 'gap-tile-held', away && 'opacity-40')}
        onClick={(event) => take.current(id, event.detail === 0)}
      >
        {word}
        {nth > 1 && <span className="sr-only"> ({nth})</span>}
      </button>
    </li>
  );

const sameTile = (a: Tile, b: Tile) =>
  a.word === b.word &&
  a.nth === b.nth &&
  a.used === b.used &&
  a.fixed === b.fixed &&
  a.held === b.held &&
  a.away === b.away;
