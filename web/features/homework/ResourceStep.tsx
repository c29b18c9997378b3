import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { BookOpen } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Resource, ResourceRow } from '#contracts/resources/resource.ts';
import { Button, LinkButton } from '#ui/Button.tsx';
import { LoadFailed } from '#ui/LoadFailed.tsx';
import { SearchField } from '#ui/SearchField.tsx';
import { Segmented } from '#ui/Segmented.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { NumberedCard } from '#ui/step-cards.tsx';
import { nameOfAudience } from '#ui/wordings/name-of-audience.ts';
import { nameOfLanguage } from '#ui/wordings/name-of-language.ts';
import { useFonts } from '#web/app/fonts/use-fonts.ts';
import { inLanguage } from '#web/app/format/in-language.ts';
import { http } from '#web/app/http/http.ts';
import { useRequest } from '#web/app/http/use-request.ts';
import { StepProblem } from './StepProblem.tsx';

interface ResourceStepProps {
  resourceId: string | null;
  resource: Resource | null;
  loadError: unknown;
  onAgain: () => void;
  onChoose: (id: string | null) => void;
  error: string | undefined;
}

/** Step one: the lesson that the homework is about. */
export function ResourceStep(props: ResourceStepProps) {
  const { resourceId, resource, loadError, onAgain, onChoose, error } = props;
  return (
    <NumberedCard
      number={1}
      title={t`The lesson`}
      actions={
        resourceId !== null && (
          <Button size="small" className="min-h-11" onClick={() => onChoose(null)}>
            <Trans>Choose another</Trans>
          </Button>
        )
      }
    >
      {error && <StepProblem id="problem-resourceId">{error}</StepProblem>}
      {resourceId === null ? (
        <ResourceChoice onChoose={onChoose} />
      ) : resource ? (
        <div className="flex items-start gap-4">
          <span
            aria-hidden="true"
            className="flex size-12 shrink-0 items-center justify-center rounded-control bg-target-soft text-target"
          >
            <BookOpen size={22} />
          </span>
          <div className="min-w-0">
            <p className="text-lg font-semibold wrap-anywhere">
              <bdi>{resource.title}</bdi>
            </p>
            <p className="truncate font-text text-target">
              <bdi {...inLanguage(resource.to)}>{resource.text.sentences[0]?.target.text}</bdi>
            </p>
            <p className="mt-0.5 text-sm text-ink-2">
              <Trans>
                {{ language: nameOfLanguage(resource.to) }} for{' '}
                {{ ownLanguage: nameOfLanguage(resource.from) }} speakers
              </Trans>{' '}
              · {nameOfAudience(resource.audience)}
              {!resource.mine && resource.ownerName && (
                <>
                  {' '}
                  · <Trans>by {{ owner: resource.ownerName }}</Trans>
                </>
              )}
            </p>
            {resource.visibility === 'PUBLIC' && (
              <p className="mt-2 text-sm text-ink-2">
                <Trans>
                  This lesson is public, so anyone with the link can read the answers. Pupils who
                  are signed in only see them once they have done their homework.
                </Trans>
              </p>
            )}
            {resource.status !== 'final' && (
              <p className="mt-3 flex flex-wrap items-center gap-3">
                <Trans>This lesson is not finalised. Check it before your pupils get it.</Trans>
                <LinkButton href={`/review/${resource.id}`} size="small">
                  <Trans>Review the text</Trans>
                </LinkButton>
              </p>
            )}
          </div>
        </div>
      ) : loadError ? (
        <LoadFailed
          error={loadError}
          title={t`The lesson could not be loaded`}
          onAgain={onAgain}
          missing={{
            title: t`The lesson could not be found`,
            text: t`It may have been deleted, or made private by its owner.`,
            action: (
              <Button onClick={() => onChoose(null)}>
                <Trans>Choose another</Trans>
              </Button>
            ),
          }}
        />
      ) : (
        <Spinner label={t`Loading the lesson`} small />
      )}
      {resourceId === null && (
        <p className="text-sm text-ink-2">
          <Trans>Can’t find what you need?</Trans>{' '}
          <LinkButton href="/add_resource" size="small" variant="quiet">
            <Trans>Make a lesson first</Trans>
          </LinkButton>
        </p>
      )}
    </NumberedCard>
  );
}

type Scope = 'private' | 'public';

/**
 * Lists lessons to choose from: the teacher's own and the department's, or all public ones. Search input is
 * debounced.
 */
function ResourceChoice({ onChoose }: { onChoose: (id: string) => void }) {
  const [scope, setScope] = useState<Scope>('private');
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed.trim()), 300);
    return () => clearTimeout(timer);
  }, [typed]);
  const words = new URLSearchParams({ scope, limit: '50', ...(search && { search }) });
  const { data, error } = useRequest(
    `/v1/resources?${words}`,
    (path: string) => http.get<[ResourceRow[], number]>(path),
    { keepPreviousData: true },
  );
  // Drafts and lessons still being written have no text yet, so no homework can be set from them.
  const rows = data?.[0].filter(({ status }) => status === 'final' || status === 'review');
  useFonts(...(rows ?? []).map(({ to }) => to));

  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-64">
          <SearchField
            label={t`Search`}
            value={typed}
            maxLength={200}
            placeholder={t`A title or words from the text`}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </div>
        <Segmented
          label={t`Whose lessons`}
          options={[
            { value: 'private', label: t`My resources` },
            { value: 'public', label: t`Public` },
          ]}
          value={scope}
          onChoose={setScope}
        />
      </div>
      <div className="max-h-96 overflow-y-auto rounded-control border border-line">
        {rows && rows.length > 0 ? (
          <ul>
            {rows.map((row) => (
              <li key={row.id} className="border-b border-line last:border-b-0">
                <button
                  type="button"
                  onClick={() => onChoose(row.id)}
                  className="block min-h-14 w-full px-4 py-2.5 text-start -outline-offset-4 hover:bg-target-soft"
                >
                  <bdi className="block font-semibold wrap-anywhere">
                    {row.title || t`Untitled`}
                  </bdi>
                  <span className="block text-sm text-ink-2">
                    {nameOfLanguage(row.to)} · {nameOfAudience(row.audience)}
                    {!row.mine && row.ownerName && (
                      <>
                        {' '}
                        · <Trans>by {{ owner: row.ownerName }}</Trans>
                      </>
                    )}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        ) : (
          <p className="px-4 py-8 text-center text-ink-2">
            {rows ? (
              search ? (
                t`No lessons match these words.`
              ) : (
                t`There are no finished lessons here yet.`
              )
            ) : error ? (
              t`The lessons could not be loaded. Reload the page to try again.`
            ) : (
              <Spinner label={t`Loading the lessons`} small />
            )}
          </p>
        )}
      </div>
    </div>
  );
}
