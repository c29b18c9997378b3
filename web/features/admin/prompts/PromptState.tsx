import { Code, Globe, PencilLine, TriangleAlert } from 'lucide-react';
import type { PromptLine } from '#lessons/prompts/prompt-record.ts';
import { Badge } from '#ui/Badge.tsx';

type PromptStateProps = Pick<PromptLine, 'ownWording' | 'fits' | 'hasDraft' | 'version'> & {
  /** True if there are edits that are not yet saved as a draft. */
  unsaved?: boolean;
};

/** The state of a prompt in one or two words. */
export function PromptState({ ownWording, fits, hasDraft, version, unsaved }: PromptStateProps) {
  return (
    <span className="flex flex-wrap gap-2">
      {!fits && (
        <Badge tone="bad" icon={<TriangleAlert size={14} aria-hidden="true" />}>
          Not used: no longer valid
        </Badge>
      )}
      {(hasDraft || unsaved) && (
        <Badge tone="native" icon={<PencilLine size={14} aria-hidden="true" />}>
          {unsaved ? 'Not saved' : 'Draft'}
        </Badge>
      )}
      {ownWording ? (
        <Badge icon={<Code size={14} aria-hidden="true" />}>Default</Badge>
      ) : (
        <Badge tone="target" icon={<Globe size={14} aria-hidden="true" />}>
          Version {version} is live
        </Badge>
      )}
    </span>
  );
}
