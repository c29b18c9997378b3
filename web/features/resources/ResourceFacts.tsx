import { Trans } from '@lingui/react/macro';
import type { Resource } from '#contracts/resources/resource.ts';
import { Badge } from '#ui/Badge.tsx';
import { i18n } from '#ui/wordings/i18n.ts';
import { nameOfAudience } from '#ui/wordings/name-of-audience.ts';
import { nameOfLanguage } from '#ui/wordings/name-of-language.ts';
import { textTypeWords } from './text-type-words.ts';

interface ResourceFactsProps {
  resource: Pick<Resource, 'to' | 'from' | 'audience' | 'textType' | 'mine' | 'ownerName'>;
}

/** A resource's languages, audience and owner. */
export function ResourceFacts({ resource }: ResourceFactsProps) {
  const { ownerName } = resource;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Badge tone="target">{nameOfLanguage(resource.to)}</Badge>
      <Badge tone="native">{nameOfLanguage(resource.from)}</Badge>
      <Badge>{nameOfAudience(resource.audience)}</Badge>
      <Badge>{i18n._(textTypeWords[resource.textType])}</Badge>
      {!resource.mine && ownerName && (
        <span className="text-sm text-ink-2">
          <Trans>
            by <bdi>{ownerName}</bdi>
          </Trans>
        </span>
      )}
    </div>
  );
}
