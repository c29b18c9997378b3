import { FlaskConical } from 'lucide-react';
import { EmptyState } from '#ui/EmptyState.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';

/** Shown where no public lesson fits a prompt, as on a new site. */
export function NoSample() {
  return (
    <EmptyState
      icon={<FlaskConical size={28} />}
      title="There is no lesson to try it on yet"
      action={<LinkButton href="/select_resources">Make a lesson</LinkButton>}
    >
      Prompts for activities are tried on public lessons. As soon as one is shared, it will appear
      here.
    </EmptyState>
  );
}
