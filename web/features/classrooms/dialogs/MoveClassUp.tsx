import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import type { ClassroomDetail, ClassroomRow } from '#contracts/classrooms/classroom.ts';
import { audienceGroups } from '#language/levels.ts';
import { FormDialog } from '#ui/FormDialog.tsx';
import { toast } from '#ui/toast.ts';
import { useForm } from '#web/app/forms/use-form.ts';
import { http } from '#web/app/http/http.ts';
import { ClassroomFields, ClassroomFormFields, fieldsOf } from '../ClassroomFormFields.tsx';
import { classroomPath } from '../use-classroom.ts';

interface MoveClassUpProps {
  detail: ClassroomDetail;
  onClose: () => void;
}

/** Used at the end of a school year: creates a new class with the same pupils and archives this class. */
export function MoveClassUp({ detail: { classroom, pupils }, onClose }: MoveClassUpProps) {
  const { mutate } = useSWRConfig();
  const navigate = useNavigate();
  const form = useForm({
    schema: ClassroomFields,
    initial: { ...fieldsOf(classroom), ...nextClassroom(classroom) },
    send: async (draft) => {
      const next = await http.post<ClassroomRow>(`${classroomPath(classroom.id)}/move-up`, draft);
      toast(
        'success',
        t`${{ newName: next.name }} is ready, and ${{ oldName: classroom.name }} is archived.`,
      );
      await navigate(`/classrooms/view/${next.id}`);
      onClose();
      await mutate((key) => typeof key === 'string' && key.startsWith('/v1/classrooms'));
    },
  });
  const { name } = classroom;
  return (
    <FormDialog
      title={t`Move ${name} up`}
      form={form}
      saveLabel={t`Move class up`}
      onClose={onClose}
    >
      <p className="mb-5 text-ink-2">
        <Plural
          value={{ count: pupils.length }}
          one="# pupil will start the new class with the same login cards."
          other="# pupils will start the new class with the same login cards."
        />{' '}
        <Trans>
          <bdi>{name}</bdi> moves to your archived classes, with all its results.
        </Trans>
      </p>
      <ClassroomFormFields field={form.field} />
    </FormDialog>
  );
}

/**
 * The name and year of a class in the next school year. The name "8B French" becomes "9B French"; a name that
 * does not begin with a school year is unchanged. The year becomes the next one in the same country's school
 * system, or none after the last year.
 */
export function nextClassroom({ name, year }: Pick<ClassroomRow, 'name' | 'year'>): {
  name: string;
  year: string;
} {
  const years = audienceGroups.flatMap(({ audiences }) => {
    const own = audiences.filter(({ key, level }) => key !== level).map(({ key }) => key);
    return own.includes(year ?? '') ? [own] : [];
  });
  const own = years[0] ?? [];
  const next = own[own.indexOf(year ?? '') + 1] ?? '';
  return { name: nextName(name), year: next };
}

/** Increments a school year from 1 to 13 at the start of the name or after "Year", "Class" or "Grade". */
const nextName = (name: string): string =>
  name.replace(/^((?:Year|Class|Grade)\s+)?(\d{1,2})(?!\d)/i, (whole, word = '', digits) =>
    Number(digits) >= 1 && Number(digits) <= 13 ? `${word}${Number(digits) + 1}` : whole,
  );
