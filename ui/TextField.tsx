import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { controlLook, Field } from './Field.tsx';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  label: ReactNode;
  note?: string;
  help?: ReactNode;
  error?: string | undefined;
  fieldClassName?: string;
}

/** A single-line text field with label, help and error. */
export function TextField({
  label,
  note,
  help,
  error,
  fieldClassName,
  className,
  ...rest
}: TextFieldProps) {
  return (
    <Field label={label} note={note} help={help} error={error} className={fieldClassName}>
      {(control) => (
        <input {...rest} {...control} className={classNames(controlLook, 'min-h-12', className)} />
      )}
    </Field>
  );
}
