import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { controlLook, Field } from '#ui/Field.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { PasswordRules } from './PasswordRules.tsx';

interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'type' | 'value'> {
  label: string;
  value: string;
  error?: string | undefined;
  /** A password that is being chosen: its rules stand under it and tick themselves off. */
  isNew?: boolean;
}

/** A password with an eye to see what was typed. */
export function PasswordField({ label, value, error, isNew = false, ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} error={error} help={isNew && <PasswordRules password={value} />}>
      {(control) => (
        <div className="relative">
          <input
            {...rest}
            {...control}
            value={value}
            type={shown ? 'text' : 'password'}
            autoComplete={isNew ? 'new-password' : 'current-password'}
            autoCapitalize="none"
            spellCheck={false}
            className={`${controlLook} min-h-12 pe-13`}
          />
          <IconButton
            label={`${shown ? 'Hide' : 'Show'}: ${label}`}
            aria-pressed={shown}
            icon={shown ? <EyeOff size={20} /> : <Eye size={20} />}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0.5 end-1"
          />
        </div>
      )}
    </Field>
  );
}
