import { NamedOrganisation, type Organisation } from '#contracts/organisation/organisation.ts';
import { FormDialog } from '#ui/FormDialog.tsx';
import { TextField } from '#ui/TextField.tsx';
import { useForm } from '#web/app/forms/use-form.ts';
import { http } from '#web/app/http/http.ts';
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
    <FormDialog title="Rename the organisation" form={form} onClose={onClose}>
      <TextField {...form.field('name')} label="School or department" />
    </FormDialog>
  );
}
