import { expect, test } from 'vitest';
import type { Caller } from './create-caller.ts';

interface BadInput {
  call: Caller;
  route: string;
  /** The token of an authorized person, so that only the input is wrong. */
  token?: () => string | Promise<string>;
  /** Each bad body, with the field that the response must name; '' if the whole body is bad. */
  bodies: readonly (readonly [unknown, string])[];
}

/** Declares a test: each bad body returns 400, and the response names the field. */
export function refusesBadInput(name: string, at: () => BadInput): void {
  test(`${name} refuses bad input`, async () => {
    const { call, route, bodies, ...rest } = at();
    const token = await rest.token?.();
    for (const [json, field] of bodies) {
      const answer = await call(route, { json, ...(token && { token }) });
      expect(answer.status, JSON.stringify(json)).toBe(400);
      const body: unknown = await answer.json();
      if (field) {
        const named = expect.arrayContaining([expect.objectContaining({ field })]);
        expect(body).toMatchObject({ fields: named });
      }
    }
  });
}
