import { CloudOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { UnsentAnswers } from '../answers/use-unsent-answers.ts';
import { thisDevice } from '../this-device.ts';

/** With a connection it is sent at once: nothing is said of what takes less. */
const soonMs = 2500;

/** What is on this device and not sent yet: that it is safe, and that nothing needs to be done. */
export function UnsentNote({ unsent }: { unsent: readonly UnsentAnswers[] }) {
  const handedIn = unsent.filter((one) => one.handedIn).length;
  const count = unsent.length;
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), soonMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status">
      {count > 0 && late && (
        <p className="mt-4 flex items-center gap-2.5 rounded-card bg-native-soft px-4 py-3 font-semibold text-sm">
          <CloudOff size={18} aria-hidden="true" className="shrink-0 text-native" />
          {count === 1 ? 'One task is' : `${count} tasks are`}{' '}
          {handedIn === count ? 'handed in' : 'saved'} on this {thisDevice()} and will be sent when
          you are online.
        </p>
      )}
    </div>
  );
}
