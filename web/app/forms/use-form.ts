import { type FormEvent, useState } from 'react';
import type * as z from 'zod/mini';
import { HttpError } from '#ui/http-error.ts';
import { fieldErrors } from './field-errors.ts';

interface FormOptions<Values, Checked> {
  schema: z.ZodMiniType<Checked>;
  initial: Values;
  /** The values as the schema wants them, where a field cannot hold one, such as null. */
  read?: (values: Values) => unknown;
  /** Sends what the schema let through; throws `HttpError`. */
  send: (values: Checked) => Promise<void>;
}

/**
 * A form whose rules are the server's own schema. Messages stand at their fields: after a first try to
 * send they follow the typing; the server's own come back to the field they name.
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

  return {
    values,
    errors,
    failure,
    busy,
    submit,
    /** What to spread on a field: its name, value, error and how it changes. */
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
    reset: () => {
      setValues(initial);
      setTried(false);
      setRefused({});
      setFailure(null);
    },
  };
}

/** Takes the keyboard to the first field, in the form's own order, that has a message. */
function focusFirst(form: HTMLFormElement, errors: Record<string, string>): void {
  for (const control of form.elements) {
    if (!(control instanceof HTMLElement)) continue;
    const name = control.getAttribute('name');
    if (name && name in errors) {
      control.focus();
      return;
    }
  }
}
