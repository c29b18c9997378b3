import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { BookOpen, FolderOpen, SearchX } from 'lucide-react';
import type { Shelf } from '#contracts/resources/folder.ts';
import { Button, LinkButton } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { isFiltered } from '#web/app/filters/list-filters.ts';
import { everyResource, type ListFilters, type Scope } from './FilterBar.tsx';

interface EmptyListProps {
  scope: Scope;
  filters: ListFilters;
  /** Number of resources on other pages. */
  total: number;
  shelf: Shelf | undefined;
  /** The texts of a list that has no resources yet. */
  words: { title: string; text: string };
  addHref: string;
  onFilters: (change: Partial<ListFilters>) => void;
  onPage: (page: number) => void;
}

/** Shown for a list without rows: explains why it is empty, and what to do next. */
export function EmptyList(props: EmptyListProps) {
  const { scope, filters, total, shelf, words, addHref, onFilters, onPage } = props;
  const showAll = (
    <Button onClick={() => onFilters({ folder: '', ...everyResource })}>
      <Trans>Show all resources</Trans>
    </Button>
  );
  const add = (
    <LinkButton href={addHref} variant="primary">
      <Trans>Add a resource</Trans>
    </LinkButton>
  );
  return <Card>{state()}</Card>;

  function state() {
    if (total > 0) {
      return (
        <EmptyState
          icon={<SearchX size={28} />}
          title={t`This page is empty`}
          action={
            <Button onClick={() => onPage(1)}>
              <Trans>Go to the first page</Trans>
            </Button>
          }
        />
      );
    }
    const inFolder = scope === 'private' && filters.folder !== '';
    const isGone =
      inFolder &&
      filters.folder !== 'none' &&
      !shelf?.folders.some(({ id }) => id === filters.folder);
    if (isGone) {
      return (
        <EmptyState
          icon={<FolderOpen size={28} />}
          title={t`This folder no longer exists`}
          action={showAll}
        >
          <Trans>Its resources are still in your list.</Trans>
        </EmptyState>
      );
    }
    if (isFiltered(filters, everyResource)) {
      return (
        <EmptyState
          icon={<SearchX size={28} />}
          title={t`Nothing matches these filters`}
          action={
            <>
              <Button onClick={() => onFilters(everyResource)}>
                <Trans>Clear search and filters</Trans>
              </Button>
              {inFolder && (
                <Button onClick={() => onFilters({ folder: '' })}>
                  <Trans>Look in all folders</Trans>
                </Button>
              )}
            </>
          }
        >
          <Trans>Try another word, or fewer filters.</Trans>
        </EmptyState>
      );
    }
    if (inFolder && filters.folder === 'none' && shelf && shelf.resources > 0) {
      return (
        <EmptyState
          icon={<FolderOpen size={28} />}
          title={t`Every resource is in a folder`}
          action={showAll}
        />
      );
    }
    if (inFolder && filters.folder !== 'none') {
      return (
        <EmptyState
          icon={<FolderOpen size={28} />}
          title={t`This folder is empty`}
          action={
            <>
              {add}
              {showAll}
            </>
          }
        >
          <Trans>
            Select some of your resources and choose “Move to folder…”, or add a new one here.
          </Trans>
        </EmptyState>
      );
    }
    return (
      <EmptyState
        icon={<BookOpen size={28} />}
        title={words.title}
        action={
          scope === 'department' ? (
            <LinkButton href="/private_resources" variant="primary">
              <Trans>Choose one of mine</Trans>
            </LinkButton>
          ) : (
            add
          )
        }
      >
        {words.text}
      </EmptyState>
    );
  }
}

/** The skeleton of a list while it loads, so that the layout does not shift. */
export function ListSkeleton() {
  return (
    <Card flush aria-busy="true">
      <p className="sr-only" role="status">
        <Trans>Loading the list</Trans>
      </p>
      {['w-2/5', 'w-1/3', 'w-1/2', 'w-3/5', 'w-1/4'].map((width) => (
        <div key={width} className="border-b border-line px-5 py-5 last:border-b-0">
          <div className={`skeleton h-5 ${width}`} />
          <div className="skeleton mt-3 h-4 w-3/5" />
        </div>
      ))}
    </Card>
  );
}
