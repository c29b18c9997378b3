import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ResourceRow } from '#contracts/resources/resource.ts';
import { messageOf } from '#ui/http-error.ts';
import { FilterBar, ListFilters, listPath, pageSize, type Scope } from './FilterBar.tsx';
import '../resources.css';
import { WifiOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { labelKey } from '#contracts/resources/label-key.ts';
import { Button, LinkButton } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { Pages } from '#ui/Pages.tsx';
import { useListFilters } from '#web/app/filters/list-filters.ts';
import { http } from '#web/app/http/http.ts';
import { useRequest } from '#web/app/http/use-request.ts';
import { PublishQuestion } from '#web/app/publishing/PublishQuestion.tsx';
import { useUser } from '#web/app/session/use-user.ts';
import { hrefInto } from '../file-new-resource.ts';
import { ChosenResources, useChosen } from './ChosenResources.tsx';
import { EmptyList, ListSkeleton } from './EmptyList.tsx';
import { FolderList, OpenFolder } from './FolderList.tsx';
import { ResourceLine } from './ResourceLine.tsx';
import {
  type Asked,
  type ListPage,
  titleOf,
  useListActions,
  useShelfActions,
} from './use-shelf-actions.ts';

const ShelfDialogs = lazyPart(async () => (await import('./ShelfDialogs.tsx')).default);

const words = {
  private: {
    title: t`My resources`,
    lead: t`Only you, and colleagues in your department who have the link, can see private resources. Public ones are listed under Public resources, where anyone can read them.`,
    empty: {
      title: t`Nothing here yet`,
      text: t`Describe a text once, and Lexiloom writes it in both languages with its questions, sound and games.`,
    },
  },
  public: {
    title: t`Public resources`,
    lead: t`Made by teachers and shared with everyone. Open one to teach from it, or copy it to change it.`,
    empty: {
      title: t`Nobody has shared a resource yet`,
      text: t`Make one of your own public, and every teacher will find it here.`,
    },
  },
  department: {
    title: t`Department resources`,
    lead: t`What you and your colleagues share. Teach from it, set it as homework, or copy it to change it: only its owner changes the original.`,
    empty: {
      title: t`Nothing is shared yet`,
      text: t`Open the menu of one of your own resources and choose “Share with my department”.`,
    },
  },
} as const;

const lists = [
  { scope: 'private', href: '/private_resources', label: t`My resources` },
  { scope: 'department', href: '/department_resources', label: t`Department resources` },
  { scope: 'public', href: '/public_resources', label: t`Public resources` },
] as const;

/** The lists at /private_resources, /department_resources and /public_resources. */
export default function ResourceList({ scope }: { scope: Scope }) {
  const { filters, change } = useListFilters(ListFilters);
  const { data, error, mutate } = useResourceList(scope, filters);
  const [rows = [], total = 0, shelf] = data ?? [];
  const actions = useListActions();
  const { data: me } = useUser();
  const hasDepartment = Boolean(me?.organisation);
  const [publishing, setPublishing] = useState<ResourceRow | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  // True if the dialog acts on the selected rows. An action from the menu of one row leaves the selection
  // unchanged.
  const [isOfChosen, setIsOfChosen] = useState(false);
  const isOwn = scope === 'private';
  const chosenOf = JSON.stringify({ ...filters, page: 1, sort: '' });
  const { chosen, choose, chooseOne, clear, forget } = useChosen(chosenOf, rows);
  const several = useShelfActions(forget);
  const heading = useRef<HTMLHeadingElement>(null);
  const [begun, setBegun] = useState(0);
  const say = words[scope];
  const folder = shelf?.folders.find(({ id }) => id === filters.folder);
  const addHref = hrefInto('/add_resource', folder?.id ?? null);

  const onPage = (page: number) => {
    change({ page });
    heading.current?.focus();
  };
  const ask = (next: Asked, ofChosen = false) => {
    setAsked(next);
    setIsOfChosen(ofChosen);
  };
  const onDone = () => {
    clear();
    setBegun((times) => times + 1);
  };
  // The pressed control may have been removed, for example with the selection bar, so move the focus to the
  // top of the list. Do this after the dialog has closed too, because an open dialog blocks focus on the
  // page.
  useEffect(() => {
    if (begun > 0) heading.current?.focus();
  }, [begun]);

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
          <LinkButton href={addHref} variant="primary">
            <Trans>Add a resource</Trans>
          </LinkButton>
        </div>
      </div>
      <FilterBar
        filters={filters}
        onFilters={change}
        tags={shelf?.tags.map(({ tag }) => tag) ?? []}
      />
      {isOwn && shelf && (shelf.resources > 0 || shelf.folders.length > 0) ? (
        <div className="lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:items-start lg:gap-6">
          <FolderList
            shelf={shelf}
            open={filters.folder}
            onOpen={(id) => change({ folder: id })}
            onNew={() => ask({ kind: 'new folder' })}
          />
          <div className="min-w-0">
            {folder && (
              <OpenFolder
                folder={folder}
                onRename={() => ask({ kind: 'rename folder', folder })}
                onRemove={() => {
                  change({ folder: '' });
                  setBegun((times) => times + 1);
                  void several.removeFolder(folder);
                }}
              />
            )}
            {content()}
          </div>
        </div>
      ) : (
        content()
      )}
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
      {asked && shelf && (
        <ShelfDialogs
          asked={asked}
          shelf={shelf}
          actions={several}
          onClose={(done) => {
            setAsked(null);
            if (done && isOfChosen) onDone();
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
            title={t`The list could not be loaded`}
            action={
              <Button variant="primary" onClick={() => void mutate()}>
                <Trans>Try again</Trans>
              </Button>
            }
          >
            {messageOf(error)}
          </EmptyState>
        </Card>
      );
    }
    if (!data) return <ListSkeleton />;
    if (rows.length > 0) return list();
    return (
      <EmptyList
        scope={scope}
        filters={filters}
        total={total}
        shelf={shelf}
        words={say.empty}
        addHref={addHref}
        onFilters={change}
        onPage={onPage}
      />
    );
  }

  function list() {
    const isAll = rows.every(({ id }) => chosen.has(id));
    const folderOf = ({ folderId }: ResourceRow) =>
      filters.folder === '' ? shelf?.folders.find(({ id }) => id === folderId)?.name : undefined;
    return (
      <>
        <Card flush>
          {isOwn && (
            <label className="flex min-h-11 w-fit items-center gap-1 ps-2 pe-5 text-sm font-semibold text-ink-2">
              <span className="flex size-11 items-center justify-center">
                <input
                  type="checkbox"
                  checked={isAll}
                  onChange={() => choose(rows, !isAll)}
                  className="size-5"
                />
              </span>
              <Trans>Select all on this page</Trans>
            </label>
          )}
          <ul className={isOwn ? 'border-t border-line' : undefined}>
            {rows.map((row) => (
              <ResourceLine
                key={row.id}
                row={row}
                folder={folderOf(row)}
                onTag={(tag) => change({ tag: labelKey(tag) })}
                onVisibility={(one, isPublic) =>
                  isPublic ? setPublishing(one) : void actions.setVisibility(one, false)
                }
                actions={{
                  onShare: hasDepartment ? actions.share : null,
                  onDuplicate: actions.duplicate,
                  onDelete: (one) => {
                    forget([one.id]);
                    void actions.remove(one);
                  },
                  onFile: isOwn ? (kind, one) => ask({ kind, rows: [one] }) : null,
                }}
                {...(isOwn && {
                  choice: {
                    chosen: chosen.has(row.id),
                    onChoose: (on: boolean, isRange: boolean) => chooseOne(row, on, isRange),
                  },
                })}
              />
            ))}
          </ul>
          {isOwn && chosen.size > 0 && (
            <ChosenResources
              chosen={chosen}
              onAsk={(next) => ask(next, true)}
              onMakePrivate={() => {
                const open = [...chosen.values()].filter(
                  ({ visibility }) => visibility === 'PUBLIC',
                );
                const said = plural(
                  { count: open.length },
                  {
                    1: `“${{ title: titleOf(open[0]) }}” is now private.`,
                    one: '# resource is now private.',
                    other: '# resources are now private.',
                  },
                );
                void several
                  .change(open, { visibility: 'PRIVATE' }, said)
                  .then((done) => done && onDone());
              }}
              onDelete={() =>
                void several.remove([...chosen.values()]).then((done) => done && onDone())
              }
              onClear={onDone}
            />
          )}
        </Card>
        <Pages page={filters.page} size={pageSize} total={total} onPage={onPage} />
      </>
    );
  }
}

/**
 * One page of a list and the total number of rows. The previous page stays visible while the next page is
 * fetched.
 */
function useResourceList(scope: Scope, filters: ListFilters) {
  return useRequest(listPath(scope, filters), (path) => http.get<ListPage>(path), {
    keepPreviousData: true,
  });
}
