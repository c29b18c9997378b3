import { useSWRConfig } from 'swr';
import type { ClassroomRow } from '#contracts/classrooms/classroom.ts';
import { FormDialog } from '#ui/FormDialog.tsx';
import { useForm } from '#web/app/forms/use-form.ts';
import { http } from '#web/app/http/http.ts';
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
    <FormDialog title="Name, language and year" form={form} onClose={onClose}>
      <ClassroomFormFields field={form.field} />
    </FormDialog>
  );
}
