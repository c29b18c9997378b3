const init = { headers: { 'content-type': 'application/json; charset=utf-8' } };

/**
 * Answers 200 with JSON that is already written. A long list that the database wrote as text goes out as
 * it came in: reading and writing it again would be most of the work of a Worker.
 */
export const answerJson = (text: string): Response => new Response(text, init);

/**
 * Answers JSON that no `Idempotency-Key` keeps: it names pupils, who may be removed meanwhile, or opens a page
 * at Stripe. The same request again is answered afresh.
 */
export const answerUnkept = (value: unknown, status = 200): Response =>
  Response.json(value, { status, headers: { 'cache-control': 'no-store' } });
