import { t } from '@lingui/core/macro';
import { Check } from 'lucide-react';
import { classNames } from '#ui/class-names.ts';
import type { DragAndDropForPupil } from './content.ts';

interface SlotProps {
  id: string;
  /** Position in reading order, from 1. */
  number: number;
  tile: DragAndDropForPupil['tiles'][number] | undefined;
  /** True if the next tapped tile will be placed here. */
  aimed: boolean;
  /** True if a tile is selected, or is being dragged directly above this slot. */
  wanted: boolean;
  over: boolean;
  disabled: boolean | undefined;
  /** True if the answer is carried over from the last attempt and cannot be changed. */
  done: boolean;
  onTap: () => void;
}

/**
 * A slot for a tile. A tap places the selected tile here, returns the slot's own tile, or selects the slot.
 */
export function Slot({ id, number, tile, aimed, wanted, over, disabled, done, onTap }: SlotProps) {
  return (
    <button
      type="button"
      data-slot={done ? undefined : id}
      data-tile={done ? undefined : tile?.id}
      disabled={disabled || done}
      aria-pressed={aimed}
      aria-label={slotWords(number, tile?.text, done)}
      onClick={onTap}
      className={classNames(
        // Prevents the tile bank at the bottom from hiding the focused slot.
        'scroll-mt-20 scroll-mb-[calc(32dvh+11.5rem)] task-tile task-slot mx-1 my-0.5 inline-flex min-h-11 min-w-18 items-center justify-center rounded-control border-2 px-3 py-1 align-middle leading-snug select-none disabled:opacity-60',
        done
          ? 'border-ok bg-ok-soft font-semibold text-ok disabled:opacity-100'
          : tile
            ? 'border-target bg-target-soft font-semibold text-target'
            : 'border-edge border-dashed bg-sunken',
        aimed && 'border-solid border-target ring-3 ring-target/30',
        wanted && !tile && 'border-target',
        over && 'bg-target-soft ring-3 ring-target/40',
      )}
    >
      {tile?.text}
      {done && <Check size={16} aria-hidden="true" className="ms-1 shrink-0" />}
    </button>
  );
}

function slotWords(number: number, word: string | undefined, isKept: boolean | undefined): string {
  if (word === undefined) return t`Gap ${number}, empty`;
  return isKept ? t`Gap ${number}: ${word}, right, kept` : t`Gap ${number}: ${word}`;
}
