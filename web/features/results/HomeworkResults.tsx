import './results.css';
import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LinkButton } from '#ui/LinkButton.tsx';
import { LinkTabs } from '#ui/LinkTabs.tsx';
import { HomeworkByClass } from './list/HomeworkByClass.tsx';
import { SingleHomework } from './list/SingleHomework.tsx';
import { singleHomeworkHref } from './result-address.ts';

/** The list at /homework-result: all homework, class by class, and what single pupils have. */
export default function HomeworkResults() {
  const [params] = useSearchParams();
  const single = params.get('for') === 'pupils';
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <div className="mx-auto w-full max-w-350 px-4 py-8 sm:px-8">
      <div className="mb-6 flex flex-wrap items-start justify-between gap-4">
        <div className="max-w-2xl">
          <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
            Homework
          </h1>
          <p className="mt-1 text-ink-2">
            What is set in each class, who has done it, and how it went.
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <LinkButton href="/dashboard">Overview</LinkButton>
          <LinkButton href="/create-homework" variant="primary">
            Set homework
          </LinkButton>
        </div>
      </div>
      <LinkTabs
        label="Homework by who has it"
        tabs={[
          { href: '/homework-result', name: 'Classes', current: !single },
          { href: singleHomeworkHref, name: 'Individual pupils', current: single },
        ]}
      />
      {single ? <SingleHomework /> : <HomeworkByClass onTurned={() => heading.current?.focus()} />}
    </div>
  );
}
