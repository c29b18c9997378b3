import { t } from '@lingui/core/macro';
import { ChevronDown } from 'lucide-react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from './class-names.ts';

interface LongTextProps {
  text: string;
  /** Number of lines shown at first, as Tailwind's `line-clamp-*` for each screen width. */
  clamp: string;
  className?: string;
}

/**
 * A text of several lines, each in its own writing direction. A text longer than `clamp` is collapsed, with a
 * button that shows the rest. On paper it is always complete.
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
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
          className="-mb-2 inline-flex min-h-11 items-center gap-1 font-semibold text-sm text-target hover:underline print:hidden"
        >
          {isOpen ? t`Show less` : t`Show all`}
          <ChevronDown
            size={16}
            aria-hidden="true"
            className={classNames('shrink-0', isOpen && 'rotate-180')}
          />
        </button>
      )}
    </div>
  );
}
