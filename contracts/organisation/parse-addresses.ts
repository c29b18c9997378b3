import { Email } from '../validation/email.ts';
import { Name } from '../validation/name.ts';

/** Addresses out of what somebody pasted, and what could not be read as one. */
export interface ParsedAddresses {
  teachers: { email: string; fullName: string }[];
  wrong: string[];
}

/**
 * Reads addresses as people paste them: apart by lines, commas, semicolons or spaces, with a name before
 * the address or without (`Ana Ruiz <ana@school.org>`). The same address twice counts once, without
 * regard to case. A name that holds what names may not is left out; the address still counts.
 */
export function parseAddresses(pasted: string): ParsedAddresses {
  const teachers = new Map<string, { email: string; fullName: string }>();
  const wrong: string[] = [];
  for (const entry of pasted.split(/[\n,;]+/)) {
    const named = /^([^<>]*)<([^<>]*)>\s*$/.exec(entry.trim());
    const words = named ? [named[2] ?? ''] : entry.trim().split(/\s+/);
    for (const word of words.filter(Boolean)) {
      const email = Email.safeParse(word);
      if (!email.success) {
        wrong.push(word);
        continue;
      }
      const name = Name.safeParse((named?.[1] ?? '').replaceAll('"', ''));
      const key = email.data.toLowerCase();
      if (!teachers.has(key)) {
        teachers.set(key, { email: email.data, fullName: name.success ? name.data : '' });
      }
    }
  }
  return { teachers: [...teachers.values()], wrong };
}
