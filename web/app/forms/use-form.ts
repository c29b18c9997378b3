import { type FormEvent, useState } from 'react';
import type * as z from 'zod/mini';
import { HttpError } from '#ui/http-error.ts';
import { fieldErrors } from './field-errors.ts';

interface FormOptions<Values, Checked> {
  schema: z.ZodMiniType<Checked>;
  initial: Values;
  /** Converts the values for the schema if a field cannot represent a value, such as null. */
  read?: (values: Values) => unknown;
  /** Sends the parsed values. Throws `HttpError` on failure. */
  send: (values: Checked) => Promise<void>;
}

/**
 * A form validated with the server's own schema. Error messages are shown at their fields and, after the
 * first attempt to submit, are updated while typing. The server's errors are shown at the fields that they
 * name.
 */
export function useForm<Values extends Record<string, string>, Checked>({
  schema,
  initial,
  read = (given) => given,
  send,
}: FormOptions<Values, Checked>) {
  const [values, setValues] = useState(initial);
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<HttpError | null>(null);
  const [busy, setBusy] = useState(false);
  const errors: Record<string, string> = {
    ...refused,
    ...(tried ? fieldErrors(schema, read(values)) : {}),
  };

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    setTried(true);
    setFailure(null);
    const checked = schema.safeParse(read(values));
    if (!checked.success) return focusFirst(form, fieldErrors(schema, read(values)));
    setBusy(true);
    try {
      await send(checked.data);
    } catch (error) {
      const known = error instanceof HttpError ? error : new HttpError(0, null);
      const atFields = Object.fromEntries(
        known.fields.filter(({ field }) => field in values).map((one) => [one.field, one.message]),
      );
      setRefused(atFields);
      if (Object.keys(atFields).length === 0) setFailure(known);
      focusFirst(form, atFields);
    } finally {
      setBusy(false);
    }
  }

  /** Replaces the values and resets the form to its state before any submission. */
  const set = (next: Values) => {
    setValues(next);
    setTried(false);
    setRefused({});
    setFailure(null);
  };

  return {
    values,
    errors,
    failure,
    busy,
    submit,
    /** Props to spread on a field: its name, value, error and change handler. */
    field: (name: keyof Values & string) => ({
      name,
      value: values[name] ?? '',
      error: errors[name],
      onChange: (event: { currentTarget: { value: string } }) => {
        const { value } = event.currentTarget;
        setValues((before) => ({ ...before, [name]: value }));
        setRefused(({ [name]: _, ...others }) => others);
      },
    }),
    set,
    reset: () => set(initial),
  };
}

/** Focuses the first field with an error, in the form's order. */
export function focusFirst(form: HTMLFormElement, errors: Record<string, string>): void {
  for (const control of form.elements) {
    if (!(control instanceof HTMLElement)) continue;
    const name = control.getAttribute('name');
    if (name && name in errors) {
      control.focus();
      return;
    }
  }
}
