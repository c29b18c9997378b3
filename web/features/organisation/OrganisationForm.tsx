import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { NamedOrganisation } from '#contracts/organisation/organisation.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextField } from '#ui/TextField.tsx';
import { useForm } from '#web/app/forms/use-form.ts';
import { http } from '#web/app/http/http.ts';
import { organisationPath, useRevalidate } from './use-organisation.ts';

/** Creates an organisation; it only needs a name. */
export function OrganisationForm() {
  const revalidate = useRevalidate();
  const form = useForm({
    schema: NamedOrganisation,
    initial: { name: '' },
    async send(named) {
      await http.post(organisationPath, named);
      await revalidate();
    },
  });
  return (
    <form noValidate onSubmit={form.submit} className="space-y-5">
      <TextField
        {...form.field('name')}
        label={t`School or department`}
        autoComplete="organization"
        placeholder={t`Hill School, Modern Languages`}
      />
      <div role="alert" className="empty:hidden">
        {form.failure && <Notice tone="bad">{form.failure.message}</Notice>}
      </div>
      <Button type="submit" variant="primary" busy={form.busy}>
        <Trans>Set up</Trans>
      </Button>
    </form>
  );
}
