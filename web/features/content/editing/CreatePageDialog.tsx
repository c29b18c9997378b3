import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { NewPage, PageKind, PageLanguage } from '#contracts/content/page.ts';
import { FormDialog } from '#ui/FormDialog.tsx';
import { NativeSelect } from '#ui/NativeSelect.tsx';
import { TextField } from '#ui/TextField.tsx';
import { useForm } from '#web/app/forms/use-form.ts';
import { http } from '#web/app/http/http.ts';
import { kindTitles } from '../kind-titles.ts';
import { pageLanguageName } from '../page-language-name.ts';

/** Asks for the kind, title and slug of a new page, then opens it in the editor. */
export function CreatePageDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  /** True once the admin has typed a slug. Until then, the slug is derived from the title. */
  const [ownsSlug, setOwnsSlug] = useState(false);
  const slugFor = (typed: { title: string; slug: string }) =>
    ownsSlug ? typed.slug : slugOf(typed.title);
  const form = useForm({
    schema: NewPage,
    initial: { kind: 'guide', language: 'en', title: '', slug: '' },
    read: (typed) => ({ ...typed, slug: slugFor(typed) }),
    async send(page) {
      const { id } = await http.post<{ id: string }>('/v1/content/editing', page);
      navigate(`/written_pages/${id}`);
    },
  });
  const slug = form.field('slug');
  return (
    <FormDialog title="Write a new page" form={form} saveLabel="Create page" onClose={onClose}>
      <div className="grid gap-4">
        <NativeSelect
          {...form.field('kind')}
          label="Kind"
          options={PageKind.options.map((value) => ({ value, label: kindTitles[value] }))}
        />
        <NativeSelect
          {...form.field('language')}
          label="Language"
          help="For a translation, enter the address of the page that it translates."
          options={PageLanguage.options.map((value) => ({ value, label: pageLanguageName(value) }))}
        />
        <TextField {...form.field('title')} label="Title" maxLength={120} />
        <TextField
          {...slug}
          label="Address"
          value={slugFor(form.values)}
          maxLength={100}
          help="Lower-case letters, digits and hyphens. You can’t change it later, so that links keep working."
          onChange={(event) => {
            setOwnsSlug(true);
            slug.onChange(event);
          }}
        />
      </div>
    </FormDialog>
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
