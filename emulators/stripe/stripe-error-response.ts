/** An error in Stripe's format: `{error: {type, code, message, param}}`. */
export class StripeErrorResponse extends Error {
  readonly status: number;
  readonly type: string;
  readonly code: string | undefined;
  readonly param: string | undefined;
  readonly declineCode: string | undefined;

  constructor(
    status: number,
    type: 'invalid_request_error' | 'card_error' | 'idempotency_error',
    message: string,
    more: { code?: string; param?: string; declineCode?: string } = {},
  ) {
    super(message);
    this.status = status;
    this.type = type;
    this.code = more.code;
    this.param = more.param;
    this.declineCode = more.declineCode;
  }
}

/** Returns Stripe's error for an unknown id. */
export const noSuch = (what: string, id: string) =>
  new StripeErrorResponse(404, 'invalid_request_error', `No such ${what}: '${id}'`, {
    code: 'resource_missing',
    param: 'id',
  });

/** Returns Stripe's error for an invalid parameter. */
export const badParameter = (param: string, message: string) =>
  new StripeErrorResponse(400, 'invalid_request_error', message, { param });

/** Returns the error for a payment that the bank declined. */
export const declined = (
  message = 'Your card was declined.',
  code = 'card_declined',
  declineCode?: string,
) =>
  new StripeErrorResponse(402, 'card_error', message, {
    code,
    ...(declineCode && { declineCode: declineCode === code ? 'generic_decline' : declineCode }),
  });

/** Returns the error for a payment that the holder must first authenticate with the bank. */
export const authenticationRequired = () =>
  new StripeErrorResponse(
    402,
    'card_error',
    'Your card was declined. This transaction requires authentication.',
    { code: 'subscription_payment_intent_requires_action' },
  );
