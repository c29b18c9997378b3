import type { ResourceRow } from '#contracts/resources/resource.ts';
import { everyResource, ListFilters, listPath, pageSize, type Scope } from './list/list-filters.ts';
import './resources.css';
import { BookOpen, SearchX, WifiOff } from 'lucide-react';
import { useRef, useState } from 'react';
import useSWR from 'swr';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Pages } from '#ui/Pages.tsx';
import { isFiltered } from '#web/app/filters/list-filters.ts';
import { useListFilters } from '#web/app/filters/use-list-filters.ts';
import { http } from '#web/app/http/http.ts';
import { PublishQuestion } from '#web/app/publishing/PublishQuestion.tsx';
import { useUser } from '#web/app/session/use-user.ts';
import { FilterBar } from './list/FilterBar.tsx';
import { ListSkeleton } from './list/ListSkeleton.tsx';
import { ResourceLine } from './list/ResourceLine.tsx';
import { useListActions } from './list/use-list-actions.ts';

const words = {
  private: {
    title: 'My resources',
    lead: 'Only you, and colleagues in your department who have the link, can see private resources. Public ones are listed under Public resources, where anyone can read them.',
    empty: {
      title: 'Nothing here yet',
      text: 'Describe a text once, and Lexiloom writes it in both languages with its questions, sound and games.',
    },
  },
  public: {
    title: 'Public resources',
    lead: 'Made by teachers and shared with everyone. Open one to teach from it, or copy it to change it.',
    empty: {
      title: 'Nobody has shared a resource yet',
      text: 'Make one of your own public, and every teacher finds it here.',
    },
  },
  department: {
    title: 'Department resources',
    lead: 'What you and your colleagues share. Teach from it, set it as homework, or copy it to change it: only its owner changes the original.',
    empty: {
      title: 'Nothing is shared yet',
      text: 'Open the menu of one of your own resources and choose “Share with my department”.',
    },
  },
} as const;

const lists = [
  { scope: 'private', href: '/private_resources', label: 'My resources' },
  { scope: 'department', href: '/department_resources', label: 'Department resources' },
  { scope: 'public', href: '/public_resources', label: 'Public resources' },
] as const;

/** The lists at /private_resources, /department_resources and /public_resources. */
export default function ResourceList({ scope }: { scope: Scope }) {
  const { filters, change } = useListFilters(ListFilters);
  const { data, error, isLoading, mutate } = useResourceList(scope, filters);
  const actions = useListActions();
  const { data: me } = useUser();
  const hasDepartment = Boolean(me?.organisation);
  const [publishing, setPublishing] = useState<ResourceRow | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const say = words[scope];

  const onPage = (page: number) => {
    change({ page });
    heading.current?.focus();
  };

  return (
    <div className="mx-auto w-full max-w-350 px-4 py-8 sm:px-8">
      <div className="mb-6 flex flex-wrap items-start justify-between gap-4">
        <div className="max-w-2xl">
          <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
            {say.title}
          </h1>
          <p className="mt-1 text-ink-2">{say.lead}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          {lists
            .filter((one) => one.scope !== scope && (one.scope !== 'department' || hasDepartment))
            .map(({ href, label }) => (
              <LinkButton key={href} href={href}>
                {label}
              </LinkButton>
            ))}
          <LinkButton href="/add_resource" variant="primary">
            Add a resource
          </LinkButton>
        </div>
      </div>
      <FilterBar filters={filters} onFilters={change} />
      {content()}
      {publishing && (
        <PublishQuestion
          title={publishing.title}
          onCancel={() => setPublishing(null)}
          onPublish={() => {
            setPublishing(null);
            void actions.setVisibility(publishing, true);
          }}
        />
      )}
    </div>
  );

  function content() {
    if (error && !data) {
      return (
        <Card>
          <EmptyState
            icon={<WifiOff size={28} />}
            title="The list could not be loaded"
            action={
              <Button variant="primary" onClick={() => void mutate()}>
                Try again
              </Button>
            }
          >
            {error instanceof Error ? error.message : 'Something went wrong'}
          </EmptyState>
        </Card>
      );
    }
    if (!data || isLoading) return data ? list(data) : <ListSkeleton />;
    return list(data);
  }

  function list([rows, total]: readonly [Parameters<typeof actions.remove>[0][], number]) {
    if (rows.length === 0) {
      if (total > 0) {
        return (
          <Card>
            <EmptyState
              icon={<SearchX size={28} />}
              title="This page is empty"
              action={<Button onClick={() => onPage(1)}>Go to the first page</Button>}
            />
          </Card>
        );
      }
      return isFiltered(filters, everyResource) ? (
        <Card>
          <EmptyState
            icon={<SearchX size={28} />}
            title="Nothing matches these filters"
            action={<Button onClick={() => change(everyResource)}>Clear search and filters</Button>}
          >
            Try another word, or fewer filters.
          </EmptyState>
        </Card>
      ) : (
        <Card>
          <EmptyState
            icon={<BookOpen size={28} />}
            title={say.empty.title}
            action={
              scope === 'department' ? (
                <LinkButton href="/private_resources" variant="primary">
                  Choose one of mine
                </LinkButton>
              ) : (
                <LinkButton href="/add_resource" variant="primary">
                  Add a resource
                </LinkButton>
              )
            }
          >
            {say.empty.text}
          </EmptyState>
        </Card>
      );
    }
    return (
      <>
        <Card flush>
          <ul>
            {rows.map((row) => (
              <ResourceLine
                key={row.id}
                row={row}
                onVisibility={(one, isPublic) =>
                  isPublic ? setPublishing(one) : void actions.setVisibility(one, false)
                }
                onShare={hasDepartment ? actions.share : null}
                onDuplicate={actions.duplicate}
                onDelete={actions.remove}
              />
            ))}
          </ul>
        </Card>
        <Pages page={filters.page} size={pageSize} total={total} onPage={onPage} />
      </>
    );
  }
}

/** One page of a list and how many rows there are in all; the last page stays while the next is fetched. */
function useResourceList(scope: Scope, filters: ListFilters) {
  return useSWR(listPath(scope, filters), (path) => http.get<[ResourceRow[], number]>(path), {
    keepPreviousData: true,
    shouldRetryOnError: false,
  });
}
