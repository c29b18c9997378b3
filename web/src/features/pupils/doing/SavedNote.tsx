import { Check, CloudOff, RefreshCw } from 'lucide-react';
import type { Kept } from '../answers/answers.ts';

interface SavedNoteProps {
  saved: Kept;
  /** Handed in, and waiting for a connection. */
  waiting: boolean;
}

/** Where the answers are by now: quiet while all is well, spoken of when the connection is away. */
export function SavedNote({ saved, waiting }: SavedNoteProps) {
  const away = waiting
    ? 'Handed in on this phone, will be sent when you are online'
    : 'Saved on this phone, will be sent when you are online';
  return (
    <div className="min-h-5 text-sm">
      <p role="status" className="text-native">
        {(saved === 'on this device' || waiting) && (
          <span className="inline-flex items-center gap-1.5 font-semibold">
            <CloudOff size={16} aria-hidden="true" className="shrink-0" />
            {away}
          </span>
        )}
      </p>
      {saved !== 'on this device' && !waiting && (
        <p className="inline-flex items-center gap-1.5 text-ink-3">
          {saved === 'saved' ? (
            <Check size={16} aria-hidden="true" />
          ) : (
            <RefreshCw size={16} aria-hidden="true" />
          )}
          {saved === 'saved' ? 'Saved' : 'Saving…'}
        </p>
      )}
    </div>
  );
}
