import { cleanText } from '#language/text/clean-text.ts';
import { Email } from '../validation/email.ts';
import { Name } from '../validation/name.ts';

/** The addresses from pasted text, and the entries that are not addresses. */
export interface ParsedAddresses {
  teachers: { email: string; fullName: string }[];
  wrong: string[];
}

/**
 * Splits entries at line breaks, commas and semicolons. Commas within quotation marks do not split an entry,
 * and neither do commas before an address in angle brackets, as in Outlook: `"Ruiz, Ana" <…>`, `Ruiz, Ana
 * <…>`.
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
      // The parts between the last address and the bracket are the surname and the first name that belong to
      // the address in the bracket.
      const first = parts.findLastIndex((part) => part.includes('@')) + 1;
      return [...parts.slice(0, first), `${parts.slice(first).join(comma)} <${address}>`];
    });
}

/** Placeholder for a comma between surname and first name. */
const comma = '\u0000';

/**
 * Converts `Ruiz, Ana` to Ana Ruiz. Bracketed text after a name is a school or a department and is removed.
 */
function nameOf(written: string): string {
  const bare = written.replaceAll('"', '').replace(/\([^()]*\)/g, ' ');
  const [last = '', first = ''] = bare.split(comma).map((part) => part.trim());
  return [first, last].filter(Boolean).join(' ').replace(/\s+/g, ' ');
}

/**
 * Parses pasted addresses, separated by line breaks, commas, semicolons or spaces. A name may precede an
 * address (`Ana Ruiz <ana@school.org>`, `"Ruiz, Ana" <ana@school.org>`). Duplicates are removed
 * case-insensitively. Invalid names are dropped, but their addresses are kept.
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
