import { Eye } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { toast } from '#ui/toast.ts';
import { useSession } from '../../app/session/session.ts';

/** Above everything while an admin looks at the product as somebody else: as whom, and the way back. */
export function ActingBanner() {
  const who = useSession((session) => session.who);
  const [busy, setBusy] = useState(false);
  if (!who?.actedBy) return null;
  const back = async () => {
    setBusy(true);
    try {
      await useSession.getState().beOneself();
    } catch (error) {
      setBusy(false);
      toast('error', error instanceof Error ? error.message : 'Something went wrong');
    }
  };
  return (
    <aside
      aria-label="Signed in as somebody else"
      className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 bg-native-soft px-4 py-2 text-sm text-ink print:hidden"
    >
      <p className="flex items-center gap-2 font-semibold">
        <Eye size={18} aria-hidden="true" className="shrink-0" />
        <span>
          {who.actedBy.name}, you see Lexiloom as <bdi>{who.name}</bdi>. It ends by itself after
          fifteen minutes.
        </span>
      </p>
      <Button size="small" busy={busy} onClick={() => void back()}>
        Back to my account
      </Button>
    </aside>
  );
}
