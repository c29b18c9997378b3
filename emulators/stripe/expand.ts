import type { Stored } from './stripe-state.ts';

/** Which fields hold the id of what, for `expand`. */
const holds: Readonly<Record<string, keyof Stored>> = {
  customer: 'customers',
  latest_invoice: 'invoices',
  invoice: 'invoices',
  subscription: 'subscriptions',
  schedule: 'schedules',
  default_payment_method: 'paymentMethods',
  product: 'products',
};

/**
 * A copy of an answer with the things themselves in the place of their ids, where they are asked for by
 * paths such as `data.latest_invoice` or `items.data.price.product`.
 */
export function expand(stored: Stored, answer: object, paths: readonly string[]): object {
  const copy = structuredClone(answer);
  for (const path of paths) expandPath(stored, copy, path.split('.'));
  return copy;
}

function expandPath(stored: Stored, at: unknown, [step, ...rest]: string[]): void {
  if (step === undefined || typeof at !== 'object' || at === null) return;
  if (Array.isArray(at)) {
    for (const one of at) expandPath(stored, one, [step, ...rest]);
    return;
  }
  const value: unknown = Reflect.get(at, step);
  const kind = holds[step];
  if (typeof value === 'string' && kind) {
    const all: unknown = stored[kind];
    const one: unknown =
      typeof all === 'object' && all !== null ? Reflect.get(all, value) : undefined;
    if (one) Reflect.set(at, step, structuredClone(one));
  }
  const next: unknown = Reflect.get(at, step);
  for (const one of Array.isArray(next) ? next : [next]) expandPath(stored, one, rest);
}
