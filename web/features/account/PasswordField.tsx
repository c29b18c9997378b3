import { t } from '@lingui/core/macro';
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { IconButton } from '#ui/Button.tsx';
import { controlLook, Field } from '#ui/Field.tsx';

export interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'type' | 'value'> {
  label: string;
  value: string;
  error?: string | undefined;
  help?: ReactNode;
}

/** A password field with an eye button that shows the typed password. */
export function PasswordField({ label, value, error, help, ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} error={error} help={help}>
      {(control) => (
        <div className="relative">
          <input
            autoComplete="current-password"
            {...rest}
            {...control}
            value={value}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            // A string, because Preact leaves out a false attribute of a page rendered ahead.
            spellCheck="false"
            className={`${controlLook} min-h-12 pe-13`}
          />
          <IconButton
            label={shown ? t`Hide: ${{ field: label }}` : t`Show: ${{ field: label }}`}
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
