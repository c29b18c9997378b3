import { CloudOff } from 'lucide-react';
import type { Kept } from '../answers/answers.ts';
import { thisDevice } from '../this-device.ts';

interface AwayNoteProps {
  saved: Kept;
  /** Handed in, and waiting for a connection. */
  waiting: boolean;
}

/** While the connection is away: where the answers are, and that nothing needs to be done. */
export function AwayNote({ saved, waiting }: AwayNoteProps) {
  const isAway = saved === 'on this device' || waiting;
  return (
    <div role="status">
      {isAway && (
        <p className="flex items-center gap-2 rounded-control bg-native-soft px-3 py-2 font-semibold text-sm">
          <CloudOff size={18} aria-hidden="true" className="shrink-0 text-native" />
          {waiting ? 'Handed in' : 'Saved'} on this {thisDevice()}, will be sent when you are online
        </p>
      )}
    </div>
  );
}
