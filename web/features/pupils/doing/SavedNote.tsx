import { Check, CloudOff, RefreshCw } from 'lucide-react';
import type { Kept } from '../answers/answers.ts';
import { thisDevice } from '../this-device.ts';

const icons = { saved: Check, saving: RefreshCw, 'on this device': CloudOff };

/** Where the answers are by now, quietly: it changes with every word and is not spoken. */
export function SavedNote({ saved, waiting }: { saved: Kept; waiting: boolean }) {
  const kept = waiting ? 'on this device' : saved;
  const Icon = icons[kept];
  return (
    <p className="inline-flex items-center gap-1">
      <Icon size={13} aria-hidden="true" className="shrink-0" />
      {kept === 'saved' ? 'Saved' : kept === 'saving' ? 'Saving' : `On this ${thisDevice()}`}
    </p>
  );
}
