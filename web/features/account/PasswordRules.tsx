import { Check, Circle } from 'lucide-react';
import { passwordClasses } from '#contracts/validation/password.ts';

/** The rules of a new password, each with a tick once it is kept. */
export function PasswordRules({ password }: { password: string }) {
  const rules = [
    { says: 'Use 8 to 40 characters.', kept: password.length >= 8 && password.length <= 40 },
    ...passwordClasses.map(([pattern, says]) => ({ says, kept: pattern.test(password) })),
    { says: 'Leave out spaces.', kept: password !== '' && !/\s/u.test(password) },
  ];
  return (
    <ul className="grid gap-x-4 gap-y-1 sm:grid-cols-2">
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
