import * as z from 'zod';
import { checkAnswer } from '#language/marking/check-answer.ts';
import { MarkingItem } from '#language/marking/marking-item.ts';

const Asked = z.array(z.object({ item: MarkingItem, typed: z.string() }));

/**
 * Marks the received answers in the Workers' own runtime, for the test that compares the results with Node's.
 */
export default {
  async fetch(request: Request): Promise<Response> {
    const asked = Asked.parse(await request.json());
    return Response.json(asked.map(({ item, typed }) => checkAnswer(item, typed)));
  },
};
