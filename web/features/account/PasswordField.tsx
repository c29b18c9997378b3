import { Check, Circle, Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { isPassphrase, passwordClasses } from '#contracts/validation/password.ts';
import { IconButton } from '#ui/Button.tsx';
import { controlLook, Field } from '#ui/Field.tsx';

interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'type' | 'value'> {
  label: string;
  value: string;
  error?: string | undefined;
  /** True for a new password. The rules are shown below, and each is ticked once it is met. */
  isNew?: boolean;
}

/** A password field with an eye button that shows the typed password. */
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

/** The rules for a new password, each ticked once it is met. A passphrase meets all of them. */
function PasswordRules({ password }: { password: string }) {
  const isWords = isPassphrase(password);
  const rules = [
    { says: 'Use 8 to 40 characters.', kept: password.length >= 8 && password.length <= 40 },
    ...passwordClasses.map(([pattern, says]) => ({
      says,
      kept: isWords || pattern.test(password),
    })),
    { says: 'Leave out spaces.', kept: isWords || (password !== '' && !/\s/u.test(password)) },
  ];
  return (
    <ul className="grid gap-x-4 gap-y-1 sm:grid-cols-2">
      <li className="sm:col-span-2">
        Or use four words or more, such as the names of four things.
      </li>
      {rules.map(({ says, kept }) => (
        <li
          key={says}
          className={kept ? 'flex items-center gap-2 text-ok' : 'flex items-center gap-2'}
        >
          {kept ? (
            <Check size={16} aria-hidden="true" className="shrink-0" />
          ) : (
            <Circle size={16} aria-hidden="true" className="shrink-0 p-1" />
          )}
          {says}
          {kept && <span className="sr-only">(done)</span>}
        </li>
      ))}
    </ul>
  );
}
