/** The content of a form: text, arrays and objects. */
type FormValue = string | FormValue[] | { [name: string]: FormValue };
export type Form = { [name: string]: FormValue };

/**
 * Parses the form encoding used by Stripe's package: `items[0][price]=p&metadata[a]=b`. All leaf values are
 * text. An object becomes an array if its keys are numbers that count up from 0.
 */
export function readForm(body: string): Form {
  const root: Form = Object.create(null);
  for (const [name, value] of new URLSearchParams(body)) {
    const path = name.split('[').map((step) => step.replace(/\]$/, ''));
    put(root, path, value);
  }
  const form: Form = {};
  for (const [name, value] of Object.entries(root)) form[name] = withLists(value);
  return form;
}

function put(group: Form, [step = '', ...rest]: string[], value: string): void {
  const name = step === '' ? String(Object.keys(group).length) : step;
  if (rest.length === 0) {
    group[name] = value;
    return;
  }
  const inner = group[name];
  if (typeof inner === 'object' && !Array.isArray(inner)) {
    put(inner, rest, value);
  } else {
    const made: Form = Object.create(null);
    group[name] = made;
    put(made, rest, value);
  }
}

function withLists(value: FormValue): FormValue {
  if (typeof value !== 'object' || Array.isArray(value)) return value;
  const entries = Object.entries(value);
  const isList = entries.length > 0 && entries.every(([name], at) => name === String(at));
  if (isList) return entries.map(([, inner]) => withLists(inner));
  return Object.fromEntries(entries.map(([name, inner]) => [name, withLists(inner)]));
}
