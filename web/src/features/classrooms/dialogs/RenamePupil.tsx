import * as z from 'zod';
import type { PupilRow } from '#teaching/classrooms/classroom.ts';
import { Name } from '#teaching/validation/name.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { useForm } from '#web/use-form.ts';
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
    <Dialog open onClose={onClose} title="Change the name">
      <form noValidate onSubmit={form.submit}>
        <TextField
          {...form.field('fullName')}
          label="Name"
          autoComplete="off"
          help={`The user name stays ${pupil.userName}.`}
        />
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={form.busy}>
            Save the name
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
