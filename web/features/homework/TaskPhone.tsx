import { Suspense, useState } from 'react';
import type { TaskTemplateName } from '#contracts/homework/task-kinds.ts';
import { templateOf } from '#lessons/tasks/registry.ts';
import { taskViews } from '#lessons/tasks/views.ts';
import { Spinner } from '#ui/Spinner.tsx';
import { mediaAddress } from '#web/app/http/media-address.ts';

interface TaskPhoneProps {
  name: string;
  template: TaskTemplateName;
  /** As it would be stored, with its answers. */
  data: unknown;
  seed: number;
  language: string;
  nativeLanguage: string;
}

/** A task in a phone, as a pupil sees it. It can be tried out; nothing of that is kept. */
export function TaskPhone(props: TaskPhoneProps) {
  const { name, template, data, seed, language, nativeLanguage } = props;
  const rules = templateOf(template);
  const [tried, setTried] = useState<unknown>(rules.empty);
  const { Do } = taskViews[template];
  return (
    <section
      aria-label={`As a pupil sees it: ${name}`}
      className="mx-auto flex h-[40rem] max-h-[max(28rem,calc(100dvh-16rem))] w-full max-w-97 flex-col overflow-hidden rounded-[2rem] border-8 border-night bg-paper"
    >
      <p className="border-b border-line bg-card px-4 py-3 text-center text-sm font-semibold">
        <bdi className="line-clamp-1">{name}</bdi>
      </p>
      <div className="flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto px-4 pt-3 -outline-offset-4">
        <Suspense
          fallback={
            <div className="flex h-60 items-center justify-center">
              <Spinner label="Loading the task" />
            </div>
          }
        >
          <Do
            task={rules.forPupil(data, seed)}
            submitted={tried}
            onChange={setTried}
            language={language}
            nativeLanguage={nativeLanguage}
            soundAddress={mediaAddress}
          />
        </Suspense>
      </div>
    </section>
  );
}
