import type { Role } from '#teaching/access/who.ts';
import type { Caller } from './create-caller.ts';
import { refusesBadInput } from './refuses-bad-input.ts';
import { refusesWrongPerson } from './refuses-wrong-person.ts';

interface Refusals {
  call: Caller;
  route: string;
  json?: unknown;
  wrongRoles?: readonly Role[];
  stranger?: () => string | Promise<string>;
  badInput?: { token?: () => string | Promise<string>; bodies: readonly [unknown, string][] };
}

/** Declares both tests of an operation for the signed in: the wrong person and bad input. */
export function itRefuses(name: string, at: () => Refusals): void {
  refusesWrongPerson(name, at);
  refusesBadInput(name, () => {
    const { call, route, badInput } = at();
    return { call, route, bodies: [], ...badInput };
  });
}
