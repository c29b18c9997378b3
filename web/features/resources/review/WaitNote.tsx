import { Hourglass } from 'lucide-react';
import { type PartProgress, reasonToWait } from './part-states.ts';

/** Says why a part has to wait, and that nobody has to ask again; nothing while it only waits its turn. */
export function WaitNote({ progress }: { progress: PartProgress | undefined }) {
  const reason = reasonToWait(progress);
  if (reason === null) return null;
  return (
    <p role="status" className="flex gap-2.5 rounded-control bg-native-soft px-4 py-3">
      <Hourglass size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-native" />
      {reason}
    </p>
  );
}
