import { useId } from 'react';
import type { Option } from './ChipGroup.tsx';

interface SegmentedProps<Value extends string> {
  label: string;
  options: readonly Option<Value>[];
  value: Value;
  onChoose: (value: Value) => void;
}

/** A few mutually exclusive options in one bar. */
export function Segmented<Value extends string>({
  label,
  options,
  value,
  onChoose,
}: SegmentedProps<Value>) {
  const name = useId();
  return (
    <fieldset className="relative inline-flex max-w-full flex-wrap rounded-control border border-line bg-raised">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="relative inline-flex min-h-11 grow items-center justify-center gap-1.5 border-line px-3 text-sm sm:px-4 font-semibold text-ink transition-colors not-first-of-type:border-s first-of-type:rounded-s-control last-of-type:rounded-e-control hover:bg-target-soft has-checked:bg-ink has-checked:text-raised has-disabled:cursor-not-allowed has-disabled:opacity-55 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-target"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChoose(option.value)}
            className="sr-only"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
