import { LockKeyhole } from 'lucide-react';
import { EmptyState } from '#ui/EmptyState.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';

/** For a signed-in person who has no page of their own to be sent to. */
export function NotAllowed() {
  return (
    <EmptyState
      icon={<LockKeyhole size={30} />}
      title="This page is not for your account"
      action={<LinkButton href="/">Go to the start page</LinkButton>}
    >
      <p>If you think that it should be, ask the teacher or the owner of your organisation.</p>
    </EmptyState>
  );
}
