import type { AccessType, Role, UserInfo } from './role.ts';

const roles: readonly unknown[] = ['admin', 'public', 'PUPIL'] satisfies Role[];
const accessTypes: readonly unknown[] = ['DEFAULT', 'UNLIMITED'] satisfies AccessType[];

const isText = (value: unknown): value is string => typeof value === 'string';
const isRole = (value: unknown): value is Role => roles.includes(value);
const isAccessType = (value: unknown): value is AccessType => accessTypes.includes(value);

/**
 * Parses the same claims as the schema `UserInfo`, but without Zod. Every page parses the signed-in user
 * before it renders, so Zod would add 10 KB to every page (docs/decisions/0213). Returns null for invalid
 * claims.
 */
export function parseUserInfo(claims: unknown): UserInfo | null {
  if (typeof claims !== 'object' || claims === null || Array.isArray(claims)) return null;
  const { id, name, role, country, accessType, privilege, actedBy, locale }: Claims = claims;
  const by = actedBy === undefined ? undefined : parsePerson(actedBy);
  if (!isText(id) || !isText(name) || !isRole(role) || by === null) return null;
  if (country !== undefined && !isText(country)) return null;
  if (accessType !== undefined && !isAccessType(accessType)) return null;
  if (!Array.isArray(privilege) || !privilege.every(isText)) return null;
  if (locale !== undefined && !isText(locale)) return null;
  return {
    ...{ id, name, role, privilege },
    country: country ?? 'USA',
    accessType: accessType ?? 'DEFAULT',
    ...(by && { actedBy: by }),
    ...(locale !== undefined && { locale }),
  };
}

type Claims = { [Name in keyof UserInfo]?: unknown };

function parsePerson(value: unknown): { id: string; name: string } | null {
  if (typeof value !== 'object' || value === null) return null;
  const { id, name }: { id?: unknown; name?: unknown } = value;
  return isText(id) && isText(name) ? { id, name } : null;
}
