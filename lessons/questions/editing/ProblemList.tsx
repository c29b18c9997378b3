import { Quoted } from '#ui/Quoted.tsx';
import type { Problem } from '../question-definition.ts';

/** What the checks found, each in its sentence; nothing when all is well. */
export function ProblemList({ problems }: { problems: readonly Problem[] }) {
  if (problems.length === 0) return null;
  const messages = [...new Set(problems.map(({ message }) => message))];
  return (
    <ul className="m-0 grid gap-1 ps-5 text-sm text-ink">
      {messages.map((message) => (
        <li key={message}>
          <Quoted text={message} />
        </li>
      ))}
    </ul>
  );
}
