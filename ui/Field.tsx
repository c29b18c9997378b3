import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';

/** Links a control to its label, help and error. Spread these props on the control. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps {
  label: ReactNode;
  /** Shown next to the label, such as "optional". */
  note?: string;
  help?: ReactNode;
  error?: string | undefined;
  className?: string;
  children: (control: ControlProps) => ReactNode;
}

/** Text field styles; shared by inputs, text areas and selects. */
export const controlLook =
  'block w-full rounded-control border border-edge bg-raised px-4 text-base text-ink transition-colors disabled:cursor-not-allowed disabled:opacity-60 aria-invalid:border-bad aria-invalid:border-2';

/** A control with its label above, and its help and error below. */
export function Field({ label, note, help, error, className, children }: FieldProps) {
  const id = useId();
  const described = classNames(error && `${id}-error`, Boolean(help) && `${id}-help`) || undefined;
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label} {note && <span className="font-normal text-ink-3">({note})</span>}
      </label>
      {children({ id, 'aria-describedby': described, 'aria-invalid': error ? true : undefined })}
      {error && (
        <p id={`${id}-error`} className="mt-1.5 flex gap-1.5 text-sm font-semibold text-bad">
          <svg viewBox="0 0 16 16" aria-hidden="true" className="mt-0.75 size-4 shrink-0">
            <path
              d="M8 1.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM8 4.5v4M8 11v.5"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.8"
              strokeLinecap="round"
            />
          </svg>
          <span>{error}</span>
        </p>
      )}
      {help && (
        <div id={`${id}-help`} className="mt-1.5 text-sm text-ink-2">
          {help}
        </div>
      )}
    </div>
  );
}
