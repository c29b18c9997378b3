import { BookOpen } from 'lucide-react';
import { useState } from 'react';
import useSWR from 'swr';
import type { ResourceRow } from '#contracts/resources/resource.ts';
import { languageName } from '#language/language-name.ts';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { TextField } from '#ui/TextField.tsx';
import { useFonts } from '#web/app/fonts/use-fonts.ts';
import { http } from '#web/app/http/http.ts';

interface ResourceChooserProps {
  title: string;
  /** The address to go to for a resource. */
  addressOf: (id: string) => string;
}

/** The teacher's own finished resources, to choose one to print from. */
export function ResourceChooser({ title, addressOf }: ResourceChooserProps) {
  const [search, setSearch] = useState('');
  const words = new URLSearchParams({ scope: 'private', limit: '50', ...(search && { search }) });
  const { data, error } = useSWR(
    `/v1/resources?${words}`,
    (path) => http.get<[ResourceRow[], number]>(path),
    { keepPreviousData: true, shouldRetryOnError: false },
  );
  const rows = data?.[0].filter(({ status }) => status === 'final');
  useFonts(...(rows ?? []).map(({ to }) => to));
  return (
    <div className="mx-auto w-full max-w-200 px-4 py-8 sm:px-8">
      <h1 className="text-3xl">{title}</h1>
      <p className="mt-1 mb-6 text-ink-2">Choose the resource to print from.</p>
      <TextField
        label="Search"
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
                  <span className="text-sm text-ink-2">{languageName(row.to)}</span>
                </a>
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState
            icon={<BookOpen size={28} />}
            title={
              rows
                ? 'No finished resource here'
                : error
                  ? 'The list could not be loaded'
                  : 'One moment'
            }
            action={rows && <LinkButton href="/select_resources">Make a resource</LinkButton>}
          >
            {rows ? (
              <p>
                {search ? 'Try another word.' : 'Finish one in its review, and it can be printed.'}
              </p>
            ) : error ? (
              <p>{error instanceof Error ? error.message : 'Something went wrong'}</p>
            ) : (
              <Spinner label="Loading your resources" />
            )}
          </EmptyState>
        )}
      </Card>
    </div>
  );
}
