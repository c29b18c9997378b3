import { memo } from 'react';
import { NativeSelect } from '#ui/NativeSelect.tsx';
import { Switch } from '#ui/Switch.tsx';
import type { GapOptions } from './options.ts';

const starts = [
  { value: 'nothing', label: 'Nothing' },
  { value: 'first-letter', label: 'The first letter' },
  { value: 'first-half', label: 'The first half' },
] as const;

const extraWords = [0, 2, 4, 6, 8].map((n) => ({ value: `${n}`, label: n ? `${n}` : 'None' }));

interface GapLookProps extends Omit<GapOptions, 'source'> {
  onChange: (changes: Partial<GapOptions>) => void;
}

/** What pupils see of a gap, and beside the text. Another source of gaps draws none of it again. */
export const GapLook = memo(function GapLook({ onChange, ...look }: GapLookProps) {
  return (
    <details>
      <summary className="min-h-9 py-1.5 font-semibold text-sm">What pupils see</summary>
      <div className="mt-2 grid gap-3">
        <Switch label="Word bank" on={look.bank} onSwitch={(bank) => onChange({ bank })} />
        {look.bank && (
          <NativeSelect
            label="Extra words that fit nowhere"
            value={String(look.distractors)}
            options={extraWords}
            onChange={(event) => onChange({ distractors: Number(event.currentTarget.value) })}
          />
        )}
        <Switch
          label="Keep the first sentence whole"
          on={look.firstSentenceWhole}
          onSwitch={(firstSentenceWhole) => onChange({ firstSentenceWhole })}
        />
        <Switch
          label="Gaps as long as their words"
          on={look.lengthClue}
          onSwitch={(lengthClue) => onChange({ lengthClue })}
        />
        <NativeSelect
          label="Left to see of each word"
          value={look.start}
          options={starts}
          onChange={(event) => {
            const start = starts.find(({ value }) => value === event.currentTarget.value);
            if (start) onChange({ start: start.value });
          }}
        />
      </div>
    </details>
  );
});
