import * as z from 'zod';
import type { PupilRow } from '#contracts/classrooms/classroom.ts';
import { Name } from '#contracts/validation/name.ts';
import { FormDialog } from '#ui/FormDialog.tsx';
import { TextField } from '#ui/TextField.tsx';
import { useForm } from '#web/app/forms/use-form.ts';
import type { ClassroomActions } from '../use-classroom-actions.ts';

const Fields = z.object({ fullName: Name });

interface RenamePupilProps {
  pupil: PupilRow;
  actions: ClassroomActions;
  onClose: () => void;
}

/** Writes a pupil's name anew; the user name stays, because it stands on a card. */
export function RenamePupil({ pupil, actions, onClose }: RenamePupilProps) {
  const form = useForm({
    schema: Fields,
    initial: { fullName: pupil.fullName },
    send: async ({ fullName }) => {
      if (await actions.renamePupil(pupil.id, fullName)) onClose();
    },
  });
  return (
    <FormDialog title="Change the name" form={form} saveLabel="Save the name" onClose={onClose}>
      <TextField
        {...form.field('fullName')}
        label="Name"
        autoComplete="off"
        help={`The user name stays ${pupil.userName}.`}
      />
    </FormDialog>
  );
}
