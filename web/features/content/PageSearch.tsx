import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { FoundPage, FoundPiece, PageKind } from '#contracts/content/page.ts';
import { SearchField } from '#ui/SearchField.tsx';
import { http } from '#web/app/http/http.ts';
import { useRequest } from '#web/app/http/use-request.ts';
import { pageHref } from './page-href.ts';
import { nameOfSection } from './section-words.ts';
import { inLanguage } from './use-pages.ts';

const kindNames: Record<PageKind, string> = {
  guide: t`Guide`,
  video: t`Video`,
  webinar: t`Webinar`,
  page: t`Page`,
};

/** Searches every written page. The arrow keys move from the field through the results. */
export function PageSearch({ guidesRoot }: { guidesRoot: string }) {
  const [typed, setTyped] = useState('');
  const { found, error, asked } = useFoundPages(typed);
  const box = useRef<HTMLElement>(null);

  function move(event: KeyboardEvent<HTMLElement>) {
    if (event.key === 'Escape' && typed !== '') {
      event.preventDefault();
      setTyped('');
      box.current?.querySelector('input')?.focus();
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0) return;
    const stops = [...(box.current?.querySelectorAll<HTMLElement>('input, a') ?? [])];
    const next = stops[stops.indexOf(event.target as HTMLElement) + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  return (
    <search ref={box} className="relative block print:hidden" onKeyDown={move}>
      <div className="max-w-xl">
        <SearchField
          label={t`Search all guides`}
          value={typed}
          maxLength={200}
          autoComplete="off"
          placeholder={t`What would you like to do?`}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </div>
      <p role="status" className="sr-only">
        {formatCount()}
      </p>
      {typed.trim() !== '' && (found || error) && (
        <div className="mt-3 rounded-card border border-line bg-card p-2 shadow-soft">
          {error && (
            <p className="px-3 py-2 text-ink-2">
              <Trans>The search didn’t work. Try again.</Trans>
            </p>
          )}
          {!error && found?.length === 0 && (
            <p className="px-3 py-2 text-ink-2">
              <Trans>
                Nothing contains all of “{asked}”. Try fewer words, or look through the list.
              </Trans>
            </p>
          )}
          <ul>
            {found?.map(({ kind, slug, section, title, excerpt }) => (
              <li key={kind + slug}>
                <a
                  href={pageHref(kind, slug, guidesRoot)}
                  className="block rounded-control px-3 py-2.5 no-underline hover:bg-target-soft focus-visible:bg-target-soft"
                >
                  <span className="flex flex-wrap items-baseline justify-between gap-x-3">
                    <span className="font-semibold text-target">
                      <FoundText pieces={title} />
                    </span>
                    <span className="text-sm text-ink-3">
                      {section ? `${kindNames[kind]} · ${nameOfSection(section)}` : kindNames[kind]}
                    </span>
                  </span>
                  <span className="mt-0.5 block text-sm text-ink-2">
                    <FoundText pieces={excerpt} />
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </search>
  );

  function formatCount(): string {
    if (!found || typed.trim() === '') return '';
    if (found.length === 0) return t`Nothing found`;
    return plural({ count: found.length }, { one: '# page found', other: '# pages found' });
  }
}

/** A text with the search terms highlighted. */
function FoundText({ pieces }: { pieces: readonly FoundPiece[] }) {
  let at = 0;
  return pieces.map(({ text, found }) => {
    at += text.length;
    return found ? (
      <mark key={at} className="found-word">
        {text}
      </mark>
    ) : (
      <span key={at}>{text}</span>
    );
  });
}

/** Debounce delay of the search, in milliseconds. */
const quietMs = 200;

/** The debounced search results. The last results stay visible while new results load. */
function useFoundPages(typed: string) {
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed.trim()), quietMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data, error } = useRequest(
    asked === '' ? null : `/v1/content/search?q=${encodeURIComponent(asked)}&${inLanguage()}`,
    (path: string) => http.get<FoundPage[]>(path),
    { keepPreviousData: true },
  );
  return { asked, found: asked === '' ? undefined : data, error };
}
