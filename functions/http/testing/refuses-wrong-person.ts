import { expect, test } from 'vitest';
import type { Role } from '#contracts/access/role.ts';
import type { Caller } from './create-caller.ts';
import { signIn } from './sign-in.ts';

interface WrongPersons {
  call: Caller;
  /** A request line such as `PATCH /v1/resources/abc`, with real ids. */
  route: string;
  /** A valid body, so that only the person is wrong. */
  json?: unknown;
  /** Roles that get 404 because the route does not exist for them. */
  wrongRoles?: readonly Role[];
  /**
   * Returns the token of a person who has the right role but does not own the resource, such as a teacher at
   * another school.
   */
  stranger?: () => string | Promise<string>;
}

/**
 * Declares the test that every operation for signed-in users needs: it returns 401 when signed out, and 404
 * for another role or another person's resource. `at` is a function, because the caller is only created in
 * `beforeAll`.
 */
export function refusesWrongPerson(name: string, at: () => WrongPersons): void {
  test(`${name} refuses the wrong person`, async () => {
    const { call, route, json, wrongRoles = [], stranger } = at();
    const options = json === undefined ? {} : { json };
    const signedOut = await call(route, options);
    expect(signedOut.status, 'signed out').toBe(401);
    expect(await signedOut.json()).toMatchObject({ error: 'Access denied' });
    for (const role of wrongRoles) {
      const answer = await call(route, { ...options, token: await signIn(role) });
      expect(answer.status, role).toBe(404);
    }
    if (stranger) {
      const answer = await call(route, { ...options, token: await stranger() });
      expect(answer.status, 'a stranger').toBe(404);
    }
  });
}
