import { textTypeNames } from '#contracts/resources/draft.ts';
import type { Resource } from '#contracts/resources/resource.ts';
import { languageName } from '#language/language-name.ts';
import { audienceName } from '#language/levels.ts';
import { Badge } from '#ui/Badge.tsx';

interface ResourceFactsProps {
  resource: Pick<Resource, 'to' | 'from' | 'audience' | 'textType' | 'mine' | 'ownerName'>;
}

/** A resource's languages, audience and owner. */
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
