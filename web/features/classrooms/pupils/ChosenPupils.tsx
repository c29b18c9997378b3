import { ArrowRightLeft, KeyRound, UserMinus, UserPlus } from 'lucide-react';
import type { PupilRow } from '#contracts/classrooms/classroom.ts';
import { Button } from '#ui/Button.tsx';
import { ChosenBar } from '#ui/ChosenBar.tsx';
import type { Asked } from '../dialogs/asked.ts';

interface ChosenPupilsProps {
  pupils: readonly PupilRow[];
  onAsk: (asked: Asked) => void;
  onRemove: () => void;
  onClear: () => void;
}

/** What can be done with several pupils at once. */
export function ChosenPupils({ pupils, onAsk, onRemove, onClear }: ChosenPupilsProps) {
  return (
    <ChosenBar label="Chosen pupils" count={pupils.length} onClear={onClear}>
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
    </ChosenBar>
  );
}
