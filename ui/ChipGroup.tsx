import { type ReactNode, useId } from 'react';
import { chipLook } from './Chip.tsx';
import { classNames } from './class-names.ts';

export interface Option<Value extends string> {
  value: Value;
  label: ReactNode;
  disabled?: boolean;
}

interface ChipGroupProps<Value extends string> {
  label: string;
  hideLabel?: boolean;
  help?: ReactNode;
  error?: string | undefined;
  options: readonly Option<Value>[];
  /** A single value makes it single-choice; a list makes it multiple-choice. */
  value: Value | readonly Value[];
  /** Called with the option that was selected or, in a multiple-choice group, toggled. */
  onChoose: (value: Value) => void;
}

/** Options as chips: native radio buttons or checkboxes under a pill, so that all keyboard controls work. */
export function ChipGroup<Value extends string>({
  label,
  hideLabel = false,
  help,
  error,
  options,
  value,
  onChoose,
}: ChipGroupProps<Value>) {
  const name = useId();
  const many = Array.isArray(value);
  const chosen = (option: Value) => (many ? value.includes(option) : value === option);
  return (
    <fieldset aria-describedby={help || error ? `${name}-note` : undefined}>
      <legend className={hideLabel ? 'sr-only' : 'mb-2 text-sm font-semibold'}>{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className={classNames(
              chipLook,
              'border-line bg-raised text-ink hover:border-edge has-checked:border-target has-checked:bg-target-soft has-checked:text-target',
              'has-disabled:cursor-not-allowed has-disabled:opacity-55 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-target',
            )}
          >
            <input
              type={many ? 'checkbox' : 'radio'}
              name={name}
              value={option.value}
              checked={chosen(option.value)}
              disabled={option.disabled}
              onChange={() => onChoose(option.value)}
              className="sr-only"
            />
            {option.label}
          </label>
        ))}
      </div>
      {(error || help) && (
        <p
          id={`${name}-note`}
          className={classNames('mt-2 text-sm', error ? 'font-semibold text-bad' : 'text-ink-2')}
        >
          {error ?? help}
        </p>
      )}
    </fieldset>
  );
}
