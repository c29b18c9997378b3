import { NamedOrganisation, type Organisation } from '#teaching/organisation/organisation.ts';
import { http } from '#web/http.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { useForm } from '#web/use-form.ts';
import { organisationPath, useReadAnew } from '../use-organisation.ts';

interface RenameOrganisationProps {
  organisation: Organisation;
  onClose: () => void;
}

/** Changes what the organisation is called. */
export function RenameOrganisation({ organisation, onClose }: RenameOrganisationProps) {
  const readAnew = useReadAnew();
  const form = useForm({
    schema: NamedOrganisation,
    initial: { name: organisation.name },
    async send(named) {
      await http.patch(organisationPath, named);
      await readAnew();
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title="Rename the organisation">
      <form noValidate onSubmit={form.submit}>
        <TextField {...form.field('name')} label="School or department" />
        <div role="alert" className="mt-5 empty:hidden">
          {form.failure && <Notice tone="bad">{form.failure.message}</Notice>}
        </div>
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={form.busy}>
            Save
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
