import { useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from './Button.tsx';
import { classNames } from './class-names.ts';

interface LongTextProps {
  text: string;
  /** Tailwind's `line-clamp-*` for each width: how many lines are shown at first. */
  clamp: string;
  className?: string;
}

/**
 * A text of several lines, each in its own writing direction. Collapsed while it is longer than `clamp`, with
 * a button that shows the rest; on paper always whole.
 */
export function LongText({ text, clamp, className }: LongTextProps) {
  const id = useId();
  const box = useRef<HTMLParagraphElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isCut, setIsCut] = useState(false);
  useLayoutEffect(() => {
    const shown = box.current;
    if (!shown || isOpen || text === '') return;
    const measure = () => setIsCut(shown.scrollHeight > shown.clientHeight + 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(shown);
    return () => observer.disconnect();
  }, [text, isOpen]);
  return (
    <div className={className}>
      <p
        ref={box}
        id={id}
        dir="auto"
        className={classNames(
          'whitespace-pre-line break-words [unicode-bidi:plaintext] print:line-clamp-none',
          !isOpen && clamp,
        )}
      >
        {text}
      </p>
      {(isCut || isOpen) && (
        <Button
          variant="quiet"
          size="small"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
          className="-mx-2 min-h-11 print:hidden"
        >
          {isOpen ? 'Show less' : 'Show all'}
        </Button>
      )}
    </div>
  );
}
