import { privilegeOf } from '#contracts/access/privilege-of.ts';
import type { Role, UserInfo } from '#contracts/access/role.ts';
import { signAccessToken } from '../access-token.ts';
import { testEnv } from './test-env.ts';

/**
 * Creates an access token for a person with this role, as sign-in would. `person` overrides the person's
 * fields; tests with a database pass the id of a row.
 */
export async function signIn(
  role: Role,
  person: Partial<UserInfo> & { sessionId?: string } = {},
): Promise<string> {
  const { sessionId = `session-of-${role}`, ...claims } = person;
  const caller: UserInfo = {
    id: `some-${role}`,
    name: 'Test Person',
    role,
    country: 'GBR',
    accessType: 'DEFAULT',
    privilege: [...privilegeOf({ role, accessType: 'DEFAULT', plans: ['DEPARTMENT'], mapped: {} })],
    ...claims,
  };
  return signAccessToken(testEnv('').SESSION_SECRET, caller, sessionId);
}
