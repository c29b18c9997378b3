import { expect, test } from 'vitest';
import type { Role } from '#teaching/access/who.ts';
import type { Caller } from './create-caller.ts';
import { signIn } from './sign-in.ts';

interface Refusals {
  call: Caller;
  /** Such as `PATCH /v1/resources/abc`, with real ids in it. */
  route: string;
  /** A body that is good, so that only the person is wrong. */
  json?: unknown;
  /** Roles for which the address does not exist. */
  wrongRoles?: readonly Role[];
  /** The token of somebody with the right role whose thing it is not, such as a teacher elsewhere. */
  stranger?: () => string | Promise<string>;
  /** The token of somebody who may, and bodies that are refused with the field named (or '' for none). */
  badInput?: { token?: () => string | Promise<string>; bodies: readonly [unknown, string][] };
}

/**
 * Declares the tests every operation needs: 401 for the signed out, 404 for another role and for another
 * person's thing, 400 naming the field for bad input. `at` is a function, because the caller is made in
 * `beforeAll`. Operations for anyone leave `wrongRoles` and `stranger` out.
 */
export function itRefuses(name: string, at: () => Refusals): void {
  test(`${name} refuses the wrong person`, async () => {
    const { call, route, json, wrongRoles, stranger } = at();
    const options = json === undefined ? {} : { json };
    if (wrongRoles || stranger) {
      const signedOut = await call(route, options);
      expect(signedOut.status, 'signed out').toBe(401);
      expect(await signedOut.json()).toMatchObject({ error: 'Access denied' });
    }
    for (const role of wrongRoles ?? []) {
      const answer = await call(route, { ...options, token: await signIn(role) });
      expect(answer.status, role).toBe(404);
    }
    if (stranger) {
      const answer = await call(route, { ...options, token: await stranger() });
      expect(answer.status, 'a stranger').toBe(404);
    }
  });

  test(`${name} refuses bad input`, async () => {
    const { call, route, badInput } = at();
    if (!badInput) return;
    const token = await badInput.token?.();
    for (const [json, field] of badInput.bodies) {
      const answer = await call(route, { json, ...(token && { token }) });
      expect(answer.status, JSON.stringify(json)).toBe(400);
      if (field) expect(await answer.json()).toMatchObject({ fields: [{ field }] });
    }
  });
}
