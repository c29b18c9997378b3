import { AlertTriangle, Check, Clock3, PencilLine } from 'lucide-react';
import { Badge } from '#ui/Badge.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { type RailState, railWords } from './part-states.ts';

const looks = {
  waiting: { tone: 'neutral', icon: <Clock3 size={14} aria-hidden="true" /> },
  writing: { tone: 'target', icon: <Spinner small /> },
  ready: { tone: 'ok', icon: <Check size={14} aria-hidden="true" /> },
  'needs-edit': { tone: 'native', icon: <PencilLine size={14} aria-hidden="true" /> },
  failed: { tone: 'bad', icon: <AlertTriangle size={14} aria-hidden="true" /> },
} as const;

/** The state of a part, at its title. */
export function PartBadge({ state, part }: { state: RailState; part: string }) {
  const { tone, icon } = looks[state];
  return (
    <Badge tone={tone} icon={icon}>
      {railWords(state, part)}
    </Badge>
  );
}
