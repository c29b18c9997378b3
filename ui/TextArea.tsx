import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { controlLook, Field } from './Field.tsx';

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'id'> {
  label: ReactNode;
  note?: string;
  help?: ReactNode;
  error?: string | undefined;
  fieldClassName?: string;
}

/** A multi-line text field with label, help and error; grows with its content in browsers that support it. */
export function TextArea({
  label,
  note,
  help,
  error,
  fieldClassName,
  className,
  rows = 3,
  ...rest
}: TextAreaProps) {
  return (
    <Field label={label} note={note} help={help} error={error} className={fieldClassName}>
      {(control) => (
        <textarea
          {...rest}
          {...control}
          rows={rows}
          className={classNames(controlLook, 'field-sizing-content py-3', className)}
        />
      )}
    </Field>
  );
}
