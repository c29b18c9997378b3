import { Eye } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { messageOf } from '#ui/http-error.ts';
import { toast } from '#ui/toast.ts';
import { useSession } from '../../app/session/session.ts';

/** Shown at the very top while an admin impersonates a user: the user's name, and a button to stop. */
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
      toast('error', messageOf(error));
    }
  };
  return (
    <aside
      aria-label="Signed in as someone else"
      className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 bg-native-soft px-4 py-2 text-sm text-ink print:hidden"
    >
      <p className="flex items-center gap-2 font-semibold">
        <Eye size={18} aria-hidden="true" className="shrink-0" />
        <span>
          {who.actedBy.name}, you see Lexiloom as <bdi>{who.name}</bdi>. This ends automatically
          after fifteen minutes.
        </span>
      </p>
      <Button size="small" busy={busy} onClick={() => void back()}>
        Back to my account
      </Button>
    </aside>
  );
}
