import { answered } from './answered.ts';
import type { Endpoints } from './endpoint.ts';
import { expand } from './expand.ts';
import type { Form } from './form-body.ts';
import { catalogueEndpoints } from './routes/catalogue.ts';
import { invoiceEndpoints } from './routes/invoices.ts';
import { pageEndpoints } from './routes/pages.ts';
import { paymentEndpoints } from './routes/payments.ts';
import { portalEndpoints } from './routes/portal.ts';
import { subscriptionEndpoints } from './routes/subscriptions.ts';
import { StripeErrorResponse } from './stripe-error-response.ts';
import type { StripeState } from './stripe-state.ts';

const endpoints: Endpoints = {
  ...catalogueEndpoints,
  ...subscriptionEndpoints,
  ...invoiceEndpoints,
  ...pageEndpoints,
  ...paymentEndpoints,
  ...portalEndpoints,
};

/** Answers a call such as `POST /v1/subscriptions/sub_1`; throws `StripeErrorResponse`. */
export function answerCall(state: StripeState, method: string, path: string, form: Form): object {
  const { expand: paths, ...given } = form;
  for (const [name, answer] of Object.entries(endpoints)) {
    const [verb, pattern = ''] = name.split(' ');
    const match = new RegExp(`^${pattern.replace(':id', '([\\w.]+)')}$`).exec(path);
    if (verb !== method || !match) continue;
    const wanted = Array.isArray(paths) ? paths.filter((one) => typeof one === 'string') : [];
    return answered(state, expand(state, answer(state, given, match[1] ?? ''), wanted)) as object;
  }
  throw new StripeErrorResponse(
    404,
    'invalid_request_error',
    `Unrecognized request URL (${method}: ${path}).`,
  );
}
