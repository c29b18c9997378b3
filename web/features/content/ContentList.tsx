import { CircleDashed, Globe, PencilLine, Plus } from 'lucide-react';
import { useState } from 'react';
import type { EditedLine, PageKind } from '#contracts/content/page.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { LoadFailed } from '#ui/LoadFailed.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { TextField } from '#ui/TextField.tsx';
import { formatDay } from '#web/app/format/moment.ts';
import { kindTitles } from './kind-titles.ts';
import { PageSkeleton } from './PageSkeleton.tsx';
import { pageHref } from './page-href.ts';
import { pageLanguageName } from './page-language-name.ts';
import { useEditedPages } from './use-edited-pages.ts';

const CreatePageDialog = lazyPart(
  async () => (await import('./editing/CreatePageDialog.tsx')).CreatePageDialog,
);

/**
 * The screen at /written_pages, for admins only: a list of all guides, videos, webinars and pages, for
 * editing.
 */
export default function ContentList() {
  const { data: pages, error, mutate } = useEditedPages();
  const [search, setSearch] = useState('');
  const [creating, setCreating] = useState(false);
  const words = search.trim().toLowerCase();
  const shown = pages?.filter((page) => `${page.title} ${page.slug}`.toLowerCase().includes(words));
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-8 sm:px-8">
      <div className="mb-6 flex flex-wrap items-start justify-between gap-4">
        <div className="max-w-2xl">
          <h1 className="text-3xl">Guides and pages</h1>
          <p className="mt-1 text-ink-2">
            What you save stays a draft until you publish it. Every published version is kept.
          </p>
        </div>
        <Button variant="primary" onClick={() => setCreating(true)}>
          <Plus size={18} aria-hidden="true" /> Write a new page
        </Button>
      </div>
      <search className="mb-6 block max-w-md">
        <TextField
          label="Find a page"
          type="search"
          value={search}
          placeholder="A title or an address"
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      </search>
      {!shown &&
        (error ? (
          <LoadFailed
            error={error}
            title="The list of pages could not be loaded"
            onAgain={() => void mutate()}
          />
        ) : (
          <PageSkeleton />
        ))}
      {shown?.length === 0 && (
        <Card>
          <EmptyState title="No page has that name">Try another word from its title.</EmptyState>
        </Card>
      )}
      {(Object.keys(kindTitles) as PageKind[]).map((kind) => (
        <Section key={kind} kind={kind} pages={shown?.filter((page) => page.kind === kind) ?? []} />
      ))}
      {creating && <CreatePageDialog onClose={() => setCreating(false)} />}
    </div>
  );
}

function Section({ kind, pages }: { kind: PageKind; pages: readonly EditedLine[] }) {
  if (pages.length === 0) return null;
  return (
    <section className="mb-8">
      <h2 className="mb-3 text-xl">{kindTitles[kind]}</h2>
      <Card flush>
        <ul>
          {pages.map(({ id, slug, language, title, published, hasDraft, updatedAt }) => (
            <li
              key={id}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-5 py-3.5 last:border-b-0"
            >
              <div className="min-w-60 flex-1">
                <a href={`/written_pages/${id}`} lang={language} className="font-semibold">
                  {title}
                </a>
                <p className="text-sm text-ink-3">
                  {pageHref(kind, slug)} · {pageLanguageName(language)} · changed{' '}
                  {formatDay(updatedAt)}
                </p>
              </div>
              <div className="flex flex-wrap gap-2">
                {hasDraft && (
                  <Badge tone="native" icon={<PencilLine size={14} aria-hidden="true" />}>
                    Draft
                  </Badge>
                )}
                {published ? (
                  <Badge tone="target" icon={<Globe size={14} aria-hidden="true" />}>
                    Published
                  </Badge>
                ) : (
                  <Badge icon={<CircleDashed size={14} aria-hidden="true" />}>Not published</Badge>
                )}
              </div>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
