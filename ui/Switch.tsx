import { type ReactNode, useId } from 'react';

interface SwitchProps {
  label: ReactNode;
  help?: ReactNode;
  on: boolean;
  onSwitch: (on: boolean) => void;
  disabled?: boolean;
}

/** A setting that takes effect immediately, without a save button. */
export function Switch({ label, help, on, onSwitch, disabled = false }: SwitchProps) {
  const id = useId();
  return (
    <div>
      <label className="relative inline-flex min-h-9 items-center gap-3 text-sm font-semibold has-disabled:cursor-not-allowed has-disabled:opacity-55">
        <input
          type="checkbox"
          role="switch"
          aria-checked={on}
          checked={on}
          disabled={disabled}
          aria-describedby={help ? id : undefined}
          onChange={(event) => onSwitch(event.currentTarget.checked)}
          className="peer sr-only"
        />
        <span
          aria-hidden="true"
          className="flex h-6 w-11 shrink-0 items-center rounded-full border border-edge bg-sunken p-0.5 transition-colors peer-checked:justify-end peer-checked:border-transparent peer-checked:bg-target-fill peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-target before:block before:size-4.5 before:rounded-full before:bg-edge peer-checked:before:bg-on-target forced-colors:before:bg-[ButtonText] forced-colors:peer-checked:bg-[Highlight]"
        />
        {label}
      </label>
      {help && (
        <p id={id} className="text-sm text-ink-2">
          {help}
        </p>
      )}
    </div>
  );
}
