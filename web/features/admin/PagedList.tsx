import type { ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { NotLoadedYet, NotRenewed } from '#ui/NotLoadedYet.tsx';
import { Pages } from '#ui/Pages.tsx';

interface PagedListProps<Data> {
  /** Subject of the messages: "The users". */
  what: string;
  /** Label of the spinner: "Loading the users". */
  loading: string;
  request: { data: Data | undefined; error: unknown; mutate: () => unknown };
  /** The rows of the current page. */
  rowsOf: (data: Data) => readonly unknown[];
  /** The page number, from 1. */
  page: number;
  /** Rows per page. */
  size: number;
  onPage: (page: number) => void;
  /**
   * Shown if the list has no rows at all. `action` is an optional button that helps the admin to get rows.
   */
  empty: {
    icon: ReactNode;
    title: string;
    action?: { label: string; onPress: () => void } | undefined;
    help?: ReactNode;
  };
  children: (data: Data) => ReactNode;
}

/** One page of a list for admins, in all its states: loading, failed, stale, empty or loaded. */
export function PagedList<Data extends { total: number }>(props: PagedListProps<Data>) {
  const { what, loading, request, rowsOf, page, size, onPage, empty, children } = props;
  const { data, error } = request;
  const onAgain = () => void request.mutate();
  if (!data) {
    const title = `${what} could not be loaded`;
    return <NotLoadedYet {...{ title, loading, error, onAgain }} />;
  }
  const { total } = data;
  // All rows of the last page may have been removed while other pages still have rows.
  const action =
    total > 0 ? { label: 'Go to the first page', onPress: () => onPage(1) } : empty.action;
  return (
    <>
      <NotRenewed title={`${what} could not be refreshed.`} error={error} onAgain={onAgain} />
      {rowsOf(data).length === 0 ? (
        <Card>
          <EmptyState
            icon={empty.icon}
            title={total > 0 ? 'This page is empty' : empty.title}
            action={action && <Button onClick={action.onPress}>{action.label}</Button>}
          >
            {total === 0 && empty.help}
          </EmptyState>
        </Card>
      ) : (
        <>
          {children(data)}
          <Pages page={page} size={size} total={total} onPage={onPage} />
        </>
      )}
    </>
  );
}
