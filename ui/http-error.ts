/** What was wrong with one field of a form, as a Worker says it. */
export interface FieldProblem {
  field: string;
  message: string;
}

/**
 * A call that failed. `message` is the sentence to show: the answer's own, or "Something went wrong".
 * `status` is 0 when there was no answer at all.
 */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  /** The answer's `error`: `Access denied` is what asks for a refresh. */
  readonly error: string;
  /** The code of the refusal, such as `plan_required`; empty when the answer had none. */
  readonly code: string;
  readonly fields: readonly FieldProblem[];
  readonly requestId: string;
  /** Seconds to wait before trying again, when the answer said so. */
  readonly retryAfter: number | undefined;

  constructor(status: number, body: unknown, retryAfter?: number) {
    super(textAt(body, 'message') || 'Something went wrong');
    this.status = status;
    this.error = textAt(body, 'error');
    this.code = textAt(body, 'code');
    this.requestId = textAt(body, 'requestId');
    this.fields = fieldsOf(body);
    this.retryAfter = retryAfter;
  }

  /** Reads the answer of a failed call; a body that is not JSON says nothing to anybody. */
  static async of(response: Response): Promise<HttpError> {
    const body: unknown = await response.json().catch(() => null);
    const seconds = Number(response.headers.get('retry-after'));
    return new HttpError(response.status, body, seconds > 0 ? seconds : undefined);
  }
}

const valueAt = (body: unknown, key: string): unknown =>
  typeof body === 'object' && body !== null ? Reflect.get(body, key) : undefined;

const textAt = (body: unknown, key: string): string => {
  const value = valueAt(body, key);
  return typeof value === 'string' ? value : '';
};

function fieldsOf(body: unknown): FieldProblem[] {
  const list = valueAt(body, 'fields');
  if (!Array.isArray(list)) return [];
  return list.map((one: unknown) => ({
    field: textAt(one, 'field'),
    message: textAt(one, 'message'),
  }));
}
