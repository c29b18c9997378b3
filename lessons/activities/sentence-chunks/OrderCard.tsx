import { Check, X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { classNames } from '#ui/class-names.ts';
import type { ChunkCard } from './chunk-cards.ts';

interface OrderCardProps {
  card: ChunkCard;
  /** Whether it lies in its place, once the sentence was checked. */
  right: boolean | undefined;
  isLaid: boolean;
  onPress: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  /** Another card was dropped on this one. */
  onDropped: (cardId: string) => void;
}

/** A chunk to be laid in order: pressed, dragged, or moved by key. */
export function OrderCard({ card, right, isLaid, onPress, onKeyDown, onDropped }: OrderCardProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same by press and key
    <span
      draggable
      onDragStart={(event) => event.dataTransfer.setData('text/plain', card.id)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        event.stopPropagation();
        onDropped(event.dataTransfer.getData('text/plain'));
      }}
    >
      <button
        type="button"
        data-step={card.id}
        data-laid={isLaid || undefined}
        onClick={onPress}
        onKeyDown={onKeyDown}
        className={classNames(
          'inline-flex min-h-11 cursor-grab items-center gap-[0.3em] rounded-control border px-[0.55em] py-[0.15em] text-start transition-colors',
          right === undefined && 'border-line bg-raised shadow-soft hover:border-edge',
          right === true && 'border-ok bg-ok-soft text-ok',
          right === false && 'border-bad border-dashed bg-bad-soft text-bad',
        )}
      >
        {card.text}
        {right === true && <Check aria-label="in its place" className="size-[0.8em] shrink-0" />}
        {right === false && <X aria-label="not in its place" className="size-[0.8em] shrink-0" />}
      </button>
    </span>
  );
}
