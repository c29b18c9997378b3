import { CalendarClock, CircleSlash, Code, Link2, TriangleAlert, UserRound } from 'lucide-react';
import type { DutyLine } from '#contracts/ai-models/model-record.ts';
import { Badge } from '#ui/Badge.tsx';
import { endWords, sourceWords } from './duty-words.ts';

const icons = { admin: UserRound, setting: Code, default: Code, follows: Link2 } as const;

/** Badges with the reason why a duty uses its model, and with warnings for the admin. */
export function DutyBadges({ line }: { line: DutyLine }) {
  const { source, choice, model, problem, unused, described, warnings } = line;
  const Icon = choice === null ? CircleSlash : icons[source];
  return (
    <span className="flex flex-wrap gap-2">
      {problem && (
        <Badge tone="bad" icon={<TriangleAlert size={14} aria-hidden="true" />}>
          Wrong settings
        </Badge>
      )}
      <EndBadge endsOn={model?.endsOn ?? null} />
      {warnings.length > 0 && endWords(model?.endsOn ?? null)?.tone !== 'warn' && (
        <Badge tone="bad" icon={<TriangleAlert size={14} aria-hidden="true" />}>
          Needs attention
        </Badge>
      )}
      {unused && (
        <Badge tone="bad" icon={<TriangleAlert size={14} aria-hidden="true" />}>
          Choice not used
        </Badge>
      )}
      {!described && (
        <Badge tone="native" icon={<TriangleAlert size={14} aria-hidden="true" />}>
          Price unknown
        </Badge>
      )}
      <Badge
        tone={source === 'admin' ? 'target' : 'neutral'}
        icon={<Icon size={14} aria-hidden="true" />}
      >
        {sourceWords(line)}
      </Badge>
    </span>
  );
}

/** A model's announced end of life, highlighted from sixty days before the date. */
export function EndBadge({ endsOn }: { endsOn: string | null }) {
  const end = endWords(endsOn);
  if (!end || end.tone === 'none') return null;
  return (
    <Badge
      tone={end.tone === 'bad' ? 'bad' : 'native'}
      icon={<CalendarClock size={14} aria-hidden="true" />}
    >
      {end.words}
    </Badge>
  );
}
