import { Check, LockKeyhole } from 'lucide-react';
import { useId } from 'react';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import type { PartOffer } from './part-offers.ts';

interface QuestionTypesProps {
  offers: readonly PartOffer[];
  chosen: readonly string[];
  onChosen: (chosen: string[]) => void;
}

/** The twelve kinds of questions, each with what pupils do; those that cannot be made say why. */
export function QuestionTypes({ offers, chosen, onChosen }: QuestionTypesProps) {
  const id = useId();
  const possible = offers.filter((offer) => offer.why === null);
  const all = possible.every((offer) => chosen.includes(offer.part));
  const toggle = (part: string) =>
    onChosen(chosen.includes(part) ? chosen.filter((p) => p !== part) : [...chosen, part]);

  return (
    <fieldset data-tour="question-types">
      <legend className="mb-2 text-sm font-semibold">Question types</legend>
      <ul className="grid gap-2.5 sm:grid-cols-2 xl:grid-cols-3">
        {offers.map(({ part, title, aim, why }) => {
          const isChosen = why === null && chosen.includes(part);
          return (
            <li key={part}>
              <label
                className={classNames(
                  'flex h-full items-start gap-2.5 rounded-control border border-line bg-raised p-3 transition-colors',
                  'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-target',
                  why === null
                    ? 'hover:border-edge has-checked:border-target has-checked:bg-target-soft'
                    : 'cursor-not-allowed bg-sunken',
                )}
              >
                <input
                  type="checkbox"
                  checked={isChosen}
                  disabled={why !== null}
                  aria-describedby={`${id}-${part}`}
                  onChange={() => toggle(part)}
                  className="sr-only"
                />
                <span
                  aria-hidden="true"
                  className={classNames(
                    'mt-0.5 inline-flex size-5 shrink-0 items-center justify-center rounded-small border',
                    isChosen
                      ? 'border-transparent bg-target-fill text-on-target'
                      : 'border-edge text-ink-3',
                  )}
                >
                  {isChosen && <Check size={14} strokeWidth={3} />}
                  {why === 'Not in your plan' && <LockKeyhole size={12} />}
                </span>
                <span className="min-w-0">
                  <span
                    className={classNames(
                      'block text-sm font-semibold',
                      isChosen && 'text-target',
                      why !== null && 'text-ink-2',
                    )}
                  >
                    {title}
                  </span>
                  <span id={`${id}-${part}`} className="block text-sm text-ink-2">
                    {aim}
                    {why && <span className="block font-semibold">{why}</span>}
                  </span>
                </span>
              </label>
            </li>
          );
        })}
      </ul>
      <Button
        size="small"
        variant="quiet"
        className="mt-2"
        onClick={() => onChosen(all ? [] : possible.map((offer) => offer.part))}
      >
        {all ? 'Clear all' : 'Choose all'}
      </Button>
    </fieldset>
  );
}
