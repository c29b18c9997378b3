import { useSWRConfig } from 'swr';
import type { ClassroomRow } from '#teaching/classrooms/classroom.ts';
import { http } from '#web/http.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { useForm } from '#web/use-form.ts';
import { ClassroomFormFields } from '../ClassroomFormFields.tsx';
import { ClassroomFields, fieldsOf } from '../classroom-form.ts';
import { classroomPath } from '../use-classroom.ts';

/** Changes what the class is called, learns and is. */
export function RenameClassroom({ row, onClose }: { row: ClassroomRow; onClose: () => void }) {
  const { mutate } = useSWRConfig();
  const form = useForm({
    schema: ClassroomFields,
    initial: fieldsOf(row),
    send: async (draft) => {
      await http.patch(classroomPath(row.id), draft);
      await mutate((key) => typeof key === 'string' && key.startsWith('/v1/classrooms'));
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title="Name, language and year">
      <form noValidate onSubmit={form.submit}>
        <ClassroomFormFields field={form.field} />
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
