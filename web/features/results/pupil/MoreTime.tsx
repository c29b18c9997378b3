import { t } from '@lingui/core/macro';
import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import type { PupilAttempts } from '#contracts/homework/homework-results.ts';
import { Button } from '#ui/Button.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';

const MoreTimeDialog = lazyPart(async () => (await import('./MoreTimeDialog.tsx')).MoreTimeDialog);

/** A button for setting, changing or revoking a later due date for this pupil. */
export function MoreTime({ of: attempts }: { of: PupilAttempts }) {
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Button size="small" className="min-h-11" onClick={() => setAsks(true)}>
        <CalendarClock size={16} aria-hidden="true" />
        {attempts.extendedTo ? t`Change extra time` : t`Give more time`}
      </Button>
      {asks && <MoreTimeDialog of={attempts} onClose={() => setAsks(false)} />}
    </>
  );
}
