import { Check, Undo2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ChangeState } from '#contracts/admin/word-changes.ts';

/** A decision as a button says it, and the key that makes it. */
export interface Decision {
  to: ChangeState;
  label: string;
  /** What its key does, in a sentence. */
  does: string;
  key: string;
  icon: ReactNode;
}

const accept: Decision = {
  to: 'accepted',
  label: 'Accept',
  does: 'accepts',
  key: 'A',
  icon: <Check size={18} aria-hidden="true" />,
};
const refuse: Decision = {
  to: 'refused',
  label: 'Refuse',
  does: 'refuses',
  key: 'R',
  icon: <X size={18} aria-hidden="true" />,
};
const takeBack: Decision = {
  to: 'open',
  label: 'Take back',
  does: 'takes back',
  key: 'T',
  icon: <Undo2 size={18} aria-hidden="true" />,
};

/** What can be decided about a change, by how it stands. */
export const decisions: Readonly<Record<ChangeState, readonly Decision[]>> = {
  open: [accept, refuse],
  accepted: [takeBack],
  refused: [accept, takeBack],
};
