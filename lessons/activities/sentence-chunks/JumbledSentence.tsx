import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Check, CheckCheck, RotateCcw, Undo2, X } from 'lucide-react';
import { type KeyboardEvent, memo, useLayoutEffect, useRef } from 'react';
import type { Sentence, SideName } from '#language/text/text.ts';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { usePointerDrag } from '#ui/use-pointer-drag.ts';
import { wordingsAttributes } from '#ui/wordings/wordings-language.ts';
import { stepFocus } from '../step-focus.ts';
import {
  type ChunkCard,
  type Laid,
  layCard,
  type Marked,
  markOrder,
  shiftCard,
  takeBack,
} from './chunk-cards.ts';

interface JumbledSentenceProps {
  sentence: Sentence;
  side: SideName;
  cards: readonly ChunkCard[];
  jumbled: readonly ChunkCard[];
  /** The sentence's final punctuation. */
  ending: string;
  laid: Laid;
  checked: boolean;
  /** Other orders that the teacher has accepted. */
  alsoRight: readonly Laid[];
  onLay: (sentenceId: string, laid: Laid) => void;
  onCheck: (sentenceId: string) => void;
  /**
   * Accepts this order of the sentence's chunks as correct; if `accepted` is false, withdraws the acceptance.
   */
  onAccept: (sentenceId: string, order: Laid, accepted: boolean) => void;
}

/** The drop target for a card that is dropped on the line, but not on another card. */
const onLine = 'line';

/** A jumbled sentence: press its chunks in order, or drag them, then check the order. */
function Jumbled(props: JumbledSentenceProps) {
  const { sentence, side, cards, jumbled, ending, laid, checked, alsoRight } = props;
  const { onLay, onCheck, onAccept } = props;
  const root = useRef<HTMLSpanElement>(null);
  const focusNext = useRef<string>(undefined);
  // A card that is placed becomes another element, so move the focus to the next card.
  useLayoutEffect(() => {
    const wanted = focusNext.current;
    focusNext.current = undefined;
    if (wanted) root.current?.querySelector<HTMLElement>(wanted)?.focus();
  });
  const line = laid.flatMap((id) => cards.filter((card) => card.id === id));
  const rest = jumbled.filter((card) => !laid.includes(card.id));
  const mark = checked ? markOrder(laid, cards, alsoRight) : undefined;
  const change = (next: Laid, focus?: string) => {
    focusNext.current = focus;
    onLay(sentence.id, next);
  };
  const find = (card: ChunkCard | undefined) =>
    card ? `[data-step="${CSS.escape(card.id)}"]` : '[data-check]';
  const moveByKey = (event: KeyboardEvent<HTMLElement>, card: ChunkCard) => {
    if (!event.shiftKey) return stepFocus(event);
    const onwards = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const by = { ArrowRight: onwards, ArrowLeft: -onwards }[event.key];
    if (by !== 1 && by !== -1) return;
    event.preventDefault();
    change(shiftCard(laid, card.id, by), find(card));
  };
  const { dragged, handlers } = usePointerDrag({
    pick: (pressed) => pressed.closest<HTMLElement>('[data-step]')?.dataset.step,
    over: ({ x, y }) => {
      const under = document.elementFromPoint(x, y);
      if (!under || !root.current?.contains(under)) return null;
      const card = under.closest<HTMLElement>('[data-step]')?.dataset.step;
      return card ?? (under.closest('[data-line]') ? onLine : null);
    },
    onDrop: (id, over) => {
      if (over === onLine) change(layCard(laid, id));
      else if (over && laid.includes(over)) change(layCard(laid, id, over));
      else if (over && laid.includes(id)) change(takeBack(laid, id));
    },
    place: root,
    restMs: 180,
    follows: true,
  });

  return (
    <span ref={root} className="block" {...handlers}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand in a paragraph */}
      <span
        role="group"
        aria-label={t`Your sentence`}
        className="flex min-h-14 flex-wrap items-center gap-2 rounded-card border-2 border-line border-dashed p-2"
        data-line=""
      >
        {line.map((card, at) => (
          <OrderCard
            key={card.id}
            card={card}
            isLaid
            right={mark?.places[at]}
            onPress={() => change(takeBack(laid, card.id), find(card))}
            onKeyDown={(event) => moveByKey(event as KeyboardEvent<HTMLElement>, card)}
            dragged={dragged?.id === card.id}
          />
        ))}
        {line.length > 0 && ending.trim()}
      </span>
      {rest.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand in a paragraph
        <span role="group" aria-label={t`Chunks`} className="mt-2 flex flex-wrap gap-2 ps-2">
          {rest.map((card, at) => (
            <OrderCard
              key={card.id}
              card={card}
              isLaid={false}
              right={undefined}
              onPress={() => change(layCard(laid, card.id), find(rest[at + 1] ?? rest[at - 1]))}
              onKeyDown={(event) => stepFocus(event as KeyboardEvent<HTMLElement>)}
              dragged={dragged?.id === card.id}
            />
          ))}
        </span>
      )}
      <span className="mt-2 flex flex-wrap items-center gap-3 font-sans" {...wordingsAttributes()}>
        {rest.length === 0 && !mark && (
          <Button size="small" variant="primary" data-check="" onClick={() => onCheck(sentence.id)}>
            <Check aria-hidden="true" className="size-4" /> <Trans>Check</Trans>
          </Button>
        )}
        <MarkedOrder
          mark={mark}
          onAgain={() => change([])}
          onAccept={(accepted) => {
            focusNext.current = '[data-step]';
            onAccept(sentence.id, laid, accepted);
          }}
        />
      </span>
      {dragged && (
        <span
          aria-hidden="true"
          className="pointer-events-none fixed z-40 -translate-1/2 rounded-control border border-target bg-raised px-[0.55em] py-[0.15em] text-target shadow-overlay"
          style={{ left: dragged.x, top: dragged.y }}
        >
          {cards.find(({ id }) => id === dragged.id)?.text}
        </span>
      )}
      {mark?.right && (
        <span className={side === 'target' ? 'block text-target' : 'block text-native'}>
          {sentence[side].text}
        </span>
      )}
    </span>
  );
}
export const JumbledSentence = memo(Jumbled);

