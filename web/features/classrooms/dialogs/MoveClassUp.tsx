import { useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import type { ClassroomDetail, ClassroomRow } from '#contracts/classrooms/classroom.ts';
import { FormDialog } from '#ui/FormDialog.tsx';
import { toast } from '#ui/toast.ts';
import { formatCount } from '#web/app/format/format-count.ts';
import { useForm } from '#web/app/forms/use-form.ts';
import { http } from '#web/app/http/http.ts';
import { ClassroomFormFields } from '../ClassroomFormFields.tsx';
import { ClassroomFields, fieldsOf } from '../classroom-form.ts';
import { nextClassroom } from '../next-classroom.ts';
import { classroomPath } from '../use-classroom.ts';

interface MoveClassUpProps {
  detail: ClassroomDetail;
  onClose: () => void;
}

/** The end of a school year: a new class with the same pupils, and this one in the archive. */
export function MoveClassUp({ detail: { classroom, pupils }, onClose }: MoveClassUpProps) {
  const { mutate } = useSWRConfig();
  const navigate = useNavigate();
  const form = useForm({
    schema: ClassroomFields,
    initial: { ...fieldsOf(classroom), ...nextClassroom(classroom) },
    send: async (draft) => {
      const next = await http.post<ClassroomRow>(`${classroomPath(classroom.id)}/move-up`, draft);
      toast('success', `${next.name} is ready. ${classroom.name} is archived.`);
      await navigate(`/classrooms/view/${next.id}`);
      onClose();
      await mutate((key) => typeof key === 'string' && key.startsWith('/v1/classrooms'));
    },
  });
  return (
    <FormDialog
      title={`Move ${classroom.name} up`}
      form={form}
      saveLabel="Move the class up"
      onClose={onClose}
    >
      <p className="mb-5 text-ink-2">
        {formatCount(pupils.length, 'pupil')} start the new class with the same login cards.{' '}
        <bdi>{classroom.name}</bdi> moves to your archived classes, with all its results.
      </p>
      <ClassroomFormFields field={form.field} />
    </FormDialog>
  );
}
