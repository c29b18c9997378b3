import { cleanText } from '#language/text/clean-text.ts';
import { Email } from '../validation/email.ts';
import { Name } from '../validation/name.ts';

/** Addresses out of what somebody pasted, and what could not be read as one. */
export interface ParsedAddresses {
  teachers: { email: string; fullName: string }[];
  wrong: string[];
}

/**
 * Entries are parted by lines, commas and semicolons, but not by a comma within quotation marks or, as Outlook
 * writes names, before the address in pointed brackets: `"Ruiz, Ana" <…>`, `Ruiz, Ana <…>`.
 */
function entriesOf(pasted: string): string[] {
  const quoted = cleanText(pasted).replace(/"[^"\n<>]*"/g, (name) =>
    name.replaceAll(',', comma).replaceAll(';', ' '),
  );
  return quoted
    .split(/[\n;]/)
    .flatMap((line) => line.split('>'))
    .flatMap((piece) => {
      const [written = '', address] = piece.split('<');
      const parts = written
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean);
      if (address === undefined) return parts;
      // What holds no address before a bracket is the name of the one in it: a surname and what follows.
      const first = parts.findLastIndex((part) => part.includes('@')) + 1;
      return [...parts.slice(0, first), `${parts.slice(first).join(comma)} <${address}>`];
    });
}

/** Holds the place of a comma that parts a surname from its first name. */
const comma = '\u0000';

/** `Ruiz, Ana` is Ana Ruiz; what stands in brackets behind a name is a school or a department. */
function nameOf(written: string): string {
  const bare = written.replaceAll('"', '').replace(/\([^()]*\)/g, ' ');
  const [last = '', first = ''] = bare.split(comma).map((part) => part.trim());
  return [first, last].filter(Boolean).join(' ').replace(/\s+/g, ' ');
}

/**
 * Reads addresses as people paste them: apart by lines, commas, semicolons or spaces, with a name before
 * the address or without (`Ana Ruiz <ana@school.org>`, `"Ruiz, Ana" <ana@school.org>`). The same address twice counts once, without
 * regard to case. A name that holds what names may not is left out; the address still counts.
 */
export function parseAddresses(pasted: string): ParsedAddresses {
  const teachers = new Map<string, { email: string; fullName: string }>();
  const wrong: string[] = [];
  for (const entry of entriesOf(pasted)) {
    const named = /^([^<>]*)<(?:mailto:)?([^<>]*)>\s*$/i.exec(entry.trim());
    const words = named ? [named[2] ?? ''] : entry.trim().split(/\s+/);
    for (const word of words.filter(Boolean)) {
      const email = Email.safeParse(word);
      if (!email.success) {
        wrong.push(word);
        continue;
      }
      const name = Name.safeParse(nameOf(named?.[1] ?? ''));
      const key = email.data.toLowerCase();
      if (!teachers.has(key)) {
        teachers.set(key, { email: email.data, fullName: name.success ? name.data : '' });
      }
    }
  }
  return { teachers: [...teachers.values()], wrong };
}
