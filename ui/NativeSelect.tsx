import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { controlLook, Field } from './Field.tsx';

interface NativeSelectProps extends Omit<ComponentProps<'select'>, 'id'> {
  label: ReactNode;
  note?: string;
  help?: ReactNode;
  error?: string | undefined;
  options: readonly { value: string; label: string }[];
  /** Shown while nothing is chosen. */
  placeholder?: string;
}

/** The native select: phones show their own picker, and keyboards find entries by typing. */
export function NativeSelect({
  label,
  note,
  help,
  error,
  options,
  placeholder,
  className,
  ...rest
}: NativeSelectProps) {
  return (
    <Field label={label} note={note} help={help} error={error}>
      {(control) => (
        <div className="relative">
          <select
            {...rest}
            {...control}
            className={classNames(controlLook, 'min-h-12 appearance-none pe-12', className)}
          >
            {placeholder && (
              <option value="" disabled>
                {placeholder}
              </option>
            )}
            {options.map(({ value, label: name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
          <svg
            viewBox="0 0 18 18"
            aria-hidden="true"
            className="pointer-events-none absolute end-4 top-0 h-full w-4.5"
          >
            <path
              d="m4 7 5 5 5-5"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.8"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </svg>
        </div>
      )}
    </Field>
  );
}
