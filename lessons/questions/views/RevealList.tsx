import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { CSSProperties, ReactNode } from 'react';
import { languageOf } from '#language/languages.ts';
import type { Text } from '#language/text/text.ts';
import { NotGenerated } from './make-view.tsx';
import { RevealBar, TurnBar } from './RevealBar.tsx';
import { useReveal } from './use-reveal.ts';
import { useTurns } from './use-turns.ts';

interface RevealItem {
  id: string;
  /** The prompt, visible to pupils from the start. */
  prompt: ReactNode;
  /** The answer to reveal. */
  answer: ReactNode;
  /**
   * Content shown below the whole line after the answer is revealed. If it were shown earlier, its size would
   * reveal the answer.
   */
  more?: ReactNode;
}

interface RevealListProps {
  items: readonly RevealItem[];
  text: Text;
  textStyle?: CSSProperties | undefined;
}

/**
 * A numbered list of prompts with covered answers, used by most panels. The numbers are on the side where the
 * target language starts its lines.
 */
export function RevealList({ items, text, textStyle }: RevealListProps) {
  const { shown, turn } = useTurns(items);
  const reveal = useReveal(shown.map(({ item }) => item.id));
  if (items.length === 0) return <NotGenerated />;
  return (
    <div className="grid gap-6">
      <TurnBar turn={turn} />
      <RevealBar reveal={reveal} />
      <ol
        className="m-0 grid list-none gap-4 p-0"
        dir={languageOf(text.target).direction}
        style={textStyle}
      >
        {shown.map(({ item: { id, prompt, answer, more }, number }) => (
          <li
            key={id}
            className="grid grid-cols-[2.2em_minmax(0,1fr)] items-start gap-x-2 gap-y-3 border-b border-line pb-4 lg:grid-cols-[2.2em_minmax(0,3fr)_minmax(0,2fr)]"
          >
            <span className="pt-1 text-[0.8em] font-semibold text-ink-3">{number}</span>
            <div className="min-w-0 pt-1">{prompt}</div>
            <div className="col-start-2 min-w-0 lg:col-start-3">
              <Covered
                label={t`Answer ${number}`}
                shown={reveal.isShown(id)}
                onToggle={() => reveal.toggle(id)}
              >
                {answer}
              </Covered>
            </div>
            {more && reveal.isShown(id) && (
              <div className="col-start-2 min-w-0 lg:col-end-4">{more}</div>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

interface CoveredProps {
  /** The number of the answer, for screen readers. */
  label: string;
  shown: boolean;
  onToggle: () => void;
  children: ReactNode;
}

/** A covered answer. A click, tap, Enter or Space toggles it; the line height does not change. */
function Covered({ label, shown, onToggle, children }: CoveredProps) {
  return (
    <button
      type="button"
      aria-expanded={shown}
      onClick={onToggle}
      className="grid min-h-11 w-full items-center rounded-control border border-line bg-raised px-4 py-2 text-start transition-colors hover:border-edge aria-[expanded=false]:border-dashed aria-[expanded=false]:border-edge aria-[expanded=false]:bg-sunken"
    >
      <span className="sr-only">{label}:</span>
      <span className={`col-start-1 row-start-1 ${shown ? '' : 'invisible'}`} aria-hidden={!shown}>
        {children}
      </span>
      {!shown && (
        <span className="col-start-1 row-start-1 font-sans text-[1rem] text-ink-2">
          <Trans>Show answer</Trans>
        </span>
      )}
    </button>
  );
}
