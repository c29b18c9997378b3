import { Languages } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { NativeSelect } from '#ui/NativeSelect.tsx';
import { NotLoadedYet } from '#ui/NotLoadedYet.tsx';
import { Pages } from '#ui/Pages.tsx';
import { FilterPanel, FilterSearch } from '#web/app/filters/FilterPanel.tsx';
import { isFiltered, useListFilters } from '#web/app/filters/list-filters.ts';
import { Coverage } from './Coverage.tsx';
import {
  filterMessages,
  languagesOf,
  placesOf,
  WordingQuery,
  wordingPageSize,
} from './filter-messages.ts';
import { MessageRow } from './MessageRow.tsx';
import { ReportList } from './ReportList.tsx';
import { useWordings } from './use-wordings.ts';
import { localeOptions } from './wording-texts.ts';

const all = WordingQuery.parse({});

/** The screen at /wordings: every message of the interface, the coverage of each language, and what people reported. */
export default function Wordings() {
  const { filters, change } = useListFilters(WordingQuery);
  const heading = useRef<HTMLHeadingElement>(null);
  const { language, show, search } = filters;
  // Without a language, the other languages are only needed to look for something in them.
  const needsAll = search !== '' || show === 'missing' || show === 'corrected';
  const wordings = useWordings(language !== '' || needsAll ? languagesOf(filters) : []);
  return (
    <div className="mx-auto w-full max-w-350 px-4 py-8 sm:px-8">
      <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
        Wordings
      </h1>
      <p className="mt-1 mb-6 max-w-3xl text-ink-2">
        Every message of the interface in every language. A published correction reaches people
        within an hour or so, and every version is kept, with your name.
      </p>
      {!wordings.data ? (
        <NotLoadedYet
          loading="Loading the wordings"
          title="The wordings could not be loaded"
          error={wordings.error}
          onAgain={wordings.again}
        />
      ) : (
        <LoadedWordings
          {...{ wordings: wordings.data, filters, error: wordings.error }}
          onAgain={wordings.again}
          onFilters={change}
          onSettled={wordings.refresh}
          onPage={(page) => {
            change({ page });
            heading.current?.focus();
          }}
        />
      )}
    </div>
  );
}

interface LoadedWordingsProps {
  wordings: NonNullable<ReturnType<typeof useWordings>['data']>;
  filters: WordingQuery;
  error: unknown;
  onAgain: () => void;
  onFilters: (change: Partial<WordingQuery>) => void;
  onSettled: () => Promise<unknown>;
  onPage: (page: number) => void;
}

function LoadedWordings(props: LoadedWordingsProps) {
  const { wordings, filters, error, onAgain, onFilters, onSettled, onPage } = props;
  const { texts, translated, reports, reportCount, isComplete } = wordings;
  const found = filterMessages(texts, filters, new Set(reports.byMessage.keys()));
  const { page, language, show } = filters;
  const shown = found.slice((page - 1) * wordingPageSize, page * wordingPageSize);
  const others =
    show === 'reported'
      ? reports.others.filter(({ locale }) => language === '' || locale === language)
      : [];
  return (
    <>
      <Coverage
        {...{ texts, translated, chosen: show === 'missing' ? language : '' }}
        onChoose={(chosen) => onFilters({ ...all, language: chosen, show: 'missing' })}
      />
      <WordingFilters {...{ filters, texts, reportCount, onFilters }} />
      {!isComplete && (
        <NotLoadedYet
          loading="Loading the language"
          title="The language could not be loaded"
          {...{ error, onAgain }}
        />
      )}
      {others.length > 0 && (
        <Card className="mb-5">
          <h2 className="text-lg">Reports of other texts</h2>
          <p className="mb-4 text-sm text-ink-2">
            These texts are no message: a text that someone wrote, or an older wording.
          </p>
          <ReportList reports={others} onSettled={onSettled} />
        </Card>
      )}
      {!isComplete ? null : shown.length === 0 ? (
        <Card>
          <NoMessages {...{ filters, total: found.length, onFilters, onPage }} />
        </Card>
      ) : (
        <>
          <Card flush>
            <ul aria-label="Messages">
              {shown.map((entry) => (
                <MessageRow
                  key={entry.id}
                  {...{ entry, texts, language }}
                  reports={reports.byMessage.get(entry.id) ?? []}
                  withReports={show === 'reported'}
                  onSettled={onSettled}
                />
              ))}
            </ul>
          </Card>
          <Pages page={page} size={wordingPageSize} total={found.length} onPage={onPage} />
        </>
      )}
    </>
  );
}

interface NoMessagesProps {
  filters: WordingQuery;
  /** The number of messages on all pages. */
  total: number;
  onFilters: (change: Partial<WordingQuery>) => void;
  onPage: (page: number) => void;
}

/** Shown instead of an empty list. */
function NoMessages({ filters, total, onFilters, onPage }: NoMessagesProps) {
  const [title, label, act] =
    total > 0
      ? (['This page is empty', 'Go to the first page', () => onPage(1)] as const)
      : ([titleWithout(filters), 'Show all messages', () => onFilters(all)] as const);
  return (
    <EmptyState
      icon={<Languages size={28} />}
      title={title}
      action={isFiltered(filters, all) && <Button onClick={act}>{label}</Button>}
    />
  );
}

function titleWithout({ show, search, place }: WordingQuery): string {
  if (search !== '' || place !== '') return 'No messages match';
  if (show === 'missing') return 'Nothing is missing';
  if (show === 'reported') return 'No message has been reported';
  return show === 'corrected' ? 'Nothing has been corrected' : 'There are no messages';
}

interface WordingFiltersProps extends Pick<LoadedWordingsProps, 'filters' | 'onFilters'> {
  texts: LoadedWordingsProps['wordings']['texts'];
  reportCount: number;
}

/** Search, language, place and state of the list of messages. */
function WordingFilters({ filters, texts, reportCount, onFilters }: WordingFiltersProps) {
  const places = placesOf(texts.messages);
  // A single file has no entry of its own.
  const own = places.some(({ value }) => value === filters.place) ? [] : [filters.place];
  const choice = (
    label: string,
    name: 'language' | 'place' | 'show',
    options: readonly { value: string; label: string }[],
  ) => (
    <NativeSelect
      label={label}
      value={filters[name]}
      options={options}
      onChange={({ currentTarget: { value } }) => {
        const chosen = WordingQuery.shape[name].safeParse(value);
        if (chosen.success) onFilters({ [name]: chosen.data });
      }}
    />
  );
  return (
    <FilterPanel
      filters={filters}
      all={{ search: '', language: '', place: '', show: '' }}
      onFilters={onFilters}
      columns="sm:grid-cols-3 lg:grid-cols-[2fr_1.2fr_1.4fr_1.2fr]"
      search={
        <FilterSearch
          value={filters.search}
          maxLength={200}
          placeholder="English or translated text"
          onSearch={(search) => onFilters({ search })}
        />
      }
    >
      {choice('Language', 'language', [{ value: '', label: 'All languages' }, ...localeOptions])}
      {choice('Screen', 'place', [
        { value: '', label: 'All screens' },
        ...own.filter((place) => place !== '').map((place) => ({ value: place, label: place })),
        ...places,
      ])}
      {choice('Show', 'show', [
        { value: '', label: 'All messages' },
        { value: 'missing', label: 'Missing' },
        { value: 'corrected', label: 'Corrected' },
        { value: 'reported', label: reportCount > 0 ? `Reported (${reportCount})` : 'Reported' },
      ])}
    </FilterPanel>
  );
}
