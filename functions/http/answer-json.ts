const init = { headers: { 'content-type': 'application/json; charset=utf-8' } };

/**
 * Answers 200 with JSON that is already written. A long list that the database wrote as text goes out as
 * it came in: reading and writing it again would be most of the work of a Worker.
 */
export const answerJson = (text: string): Response => new Response(text, init);
