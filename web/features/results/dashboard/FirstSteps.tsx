import { ClipboardList, GraduationCap, Rocket } from 'lucide-react';
import type { HomeworkOverview } from '#contracts/homework/homework.ts';
import { LinkButton } from '#ui/LinkButton.tsx';

const icons = [GraduationCap, ClipboardList, Rocket];

/** The way to the first homework: make a class, set homework, see results. The next step is the primary one. */
export function FirstSteps({ overview }: { overview: HomeworkOverview }) {
  const steps = [
    {
      title: 'Make a class and add its pupils',
      text: 'Paste their names. Each gets a user name and a card to sign in with; no e-mail is needed.',
      done: overview.classrooms > 0 && overview.pupils > 0,
      href: overview.classrooms > 0 ? '/classrooms/view' : '/classrooms/create',
      label: overview.classrooms > 0 ? 'Add pupils' : 'Make a class',
    },
    {
      title: 'Set homework from a text',
      text: 'Choose one of your resources, pick tasks by trying them, and say until when.',
      done: overview.active + overview.upcoming > 0,
      href: '/create-homework',
      label: 'Set homework',
    },
    {
      title: 'See how it went',
      text: 'Answers are marked as they come in. You see who needs help, and with what.',
      done: false,
      href: '/homework-result',
      label: 'All homework',
    },
  ];
  const next = steps.findIndex(({ done }) => !done);
  return (
    <ol className="grid gap-4 lg:grid-cols-3">
      {steps.map(({ title, text, done, href, label }, index) => {
        const Icon = icons[index] ?? Rocket;
        return (
          <li
            key={title}
            className="flex flex-col rounded-card border border-line bg-card p-6"
            aria-current={index === next ? 'step' : undefined}
          >
            <div className="flex items-center gap-3">
              <span
                aria-hidden="true"
                className="flex size-12 items-center justify-center rounded-control bg-target-soft text-target"
              >
                <Icon size={24} />
              </span>
              <span className="text-sm font-semibold text-ink-2">
                {done ? 'Done' : `Step ${index + 1}`}
              </span>
            </div>
            <h2 className="mt-4 text-xl">{title}</h2>
            <p className="mt-1.5 mb-5 text-ink-2">{text}</p>
            <div className="mt-auto">
              <LinkButton href={href} variant={index === next ? 'primary' : 'secondary'}>
                {label}
              </LinkButton>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
