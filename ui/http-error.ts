import { t } from '@lingui/core/macro';
import { loadAnswers, sayAnswer } from './wordings/answers.ts';

/** A validation error of one form field, as a Worker reports it. */
export interface FieldProblem {
  field: string;
  message: string;
}

const unexplained = () => t`Something went wrong`;

/** Returns the sentence to show for a failure: the error's own message, or "Something went wrong". */
export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : unexplained();

/**
 * A failed call. `message` is the sentence to show: the response's own, or "Something went wrong". `status`
 * is 0 if there was no response.
 */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  /** The response's `error`; `Access denied` triggers a token refresh. */
  readonly error: string;
  /** The error code, such as `plan_required`; empty if the response had none. */
  readonly code: string;
  readonly fields: readonly FieldProblem[];
  readonly requestId: string;
  /** Seconds to wait before a retry, if the response specified it. */
  readonly retryAfter: number | undefined;

  constructor(status: number, body: unknown, retryAfter?: number) {
    const fields = fieldsOf(body);
    const code = textAt(body, 'code');
    // The code of a fault that the Worker itself cannot explain.
    const sentence = code === 'unexpected' ? '' : sentenceOf(textAt(body, 'message'), fields);
    super(sentence || unexplained());
    this.status = status;
    this.error = textAt(body, 'error');
    this.code = code;
    this.requestId = textAt(body, 'requestId');
    this.fields = fields.map(({ field, message }) => ({ field, message: sayAnswer(message) }));
    this.retryAfter = retryAfter;
  }

  /** Parses the response of a failed call; a body that is not JSON is ignored. */
  static async of(response: Response): Promise<HttpError> {
    const body: unknown = await response.json().catch(() => null);
    await loadAnswers();
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

/**
 * Says the response's sentence in the language of the page. A sentence about a field can start with the name of the field,
 * which is only for programs.
 */
function sentenceOf(message: string, [first]: readonly FieldProblem[]): string {
  const said = sayAnswer(
    first && message === `${first.field}: ${first.message}` ? first.message : message,
  );
  return said === first?.message ? message : said;
}

function fieldsOf(body: unknown): FieldProblem[] {
  const list = valueAt(body, 'fields');
  if (!Array.isArray(list)) return [];
  return list.map((one: unknown) => ({
    field: textAt(one, 'field'),
    message: textAt(one, 'message'),
  }));
}
