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

/** Several lines of text with label, help and error; grows with what is written where browsers can. */
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
