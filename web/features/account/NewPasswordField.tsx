import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Check, Circle } from 'lucide-react';
import { isPassphrase, passwordClasses } from '#contracts/validation/password.ts';
import { sayAnswer } from '#ui/wordings/answers.ts';
import { useAnswers } from '#ui/wordings/use-answers.ts';
import { PasswordField, type PasswordFieldProps } from './PasswordField.tsx';

/**
 * A password field for a new password. It has a file of its own, because its rules include the list of common
 * passwords, which the sign-in form does not need.
 */
export function NewPasswordField(props: Omit<PasswordFieldProps, 'help'>) {
  return (
    <PasswordField
      {...props}
      autoComplete="new-password"
      help={<PasswordRules password={props.value} />}
    />
  );
}

/** The rules for a new password, each ticked once it is met. A passphrase meets all of them. */
function PasswordRules({ password }: { password: string }) {
  useAnswers();
  const isWords = isPassphrase(password);
  const rules = [
    { says: t`Use 8 to 40 characters.`, kept: password.length >= 8 && password.length <= 40 },
    ...passwordClasses.map(([pattern, english]) => ({
      says: sayAnswer(english),
      kept: isWords || pattern.test(password),
    })),
    { says: t`Leave out spaces.`, kept: isWords || (password !== '' && !/\s/u.test(password)) },
  ];
  return (
    <ul className="grid gap-x-4 gap-y-1 sm:grid-cols-2">
      <li className="sm:col-span-2">
        <Trans>Or use four words or more, such as the names of four things.</Trans>
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
          {kept && (
            <span className="sr-only">
              <Trans>(done)</Trans>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
