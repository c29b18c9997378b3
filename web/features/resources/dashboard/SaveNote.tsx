import { Check, CloudOff, RotateCcw } from 'lucide-react';
import { Spinner } from '#ui/Spinner.tsx';
import type { SaveState } from './create-autosave.ts';

const notes = {
  untouched: null,
  waiting: { icon: <Spinner small />, words: 'Saving' },
  saving: { icon: <Spinner small />, words: 'Saving' },
  saved: { icon: <Check size={16} aria-hidden="true" />, words: 'Saved' },
  offline: {
    icon: <CloudOff size={16} aria-hidden="true" />,
    words: 'You are offline. Your draft is kept here and saved later.',
  },
  failed: {
    icon: <RotateCcw size={16} aria-hidden="true" />,
    words: 'Not saved yet. Your draft is kept here, and we try again.',
  },
} as const;

/** Says quietly where the draft stands. */
export function SaveNote({ state }: { state: SaveState }) {
  const note = notes[state];
  return (
    <p role="status" className="flex min-h-6 items-center gap-1.5 text-sm text-ink-2">
      {note?.icon}
      {note?.words}
    </p>
  );
}
