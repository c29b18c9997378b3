import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { BookOpen, FileX, LockKeyhole, WifiOff } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import type { Feature } from '#contracts/access/features.ts';
import { printFeatures } from '#contracts/access/print-feature.ts';
import { shownFeatures } from '#contracts/access/role.ts';
import type { ResourceRow } from '#contracts/resources/resource.ts';
import { languageName } from '#language/language-name.ts';
import { Button, LinkButton } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { HttpError, messageOf } from '#ui/http-error.ts';
import { Spinner } from '#ui/Spinner.tsx';
import { TextField } from '#ui/TextField.tsx';
import { i18n } from '#ui/wordings/i18n.ts';
import { wordingsLanguage } from '#ui/wordings/wordings-language.ts';
import { featureWords } from '#web/app/access/feature-words.ts';
import { useFonts } from '#web/app/fonts/use-fonts.ts';
import { http } from '#web/app/http/http.ts';
import { useRequest } from '#web/app/http/use-request.ts';
import { useSearchParams } from '#web/app/routing/use-search-params.ts';
import { useSession } from '#web/app/session/session.ts';
import { PrintScreen } from './PrintScreen.tsx';
import { useLesson } from './use-lesson.ts';

/**
 * The sheets that have an address of their own (specification 2), with the plan feature that each requires.
 */
const lists = {
  vocab: { title: t`Print key vocabulary`, path: '/vocab-print', needs: 'printKeyVocab' },
  vocabInContext: {
    title: t`Print vocabulary in context`,
    path: '/vocab-context-print',
    needs: 'printVocabInContext',
  },
} as const satisfies Record<string, { title: string; path: string; needs: Feature }>;

/**
 * The worksheets of a resource. All worksheets are at /worksheet/{id}. The two print addresses show the same
 * screen with their own sheet preselected, and contain the resource's id in `?id=`.
 */
export default function Worksheet({ first }: { first?: keyof typeof lists }) {
  const params = useParams();
  const [query] = useSearchParams();
  const id = params.id ?? query.get('id');
  const features = shownFeatures(useSession((session) => session.who));
  const list = first && lists[first];
  const { data, error, mutate } = useLesson(id);

  const needed: readonly Feature[] = list ? [list.needs] : printFeatures;
  if (!needed.some((feature) => features.includes(feature))) {
    return (
      <EmptyState
        icon={<LockKeyhole size={28} />}
        title={t`Your plan does not include this`}
        action={
          <LinkButton href="/private_resources">
            <Trans>My resources</Trans>
          </LinkButton>
        }
      >
        <p>
          <Trans>
            {{ feature: i18n._(featureWords[list ? list.needs : 'printWorksheets']) }} is included
            in larger plans.
          </Trans>
        </p>
      </EmptyState>
    );
  }
  if (!id) {
    const { title, path } = list ?? { title: t`Worksheets`, path: '' };
    const addressOf = (one: string) => (path ? `${path}?id=${one}` : `/worksheet/${one}`);
    return <ResourceChooser title={title} addressOf={addressOf} />;
  }
  if (error && !data) {
    const gone = error instanceof HttpError && error.status === 404;
    return (
      <EmptyState
        icon={gone ? <FileX size={28} /> : <WifiOff size={28} />}
        title={gone ? t`This resource could not be found` : t`The resource could not be loaded`}
        action={
          gone ? (
            <LinkButton href="/private_resources">
              <Trans>My resources</Trans>
            </LinkButton>
          ) : (
            <Button variant="primary" onClick={() => void mutate()}>
              <Trans>Try again</Trans>
            </Button>
          )
        }
      >
        <p>
          {gone
            ? t`It may have been removed, or it may belong to someone who hasn’t shared it.`
            : t`Check your connection, then try again.`}
        </p>
      </EmptyState>
    );
  }
  if (!data) {
    return (
      <div className="flex min-h-80 items-center justify-center">
        <Spinner label={t`Preparing the worksheets`} />
      </div>
    );
  }
  if (data.resource.text.sentences.length === 0) {
    return (
      <EmptyState
        icon={<FileX size={28} />}
        title={t`There is no text yet`}
        action={
          <LinkButton href={`/review/${id}`}>
            <Trans>Go to the review</Trans>
          </LinkButton>
        }
      >
        <p>
          <Trans>Worksheets are made from the text once it has been written.</Trans>
        </p>
      </EmptyState>
    );
  }
  return <PrintScreen lesson={data} first={first} />;
}

interface ResourceChooserProps {
  title: string;
  /** Returns the address for a resource id. */
  addressOf: (id: string) => string;
}

/** Lists the teacher's own finished resources, so that the teacher can select a resource for printing. */
function ResourceChooser({ title, addressOf }: ResourceChooserProps) {
  const [search, setSearch] = useState('');
  const words = new URLSearchParams({ scope: 'private', limit: '50', ...(search && { search }) });
  const { data, error } = useRequest(
    `/v1/resources?${words}`,
    (path) => http.get<[ResourceRow[], number]>(path),
    { keepPreviousData: true },
  );
  const rows = data?.[0].filter(({ status }) => status === 'final');
  useFonts(...(rows ?? []).map(({ to }) => to));
  return (
    <div className="mx-auto w-full max-w-200 px-4 py-8 sm:px-8">
      <h1 className="text-3xl">{title}</h1>
      <p className="mt-1 mb-6 text-ink-2">
        <Trans>Choose the resource to print from.</Trans>
      </p>
      <TextField
        label={t`Search`}
        type="search"
        value={search}
        onChange={({ currentTarget: { value } }) => setSearch(value)}
        fieldClassName="mb-4"
      />
      <Card flush>
        {rows && rows.length > 0 ? (
          <ul>
            {rows.map((row) => (
              <li key={row.id} className="border-b border-line last:border-b-0">
                <a
                  href={addressOf(row.id)}
                  className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 px-5 py-3 text-ink no-underline hover:bg-target-soft"
                >
                  <bdi className="font-semibold">{row.title}</bdi>
                  <span className="text-sm text-ink-2">
                    {languageName(row.to, wordingsLanguage())}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState
            icon={<BookOpen size={28} />}
            title={
              rows
                ? t`No finished resources here`
                : error
                  ? t`The list could not be loaded`
                  : t`One moment`
            }
            action={
              rows && (
                <LinkButton href="/select_resources">
                  <Trans>Make a resource</Trans>
                </LinkButton>
              )
            }
          >
            {rows ? (
              <p>
                {search ? t`Try another word.` : t`Once you’ve finalised one, you can print it.`}
              </p>
            ) : error ? (
              <p>{messageOf(error)}</p>
            ) : (
              <Spinner label={t`Loading your resources`} />
            )}
          </EmptyState>
        )}
      </Card>
    </div>
  );
}
