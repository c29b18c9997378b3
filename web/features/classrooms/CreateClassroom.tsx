import { Trans } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import type { ClassroomRow } from '#contracts/classrooms/classroom.ts';
import { Button, LinkButton } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useForm } from '#web/app/forms/use-form.ts';
import { http } from '#web/app/http/http.ts';
import { ClassroomFields, ClassroomFormFields, fieldsOf } from './ClassroomFormFields.tsx';

/** The screen at /classrooms/create. The next screen adds pupils. */
export default function CreateClassroom() {
  const navigate = useNavigate();
  const form = useForm({
    schema: ClassroomFields,
    initial: fieldsOf(),
    send: async (draft) => {
      const { id } = await http.post<ClassroomRow>('/v1/classrooms', draft);
      await navigate(`/classrooms/${id}/pupils/create`);
    },
  });
  return (
    <div className="mx-auto w-full max-w-xl px-4 py-8 sm:px-8">
      <a href="/classrooms/view" className="inline-flex min-h-11 items-center gap-1.5">
        <ArrowLeft size={18} aria-hidden="true" className="rtl:-scale-x-100" />{' '}
        <Trans>Classes</Trans>
      </a>
      <h1 className="mt-2 text-3xl">
        <Trans>Create a class</Trans>
      </h1>
      <p className="mt-1 mb-6 text-ink-2">
        <Trans>Next you’ll add pupils by pasting their names.</Trans>
      </p>
      <Card>
        <form noValidate onSubmit={form.submit}>
          <ClassroomFormFields field={form.field} />
          <div role="alert" className="mt-5 empty:hidden">
            {form.failure && <Notice tone="bad">{form.failure.message}</Notice>}
          </div>
          <div className="mt-6 flex flex-wrap gap-3">
            <Button type="submit" variant="primary" busy={form.busy}>
              <Trans>Create class</Trans>
            </Button>
            <LinkButton href="/classrooms/view">
              <Trans>Cancel</Trans>
            </LinkButton>
          </div>
        </form>
      </Card>
    </div>
  );
}
