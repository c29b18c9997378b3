import { Pencil, Scissors, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { chunkRules } from '#contracts/admin/chunk-word.ts';
import { languageName } from '#language/language-name.ts';
import {
  type ChunkWordList as ChunkWordPage,
  ChunkWordQuery,
  type ChunkWordRow,
  chunkWordPageSize,
} from '#lessons/questions/chunk/chunk-word-list.ts';
import { Badge } from '#ui/Badge.tsx';
import { IconButton } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { NativeSelect } from '#ui/NativeSelect.tsx';
import { FilterSearch } from '#web/app/filters/FilterPanel.tsx';
import { useListFilters } from '#web/app/filters/list-filters.ts';
import { formatDay } from '#web/app/format/moment.ts';
import { http } from '#web/app/http/http.ts';
import { useRequest } from '#web/app/http/use-request.ts';
import { PagedList } from '../PagedList.tsx';
import { AddChunkWords } from './AddChunkWords.tsx';
import { LanguageText } from './LanguageText.tsx';
import { LastAction } from './LastAction.tsx';
import { useChunkWordActions } from './use-chunk-word-actions.ts';
import { languageFilter, ruleOptions } from './word-options.ts';

const ChunkWordDialog = lazyPart(
  async () => (await import('./ChunkWordDialog.tsx')).ChunkWordDialog,
);

/** The screen at /chunks_keyWords: the words that decide where sentences are split into chunks. */
export default function ChunksKeyWords() {
  const { filters, change, address } = useListFilters(ChunkWordQuery);
  const heading = useRef<HTMLHeadingElement>(null);
  const [changing, setChanging] = useState<ChunkWordRow | null>(null);
  const list = useRequest(
    `/v1/admin/chunk-words?${address}`,
    (path) => http.get<ChunkWordPage>(path),
    { keepPreviousData: true },
  );
  const adminActions = useChunkWordActions(async () => {
    const left = await list.mutate();
    // The last word on the page was removed, so the previous page is shown.
    if (left?.words.length === 0 && left.total > 0) change({ page: Math.max(1, filters.page - 1) });
  });
  const onPage = (page: number) => {
    change({ page });
    heading.current?.focus();
  };
  return (
    <div className="mx-auto w-full max-w-350 px-4 py-8 sm:px-8">
      <h1 ref={heading} tabIndex={-1} className="text-2xl outline-none sm:text-3xl">
        Chunk words
      </h1>
      <p className="mt-1.5 mb-6 max-w-3xl text-ink-2">
        Words and phrases that decide where sentences are split into chunks. Only new lessons are
        affected.
      </p>
      <div className="grid items-start gap-6 lg:grid-cols-[21rem_minmax(0,1fr)]">
        <AddChunkWords language={filters.language} adminActions={adminActions} />
        <div className="min-w-0">
          <ChunkWordFilters filters={filters} onFilters={change} />
          <LastAction
            action={adminActions.action}
            busy={adminActions.busy}
            onUndo={adminActions.undo}
          />
          <PagedList
            what="The list of words"
            loading="Loading the words"
            request={list}
            rowsOf={({ words }) => words}
            page={filters.page}
            size={chunkWordPageSize}
            onPage={onPage}
            empty={{
              icon: <Scissors size={28} />,
              ...(address === ''
                ? {
                    title: 'No words yet',
                    help: 'Until you add some, the AI decides on its own where to split sentences.',
                  }
                : {
                    title: 'No words match',
                    action: {
                      label: 'Show all words',
                      onPress: () => change(ChunkWordQuery.parse({})),
                    },
                  }),
            }}
          >
            {({ words }) => (
              <ChunkWordList
                words={words}
                busy={adminActions.busy}
                onChange={setChanging}
                onRemove={(word) => void adminActions.remove(word)}
              />
            )}
          </PagedList>
        </div>
      </div>
      {changing && (
        <ChunkWordDialog
          word={changing}
          adminActions={adminActions}
          onClose={() => setChanging(null)}
        />
      )}
    </div>
  );
}

const rules = [{ value: '', label: 'All rules' }, ...ruleOptions];
const orders = [
  { value: 'newest', label: 'Newest first' },
  { value: 'phrase', label: 'By language, A to Z' },
];

interface ChunkWordFiltersProps {
  filters: ChunkWordQuery;
  onFilters: (change: Partial<ChunkWordQuery>) => void;
}

/** Search, language, rule and order of the list of chunk words. */
function ChunkWordFilters({ filters, onFilters }: ChunkWordFiltersProps) {
  const choice = (
    label: string,
    name: 'language' | 'rule' | 'sort',
    options: readonly { value: string; label: string }[],
  ) => (
    <NativeSelect
      label={label}
      value={filters[name]}
      options={options}
      onChange={({ currentTarget: { value } }) => {
        const chosen = ChunkWordQuery.shape[name].safeParse(value);
        if (chosen.success) onFilters({ [name]: chosen.data });
      }}
    />
  );
  return (
    <search className="mb-5 grid grid-cols-1 items-end gap-3 sm:grid-cols-2 xl:grid-cols-[2fr_1fr_1.3fr_1.2fr]">
      <FilterSearch
        value={filters.search}
        maxLength={60}
        placeholder="All or part of a phrase"
        onSearch={(search) => onFilters({ search })}
      />
      {choice('Language', 'language', languageFilter)}
      {choice('Rule', 'rule', rules)}
      {choice('Order', 'sort', orders)}
    </search>
  );
}

interface ChunkWordListProps {
  words: readonly ChunkWordRow[];
  busy: boolean;
  onChange: (word: ChunkWordRow) => void;
  onRemove: (word: ChunkWordRow) => void;
}

/** One page of the curated words, each with its rule and actions. */
function ChunkWordList({ words, busy, onChange, onRemove }: ChunkWordListProps) {
  return (
    <Card flush>
      <ul aria-label="Chunk words">
        {words.map((word) => (
          <li
            key={word.id}
            className="flex items-center gap-x-3 border-b border-line py-2 ps-5 pe-2 last:border-b-0"
          >
            <div className="grid min-w-0 flex-1 gap-x-4 gap-y-1 py-1 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
              <p className="flex min-w-0 flex-wrap items-baseline gap-x-3">
                <LanguageText language={word.language} className="text-lg wrap-anywhere">
                  {word.phrase}
                </LanguageText>
                <span className="text-sm text-ink-2">
                  {languageName(word.language)} · {formatDay(word.updatedAt)}
                </span>
              </p>
              <Badge className="justify-self-start">{chunkRules[word.rule].name}</Badge>
            </div>
            <div className="flex shrink-0">
              <IconButton
                label={`Change “${word.phrase}”`}
                icon={<Pencil size={18} />}
                onClick={() => onChange(word)}
              />
              <IconButton
                label={`Remove “${word.phrase}”`}
                icon={<Trash2 size={18} />}
                disabled={busy}
                onClick={() => onRemove(word)}
              />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