interface MarkedOrderProps {
  /** Undefined until the sentence is checked. */
  mark: Marked | undefined;
  /** Clears all placed chunks. */
  onAgain: () => void;
  /** Accepts the placed order of the chunks as correct; if `accepted` is false, withdraws the acceptance. */
  onAccept: (accepted: boolean) => void;
}

/**
 * The result of marking the order, with buttons for the teacher to accept the order or to withdraw the
 * acceptance.
 */
function MarkedOrder({ mark, onAgain, onAccept }: MarkedOrderProps) {
  return (
    <>
      <span role="status" className="text-base">
        {mark && <Verdict mark={mark} />}
      </span>
      {mark && !mark.right && (
        <>
          <Button size="small" onClick={onAgain}>
            <RotateCcw aria-hidden="true" className="size-4" /> <Trans>Start again</Trans>
          </Button>
          <Button size="small" onClick={() => onAccept(true)}>
            <CheckCheck aria-hidden="true" className="size-4" />{' '}
            <Trans>This order is right too</Trans>
          </Button>
        </>
      )}
      {mark?.accepted && (
        <Button size="small" onClick={() => onAccept(false)}>
          <Undo2 aria-hidden="true" className="rtl:-scale-x-100 size-4" />{' '}
          <Trans>
            Undo
            <span className="sr-only"> accepting this order</span>
          </Trans>
        </Button>
      )}
    </>
  );
}

function Verdict({ mark: { right, places, accepted } }: { mark: Marked }) {
  if (right) {
    return (
      <strong className="text-ok">
        ✓{' '}
        {accepted
          ? t`Right: this order is accepted`
          : t({ message: 'Right', context: 'correct answer' })}
      </strong>
    );
  }
  const well = places.filter(Boolean).length;
  return (
    <strong className="text-bad">
      ✗ {t`Not yet: ${{ right: well }} of ${{ total: places.length }} in place`}
    </strong>
  );
}

interface OrderCardProps {
  card: ChunkCard;
  /** True if the card is in the right place; undefined until the sentence is checked. */
  right: boolean | undefined;
  isLaid: boolean;
  onPress: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  /** True while the card follows the pointer; its place in the layout stays reserved. */
  dragged: boolean;
}

/** A chunk to put in order: pressed, dragged, or moved with the keyboard. */
function OrderCard({ card, right, isLaid, onPress, onKeyDown, dragged }: OrderCardProps) {
  return (
    <button
      type="button"
      data-step={card.id}
      data-laid={isLaid || undefined}
      onClick={onPress}
      onKeyDown={onKeyDown}
      className={classNames(
        'inline-flex min-h-11 cursor-grab select-none items-center gap-[0.3em] rounded-control border px-[0.55em] py-[0.15em] text-start transition-colors',
        dragged && 'opacity-40',
        right === undefined && 'border-line bg-raised shadow-soft hover:border-edge',
        right === true && 'border-ok bg-ok-soft text-ok',
        right === false && 'border-bad border-dashed bg-bad-soft text-bad',
      )}
    >
      {card.text}
      {right === true && <Check aria-label={t`in its place`} className="size-[0.8em] shrink-0" />}
      {right === false && <X aria-label={t`not in its place`} className="size-[0.8em] shrink-0" />}
    </button>
  );
}
