import { ArrowRightLeft, KeyRound, UserMinus, UserPlus, X } from 'lucide-react';
import type { PupilRow } from '#contracts/classrooms/classroom.ts';
import { Button } from '#ui/Button.tsx';
import type { Asked } from '../dialogs/asked.ts';

interface ChosenBarProps {
  pupils: readonly PupilRow[];
  onAsk: (asked: Asked) => void;
  onRemove: () => void;
  onClear: () => void;
}

/** What can be done with several pupils at once; at the lower edge, whatever row was ticked last. */
export function ChosenBar({ pupils, onAsk, onRemove, onClear }: ChosenBarProps) {
  return (
    <section
      aria-label="Chosen pupils"
      data-foot
      className="sticky bottom-0 z-10 flex items-center gap-2 border-t border-line bg-target-soft px-4 py-2 *:shrink-0 max-sm:overflow-x-auto sm:flex-wrap"
    >
      <p role="status" className="me-2 font-semibold">
        {pupils.length} selected
      </p>
      <Button className="text-sm" onClick={() => onAsk({ kind: 'passwords', pupils })}>
        <KeyRound size={16} aria-hidden="true" /> New login cards
      </Button>
      <Button className="text-sm" onClick={() => onAsk({ kind: 'move', pupils })}>
        <ArrowRightLeft size={16} aria-hidden="true" /> Move
      </Button>
      <Button className="text-sm" onClick={() => onAsk({ kind: 'add to', pupils })}>
        <UserPlus size={16} aria-hidden="true" /> Add to another class
      </Button>
      <Button className="text-sm" onClick={onRemove}>
        <UserMinus size={16} aria-hidden="true" /> Remove from this class
      </Button>
      <Button variant="quiet" className="text-sm" onClick={onClear}>
        <X size={16} aria-hidden="true" /> Clear selection
      </Button>
    </section>
  );
}
