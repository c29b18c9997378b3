import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Card } from '#ui/Card.tsx';
import { inLanguage } from '#web/app/format/in-language.ts';
import type { ReadingQuestion } from './reading-questions.ts';

interface QuestionListProps {
  questions: readonly ReadingQuestion[];
  current: string;
  onQuestion: (itemId: string) => void;
}

/** The questions of a task with how much of each is read. */
export function QuestionList({ questions, current, onQuestion }: QuestionListProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const box = list.current;
    const item = box?.querySelector(`[data-question="${CSS.escape(current)}"]`);
    if (box && item) scrollTo(box, item);
  }, [current]);
  return (
    <nav aria-label="Questions">
      <Card flush>
        <ol
          ref={list}
          className="flex gap-1 overflow-x-auto p-1.5 lg:max-h-[70dvh] lg:flex-col lg:overflow-auto"
        >
          {questions.map(({ itemId, question, language, answers, read }, at) => (
            <li key={itemId} data-question={itemId} className="shrink-0">
              <button
                type="button"
                aria-current={itemId === current ? 'true' : undefined}
                onClick={() => onQuestion(itemId)}
                className="min-h-11 w-56 rounded-control px-3 py-2 text-start -outline-offset-3 hover:bg-sunken aria-[current=true]:bg-target-soft aria-[current=true]:text-target lg:w-full"
              >
                <span className="flex gap-1.5">
                  <span>{at + 1}.</span>
                  <bdi
                    {...inLanguage(language)}
                    className="line-clamp-2 min-w-0 font-text font-semibold break-words"
                  >
                    {question}
                  </bdi>
                </span>
                <span className="mt-0.5 flex items-center gap-1.5 text-sm text-ink-2">
                  {answers > 0 && read === answers && (
                    <CircleCheck size={14} aria-hidden="true" className="text-ok" />
                  )}
                  {answers === 0 ? 'no answers yet' : `${read} of ${answers} read`}
                </span>
              </button>
            </li>
          ))}
        </ol>
      </Card>
    </nav>
  );
}

/** Scrolls the list alone: `scrollIntoView` would move the page away from the question. */
function scrollTo(box: Element, item: Element): void {
  const [inside, outside] = [item.getBoundingClientRect(), box.getBoundingClientRect()];
  const isHidden = inside.left < outside.left || inside.right > outside.right;
  const isAbove = inside.top < outside.top || inside.bottom > outside.bottom;
  box.scrollBy({
    left: isHidden ? inside.left - outside.left : 0,
    top: isAbove ? inside.top - outside.top : 0,
  });
}
