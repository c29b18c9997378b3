import { Scissors } from 'lucide-react';
import { useRef, useState } from 'react';
import {
  type ChunkWordList as ChunkWordPage,
  ChunkWordQuery,
  type ChunkWordRow,
  chunkWordPageSize,
} from '#lessons/questions/chunk/chunk-word-list.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { NotLoadedYet } from '#ui/NotLoadedYet.tsx';
import { NotRenewed } from '#ui/NotRenewed.tsx';
import { Pages } from '#ui/Pages.tsx';
import { useListFilters } from '#web/app/filters/use-list-filters.ts';
import { http } from '#web/app/http/http.ts';
import { useRequest } from '#web/app/http/use-request.ts';
import { AddChunkWords } from './words/AddChunkWords.tsx';
import { ChunkWordDialog } from './words/ChunkWordDialog.tsx';
import { ChunkWordFilters } from './words/ChunkWordFilters.tsx';
import { ChunkWordList } from './words/ChunkWordList.tsx';
import { LastAction } from './words/LastAction.tsx';
import { useChunkWordActions } from './words/use-chunk-word-actions.ts';

/** The screen at /chunks_keyWords: the words that decide where sentences are cut into chunks. */
export default function ChunksKeyWords() {
  const { filters, change, address } = useListFilters(ChunkWordQuery);
  const heading = useRef<HTMLHeadingElement>(null);
  const [changing, setChanging] = useState<ChunkWordRow | null>(null);
  const { data, error, mutate } = useRequest(
    `/v1/admin/chunk-words?${address}`,
    (path) => http.get<ChunkWordPage>(path),
    { keepPreviousData: true },
  );
  const adminActions = useChunkWordActions(async () => {
    const left = await mutate();
    // The last word of a page was removed.
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
        Words and phrases that decide where the sentences of new lessons are cut into chunks.
        Lessons that have already been made stay as they are.
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
          {data && (
            <NotRenewed what="The list of words" error={error} onAgain={() => void mutate()} />
          )}
          {list()}
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

  function list() {
    if (!data) {
      return (
        <NotLoadedYet
          what="The list of words"
          loading="Loading the words"
          error={error}
          onAgain={() => void mutate()}
        />
      );
    }
    if (data.words.length === 0) {
      return (
        <Card>
          <EmptyState
            icon={<Scissors size={28} />}
            title={emptyTitle(data.total, address)}
            action={
              address !== '' && (
                <Button
                  onClick={() => (data.total > 0 ? onPage(1) : change(ChunkWordQuery.parse({})))}
                >
                  {data.total > 0 ? 'Go to the first page' : 'Show all words'}
                </Button>
              )
            }
          >
            {address === '' && 'Until you add some, the AI alone decides where sentences are cut.'}
          </EmptyState>
        </Card>
      );
    }
    return (
      <>
        <ChunkWordList
          words={data.words}
          busy={adminActions.busy}
          onChange={setChanging}
          onRemove={(word) => void adminActions.remove(word)}
        />
        <Pages page={filters.page} size={chunkWordPageSize} total={data.total} onPage={onPage} />
      </>
    );
  }
}

function emptyTitle(total: number, address: string): string {
  if (total > 0) return 'This page is empty';
  return address === '' ? 'No words yet' : 'No words match';
}
