import { useId } from 'react';
import { type OfferedSheet, withName } from './printed-sheets.ts';

interface SheetListProps {
  offers: readonly OfferedSheet[];
  chosen: readonly string[];
  onChoose: (names: string[]) => void;
}

/** Every worksheet of the lesson to tick; what cannot be printed stands last and says why. */
export function SheetList({ offers, chosen, onChoose }: SheetListProps) {
  const id = useId();
  const open = offers.filter(({ why }) => why === null);
  const closed = offers.filter(({ why }) => why !== null);
  return (
    <fieldset>
      <legend className="mb-1 text-lg font-bold">What to print</legend>
      <ul>
        {[...open, ...closed].map(({ name, title, why }) => (
          <li key={name}>
            <label className="flex min-h-11 items-center gap-3 py-1 has-disabled:cursor-not-allowed">
              <input
                type="checkbox"
                className="size-5 shrink-0"
                checked={chosen.includes(name)}
                disabled={why !== null}
                aria-describedby={why ? `${id}-${name}` : undefined}
                onChange={({ currentTarget: { checked } }) =>
                  onChoose(
                    checked ? withName(offers, chosen, name) : chosen.filter((one) => one !== name),
                  )
                }
              />
              <span className="min-w-0">
                <span className={why ? 'text-ink-2' : 'font-semibold'}>{title}</span>
                {why && (
                  <span id={`${id}-${name}`} className="block text-sm text-ink-2">
                    {why}
                  </span>
                )}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
