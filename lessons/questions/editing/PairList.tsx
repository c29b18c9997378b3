import type { Text } from '#language/text/text.ts';
import { Button } from '#ui/Button.tsx';
import type { Bilingual } from '../bilingual.ts';
import { PairFields } from './PairFields.tsx';

interface PairListProps {
  /** One pair's name, such as "Useful phrase". */
  name: string;
  pairs: readonly Bilingual[];
  text: Text;
  onChange: (pairs: Bilingual[]) => void;
}

/** A short list of pairs inside an item, to edit, add to and remove from. */
export function PairList({ name, pairs, text, onChange }: PairListProps) {
  return (
    <fieldset className="m-0 grid gap-3 border-0 border-s-4 border-line p-0 ps-4">
      <legend className="sr-only">{name}s</legend>
      {pairs.map((pair, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pairs have no ids, and their fields hold no state
        <div key={at} className="grid items-end gap-2 md:grid-cols-[minmax(0,1fr)_auto]">
          <PairFields
            name={`${name} ${at + 1}`}
            words={pair}
            text={text}
            onChange={(words) =>
              onChange(pairs.map((other, index) => (index === at ? words : other)))
            }
          />
          <Button
            size="small"
            variant="quiet"
            aria-label={`Remove ${name} ${at + 1}`}
            onClick={() => onChange(pairs.filter((_, index) => index !== at))}
          >
            Remove
          </Button>
        </div>
      ))}
      <Button
        size="small"
        className="w-fit"
        onClick={() => onChange([...pairs, { target: '', native: '' }])}
      >
        Add {name.toLowerCase()}
      </Button>
    </fieldset>
  );
}
