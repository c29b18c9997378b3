import type * as z from 'zod';
import type { Form } from './form-body.ts';
import { badParameter } from './stripe-error-response.ts';
import type { StripeState } from './stripe-state.ts';

/** The handler of one API call. It receives the unparsed parameters and returns an object. */
export type Endpoint = (state: StripeState, form: Form, id: string) => object;

/** Handlers by call, such as `POST /v1/subscriptions/:id`. */
export type Endpoints = Readonly<Record<`${'GET' | 'POST' | 'DELETE'} /v1/${string}`, Endpoint>>;

/**
 * Wraps a handler so that its parameters are validated first. As at Stripe, an unknown parameter is rejected.
 */
export function endpoint<Parameters>(
  schema: z.ZodType<Parameters>,
  work: (state: StripeState, given: Parameters, id: string) => object,
): Endpoint {
  return (state, form, id) => {
    const checked = schema.safeParse(form);
    if (checked.success) return work(state, checked.data, id);
    const [issue] = checked.error.issues;
    const unknown = issue?.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
    const path = [...(issue?.path ?? []), ...(unknown ? [unknown] : [])].join('.');
    throw badParameter(
      path,
      unknown ? `Received unknown parameter: ${path}` : `${path}: ${issue?.message}`,
    );
  };
}
