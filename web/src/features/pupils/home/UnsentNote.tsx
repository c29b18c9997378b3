import { CloudOff } from 'lucide-react';
import type { UnsentAnswers } from '../answers/use-unsent-answers.ts';

/** What is on this phone and not sent yet: that it is safe, and that nothing needs to be done. */
export function UnsentNote({ unsent }: { unsent: readonly UnsentAnswers[] }) {
  const handedIn = unsent.filter((one) => one.handedIn).length;
  const count = unsent.length;
  return (
    <div role="status">
      {count > 0 && (
        <p className="mt-4 flex items-center gap-2.5 rounded-card bg-native-soft px-4 py-3 font-semibold text-sm">
          <CloudOff size={18} aria-hidden="true" className="shrink-0 text-native" />
          {count === 1 ? 'One task is' : `${count} tasks are`}{' '}
          {handedIn === count ? 'handed in' : 'saved'} on this phone and will be sent when you are
          online.
        </p>
      )}
    </div>
  );
}
