import { Inbox } from 'lucide-react';
import { useRef } from 'react';
import {
  ChangeQuery,
  type ChangeState,
  changePageSize,
  type WordChangeList,
  type WordChangeRow,
} from '#contracts/admin/word-changes.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { NativeSelect } from '#ui/NativeSelect.tsx';
import { NotLoadedYet, NotRenewed } from '#ui/NotLoadedYet.tsx';
import { Pages } from '#ui/Pages.tsx';
import { Segmented } from '#ui/Segmented.tsx';
import { FilterSearch } from '#web/app/filters/FilterPanel.tsx';
import { useListFilters } from '#web/app/filters/list-filters.ts';
import { http } from '#web/app/http/http.ts';
import { useRequest } from '#web/app/http/use-request.ts';
import { LastAction, useActions } from './LastAction.tsx';
import { SuggestionList } from './SuggestionList.tsx';
import { languageFilter } from './word-options.ts';

const states = [
  { value: 'open', label: 'To decide' },
  { value: 'accepted', label: 'In use' },
  { value: 'refused', label: 'Refused' },
] as const;

const nothing: Record<ChangeState, string> = {
  open: 'Nothing to decide',
  accepted: 'Nothing is in use yet',
  refused: 'Nothing has been refused',
};

/** The screen at /pos_suggestions: teachers' corrections of words, to be accepted or refused. */
export default function PosSuggestions() {
  const { filters, change, address } = useListFilters(ChangeQuery);
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, mutate } = useRequest(
    `/v1/admin/word-suggestions?${address}`,
    (path) => http.get<WordChangeList>(path),
    { keepPreviousData: true },
  );
  const adminActions = useSuggestionActions(async () => {
    const left = await mutate();
    if (left?.changes.length !== 0) return;
    // The row with the focus was the last of its page.
    if (left.total > 0) onPage(Math.max(1, filters.page - 1));
    else heading.current?.focus();
  });
  const onPage = (page: number) => {
    change({ page });
    heading.current?.focus();
  };
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
      {data && <NotRenewed what="The suggestions" error={error} onAgain={() => void mutate()} />}
      {list()}
    </div>
  );

  function list() {
    if (!data) {
      return (
        <NotLoadedYet
          what="The suggestions"
          loading="Loading the suggestions"
          error={error}
          onAgain={() => void mutate()}
        />
      );
    }
    if (data.changes.length === 0) {
      const isFiltered = filters.search !== '' || filters.language !== '';
      return (
        <Card>
          <EmptyState
            icon={<Inbox size={28} />}
            title={emptyTitle(data.total, isFiltered, filters.state)}
            action={
              (isFiltered || data.total > 0) && (
                <Button
                  onClick={() =>
                    data.total > 0 ? onPage(1) : change({ search: '', language: '' })
                  }
                >
                  {data.total > 0 ? 'Go to the first page' : 'Show all words'}
                </Button>
              )
            }
          >
            {!isFiltered &&
              filters.state === 'open' &&
              'Teachers suggest corrections from a word’s card in the lesson.'}
          </EmptyState>
        </Card>
      );
    }
    return (
      <>
        <SuggestionList
          key={`${filters.state} ${filters.page}`}
          changes={data.changes}
          state={filters.state}
          busy={adminActions.busy}
          onDecide={(changes, to) => void adminActions.decide(changes, filters.state, to)}
          onUndo={adminActions.undo}
        />
        <Pages page={filters.page} size={changePageSize} total={data.total} onPage={onPage} />
      </>
    );
  }
}

function emptyTitle(total: number, isFiltered: boolean, state: ChangeState): string {
  if (total > 0) return 'This page is empty';
  return isFiltered ? 'No words match' : nothing[state];
}

const said: Record<ChangeState, string> = {
  accepted: 'accepted: new texts use it',
  refused: 'refused',
  open: 'back to be decided',
};

/** Decides on changes of words; each decision can be undone. */
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
        // With no teacher still suggesting it, there is nothing to restore.
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
