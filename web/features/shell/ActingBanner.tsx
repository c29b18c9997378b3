import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { messageOf } from '#ui/http-error.ts';
import { useSession } from '../../app/session/session.ts';

/** Shown at the very top while an admin impersonates a user: the user's name, and a button to stop. */
export function ActingBanner() {
  const who = useSession((session) => session.who);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  if (!who?.actedBy) return null;
  const { name: userName } = who;
  const back = async () => {
    setBusy(true);
    setProblem(null);
    try {
      await useSession.getState().beOneself();
    } catch (error) {
      setBusy(false);
      setProblem(messageOf(error));
    }
  };
  return (
    <aside
      aria-label={t`Signed in as someone else`}
      className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 bg-native-soft px-4 py-2 text-sm text-ink print:hidden"
    >
      <p className="flex items-center gap-2 font-semibold">
        <Eye size={18} aria-hidden="true" className="shrink-0" />
        <span>
          <Trans>
            {{ admin: who.actedBy.name }}, you see Lexiloom as <bdi>{userName}</bdi>. This ends
            automatically after fifteen minutes.
          </Trans>
        </span>
      </p>
      <Button size="small" busy={busy} onClick={() => void back()}>
        <Trans>Back to my account</Trans>
      </Button>
      {problem && <p role="alert">{problem}</p>}
    </aside>
  );
}
