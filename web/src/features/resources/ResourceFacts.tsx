import { languageName } from '#teaching/languages/language-name.ts';
import { audienceName } from '#teaching/languages/levels.ts';
import { textTypeNames } from '#teaching/resources/draft.ts';
import type { Resource } from '#teaching/resources/resource.ts';
import { Badge } from '#web/ui/Badge.tsx';

interface ResourceFactsProps {
  resource: Pick<Resource, 'to' | 'from' | 'audience' | 'textType' | 'mine' | 'ownerName'>;
}

/** Which languages a resource is in, whom it is for, and whose it is. */
export function ResourceFacts({ resource }: ResourceFactsProps) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Badge tone="target">{languageName(resource.to)}</Badge>
      <Badge tone="native">{languageName(resource.from)}</Badge>
      <Badge>{audienceName(resource.audience)}</Badge>
      <Badge>{textTypeNames[resource.textType]}</Badge>
      {!resource.mine && resource.ownerName && (
        <span className="text-sm text-ink-2">
          by <bdi>{resource.ownerName}</bdi>
        </span>
      )}
    </div>
  );
}
