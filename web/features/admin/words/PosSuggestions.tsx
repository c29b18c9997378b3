import { Inbox } from 'lucide-react';
import { useRef } from 'react';
import {
  ChangeQuery,
  type ChangeState,
  changePageSize,
  type WordChangeList,
  type WordChangeRow,
} from '#contracts/admin/chunk-word.ts';
import { NativeSelect } from '#ui/NativeSelect.tsx';
import { Segmented } from '#ui/Segmented.tsx';
import { FilterSearch } from '#web/app/filters/FilterPanel.tsx';
import { useListFilters } from '#web/app/filters/list-filters.ts';
import { http } from '#web/app/http/http.ts';
import { useRequest } from '#web/app/http/use-request.ts';
import { PagedList } from '../PagedList.tsx';
import { LastAction, useActions } from './LastAction.tsx';
import { SuggestionList } from './SuggestionList.tsx';
import { languageFilter } from './word-options.ts';

const states = [
  { value: 'open', label: 'To decide' },
  { value: 'accepted', label: 'In use' },
  { value: 'refused', label: 'Refused' },
] as const;

const nothing: Record<ChangeState, { title: string; help?: string }> = {
  open: {
    title: 'Nothing to decide',
    help: 'Teachers suggest corrections from a word’s card in the lesson.',
  },
  accepted: { title: 'Nothing is in use yet' },
  refused: { title: 'Nothing has been refused' },
};

/** The screen at /pos_suggestions, where admins accept or refuse teachers' corrections of words. */
export default function PosSuggestions() {
  const { filters, change, address } = useListFilters(ChangeQuery);
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRequest(
    `/v1/admin/word-suggestions?${address}`,
    (path) => http.get<WordChangeList>(path),
    { keepPreviousData: true },
  );
  const adminActions = useSuggestionActions(async () => {
    const left = await list.mutate();
    if (left?.changes.length !== 0) return;
    // The focused row was the last one on its page.
    if (left.total > 0) onPage(Math.max(1, filters.page - 1));
    else heading.current?.focus();
  });
  const onPage = (page: number) => {
    change({ page });
    heading.current?.focus();
  };
  const isFiltered = filters.search !== '' || filters.language !== '';
  return (
    <div className="mx-auto w-full max-w-350 px-4 py-8 sm:px-8">
      <h1 ref={heading} tabIndex={-1} className="text-2xl outline-none sm:text-3xl">
        Word suggestions
      </h1>
      <p className="mt-1.5 mb-6 max-w-3xl text-ink-2">
        Corrections suggested by teachers. The ones you accept are used in new texts; existing
        lessons stay as they are.
      </p>
      <search className="mb-5 grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-[auto_1fr_1fr]">
        <div className="sm:col-span-2 lg:col-span-1">
          <Segmented
            label="Which suggestions"
            options={states}
            value={filters.state}
            onChoose={(state) => change({ state })}
          />
        </div>
        <FilterSearch
          value={filters.search}
          maxLength={60}
          placeholder="All or part of a word"
          onSearch={(search) => change({ search })}
        />
        <NativeSelect
          label="Language"
          value={filters.language}
          options={languageFilter}
          onChange={({ currentTarget: { value } }) =>
            change({ language: ChangeQuery.shape.language.parse(value) })
          }
        />
      </search>
      <LastAction
        action={adminActions.action}
        busy={adminActions.busy}
        onUndo={adminActions.undo}
      />
      <PagedList
        what="The suggestions"
        loading="Loading the suggestions"
        request={list}
        rowsOf={({ changes }) => changes}
        page={filters.page}
        size={changePageSize}
        onPage={onPage}
        empty={{
          icon: <Inbox size={28} />,
          ...(isFiltered
            ? {
                title: 'No words match',
                action: {
                  label: 'Show all words',
                  onPress: () => change({ search: '', language: '' }),
                },
              }
            : nothing[filters.state]),
        }}
      >
        {({ changes }) => (
          <SuggestionList
            key={`${filters.state} ${filters.page}`}
            changes={changes}
            state={filters.state}
            busy={adminActions.busy}
            onDecide={(decided, to) => void adminActions.decide(decided, filters.state, to)}
            onUndo={adminActions.undo}
          />
        )}
      </PagedList>
    </div>
  );
}

const said: Record<ChangeState, string> = {
  accepted: 'accepted: new texts use it',
  refused: 'refused',
  open: 'back to be decided',
};

/** The decisions on word changes; each can be undone. */
function useSuggestionActions(onChanged: () => Promise<unknown>) {
  const { action, busy, act, undo } = useActions(onChanged);
  return {
    action,
    busy,
    undo,
    decide: (changes: readonly WordChangeRow[], from: ChangeState, to: ChangeState) =>
      act(async () => {
        const [first] = changes;
        const name =
          changes.length === 1 ? `“${first?.form}” is` : `${changes.length} suggestions are`;
        await decide(changes, to);
        // If no teacher still suggests the change, it cannot be restored.
        const isLost = from === 'accepted' && changes.some(({ teachers }) => teachers === 0);
        return {
          message: `${name} ${said[to]}.`,
          ...(!isLost && {
            undo: async () => {
              await decide(changes, from);
              return `${name} ${said[from]}.`;
            },
          }),
        };
      }),
  };
}

const decide = (changes: readonly WordChangeRow[], state: ChangeState) =>
  http.post('/v1/admin/word-suggestions/decisions', { ids: changes.map(({ id }) => id), state });
