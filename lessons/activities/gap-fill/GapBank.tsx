import { memo, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { foldWord } from '#language/fold-word.ts';
import { languageOf } from '#language/languages.ts';
import type { Text } from '#language/text/text.ts';
import { classNames } from '#ui/class-names.ts';
import { useTileDrag } from '../../tasks/drag-and-drop/use-tile-drag.ts';
import { useNodeCache } from '../painting.ts';
import type { Revealed } from './gap-reveal.ts';
import type { Gaps } from './use-gaps.ts';
import { type BankWord, struckTiles, wordBank } from './word-bank.ts';

interface GapBankProps {
  gaps: Pick<Gaps, 'state' | 'tokens' | 'actions' | 'choosing'>;
  /** The gaps that the text shows open. */
  drawn: Revealed;
  text: Text;
}

/**
 * The missing words in an order of their own; a word that is found is struck out. A word is put into its
 * gap by dragging it there, or by a tap or Enter on it and then on the gap; one that does not fit goes
 * back to the bank.
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
    const word = <Word language={text.target}>{tile.text}</Word>;
    setSaid(
      <>
        {word} {fits ? 'is right.' : 'does not fit there.'}
      </>,
    );
    if (held) focusTile(list.current, tile.id, fits);
    if (fits) actions.open(gapId);
    else refuse(gapId);
  };
  const latest = useRef(place);
  latest.current = place;
  const tileOf = (id: string) => bank.find((tile) => tile.id === id);

  // The gap that is tapped next takes the word in hand; without one it opens as ever.
  useLayoutEffect(() => {
    if (!held) return;
    actions.fillFrom((gapId) => latest.current(held, gapId));
    return () => actions.fillFrom(undefined);
  }, [held, actions]);
  // Before the word is marked: a press as soon as it is seen counts.
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
    // At a board nobody waits before pulling; on a narrow screen the list has to scroll under a finger.
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
  const following = dragged && tileOf(dragged.tile);
  return (
    <section aria-label="Word bank">
      <h2 className="mb-2 text-sm">Word bank</h2>
      <ul ref={list} lang={locale} dir={direction} className="gap-bank font-text" {...handlers}>
        {bank.map(({ id, text: word }, at) =>
          tileNode(id, {
            id,
            word,
            nth: bank.slice(0, at).filter(({ text: other }) => other === word).length + 1,
            used: struck[at] === true,
            fixed: gaps.choosing,
            held: held?.id === id,
            away: dragged?.tile === id,
            take,
          }),
        )}
      </ul>
      <p className="mt-2 min-h-5 text-ink-2 text-sm" aria-live="polite">
        {held ? (
          <>
            Now tap the gap for <Word language={text.target}>{held.text}</Word>
          </>
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

/** Drawn again only with other gaps or another one open. */
export const GapBank = memo(
  Bank,
  (a: GapBankProps, b: GapBankProps) =>
    a.gaps.state === b.gaps.state && a.drawn === b.drawn && a.text === b.text,
);

function Word({ language, children }: { language: string; children: string }) {
  const { locale, direction } = languageOf(language);
  return (
    <bdi lang={locale} dir={direction} className="font-semibold font-text text-base text-ink">
      {children}
    </bdi>
  );
}

const gapOf = (id: string) => document.querySelector(`[data-gap="${CSS.escape(id)}"]`);

/** Marks the gap under the dragged word, which is drawn elsewhere and not for this. */
function useAimed(id: string | null): void {
  useLayoutEffect(() => {
    const gap = id === null ? null : gapOf(id);
    gap?.setAttribute('data-aimed', '');
    return () => gap?.removeAttribute('data-aimed');
  }, [id]);
}

/** Long enough to see a gap shake. */
const shakeMs = 500;

function refuse(gapId: string): void {
  const gap = gapOf(gapId);
  gap?.setAttribute('data-refused', '');
  setTimeout(() => gap?.removeAttribute('data-refused'), shakeMs);
}

/** After a gap was filled from the bank the focus is there again: on the word, or the next if it is found. */
function focusTile(list: HTMLElement | null, id: string, isFound: boolean): void {
  const tiles = [...(list?.querySelectorAll<HTMLElement>('[data-tile]') ?? [])];
  const at = tiles.findIndex(({ dataset }) => dataset.tile === id);
  (isFound ? (tiles[at + 1] ?? tiles[at - 1]) : tiles[at])?.focus({ preventScroll: true });
}

interface Tile {
  id: string;
  word: string;
  /** Which of the same words it is, from 1: what is said of two buttons must tell them apart. */
  nth: number;
  used: boolean;
  /** True while words are chosen: a tap in the text puts them back there. */
  fixed: boolean;
  held: boolean;
  away: boolean;
  take: { current: (id: string, byKey: boolean) => void };
}

const drawTile = ({ id, word, nth, used, fixed, held, away, take }: Tile) =>
  used || fixed ? (
    <li key={id} className={classNames('gap-tile', used && 'gap-tile-used')}>
      {word}
      {used && <span className="sr-only"> (found)</span>}
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
