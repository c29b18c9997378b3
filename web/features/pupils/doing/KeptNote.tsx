import { CircleCheck } from 'lucide-react';
import { useRef } from 'react';
import { isNothingDone } from '#lessons/tasks/nothing-done.ts';
import { Button } from '#ui/Button.tsx';
import { useFocusMove } from '#ui/use-focus-move.ts';
import type { Answers } from '../answers/answers.ts';

type KeptNoteProps = Pick<
  Answers,
  'task' | 'submitted' | 'done' | 'onlyWrong' | 'changeAll' | 'handingIn' | 'waiting'
>;

/** Before a task is tried again: that only the wrong ones need be done; after that, what is kept. */
export function KeptNote(props: KeptNoteProps) {
  const { task, submitted, done, onlyWrong, changeAll, handingIn, waiting } = props;
  const words = useRef<HTMLParagraphElement>(null);
  const moveFocus = useFocusMove();
  const isKept = done.length > 0;
  const right = isKept ? done.length : (task?.lastRight?.items.length ?? 0);
  if (handingIn || waiting || right === 0 || (!isKept && !isNothingDone(submitted))) return null;
  const act = () => {
    if (isKept) changeAll();
    else onlyWrong();
    // The button is another one now, or gone.
    moveFocus(() => words.current?.focus({ preventScroll: true }));
  };
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 rounded-control bg-ok-soft px-3 py-2 text-sm">
      <p ref={words} tabIndex={-1} className="flex min-w-0 flex-1 basis-52 gap-2 outline-none">
        <CircleCheck size={18} aria-hidden="true" className="mt-0.5 shrink-0 text-ok" />
        {isKept ? keptWords(right) : rightWords(right)}
      </p>
      <Button size="small" className="min-h-11" onClick={act}>
        {isKept ? 'Change those too' : 'Only the wrong ones'}
      </Button>
    </div>
  );
}

const keptWords = (right: number) =>
  right === 1
    ? 'Your right answer is kept. Now do the others.'
    : `Your ${right} right answers are kept. Now do the others.`;

const rightWords = (right: number) =>
  right === 1
    ? 'Last time one answer was right. You can keep it.'
    : `Last time ${right} answers were right. You can keep them.`;
