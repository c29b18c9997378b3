import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PageKind } from '#contracts/content/page.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { HttpError } from '#ui/http-error.ts';
import { NativeSelect } from '#ui/NativeSelect.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextField } from '#ui/TextField.tsx';
import { http } from '#web/app/http/http.ts';

/** Asks for the kind, title and slug of a new page, then opens it in the editor. */
export function CreatePageDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const [kind, setKind] = useState<PageKind>('guide');
  const [title, setTitle] = useState('');
  /** Null while the slug follows the title. */
  const [ownSlug, setOwnSlug] = useState<string | null>(null);
  const [failure, setFailure] = useState<HttpError | null>(null);
  const [busy, setBusy] = useState(false);
  const errorAt = (field: string) => failure?.fields.find((one) => one.field === field)?.message;

  async function create() {
    setBusy(true);
    setFailure(null);
    try {
      const body = { kind, title, slug: ownSlug ?? slugOf(title) };
      const { id } = await http.post<{ id: string }>('/v1/content/editing', body);
      navigate(`/written_pages/${id}`);
    } catch (error) {
      setFailure(error instanceof HttpError ? error : new HttpError(0, null));
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Write a new page"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" busy={busy} onClick={() => void create()}>
            Create page
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {failure && failure.fields.length === 0 && <Notice tone="bad">{failure.message}</Notice>}
        <NativeSelect
          label="Kind"
          value={kind}
          options={PageKind.options.map((value) => ({ value, label: kindTitles[value] }))}
          onChange={(event) => setKind(PageKind.parse(event.currentTarget.value))}
        />
        <TextField
          label="Title"
          value={title}
          maxLength={120}
          error={errorAt('title')}
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
        <TextField
          label="Address"
          value={ownSlug ?? slugOf(title)}
          maxLength={100}
          error={errorAt('slug')}
          help="Lower-case letters, digits and hyphens. You can’t change it later, so that links keep working."
          onChange={(event) => setOwnSlug(event.currentTarget.value)}
        />
      </div>
    </Dialog>
  );
}

/** Suggests a slug for a title: "Étape 1: Print it!" becomes "etape-1-print-it". */
export function slugOf(title: string): string {
  return title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 100)
    .replace(/-$/, '');
}

/** The names of the kinds of pages, in the order of the admin's list. */
export const kindTitles: Record<PageKind, string> = {
  guide: 'Guides',
  video: 'Videos',
  webinar: 'Webinars',
  page: 'Other pages',
};
