import { compileWording } from './compile-wording.ts';
import type { Compiled } from './speaker.ts';

/** The gaps, elements and choices of a wording, and the forms of each of its plurals. */
interface WordingParts {
  /** Names of gaps, such as `count`, and tags of elements, such as `<0>`. */
  names: ReadonlySet<string>;
  plurals: readonly (readonly string[])[];
}

/** Returns the parts of a wording that a translation has to share with its message. */
export function partsOf(wording: Compiled): WordingParts {
  const names = new Set<string>();
  const plurals: string[][] = [];
  function read(part: Compiled): void {
    if (typeof part === 'string') {
      for (const [tag] of part.matchAll(/<\/?\d+\/?>/g)) names.add(tag);
      return;
    }
    for (const piece of part) {
      if (typeof piece === 'string') {
        read(piece);
        continue;
      }
      const [name, kind, choices] = piece;
      names.add(name);
      if (typeof choices !== 'object') continue;
      const forms = Object.entries(choices).filter(([form]) => form !== 'offset');
      if (kind === 'plural') plurals.push(forms.map(([form]) => form));
      for (const [, choice] of forms) read(choice as Compiled);
    }
  }
  read(wording);
  return { names, plurals };
}

/** An error of a translation. */
interface WordingFault {
  /** `has`: the message has no such gap or element. */
  kind: 'lacks' | 'has' | 'lacks the form';
  /** The gap, the element or the plural form. */
  name: string;
}

/**
 * Returns the errors of a translation: gaps and elements that are missing or unknown, and missing plural forms. Throws if
 * the translation is malformed.
 */
export function wordingFaults(locale: string, message: string, translation: string) {
  const source = partsOf(compileWording(message));
  const own = partsOf(compileWording(translation));
  const needed = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  const faults: WordingFault[] = [
    ...[...source.names]
      .filter((name) => !own.names.has(name))
      .map((name) => ({ kind: 'lacks', name }) as const),
    ...[...own.names]
      .filter((name) => !source.names.has(name))
      .map((name) => ({ kind: 'has', name }) as const),
    ...own.plurals.flatMap((forms) =>
      needed
        .filter((form) => !forms.includes(form))
        .map((name) => ({ kind: 'lacks the form', name }) as const),
    ),
  ];
  return faults;
}

/** The longest wording that an admin can save, in characters. */
export const maxWordingLength = 2000;

/** Returns what an admin has to correct in a wording before it can be used, in sentences. */
export function wordingProblems(locale: string, message: string, wording: string): string[] {
  if (wording.trim() === '') return ['Write a wording.'];
  if (wording.length > maxWordingLength) return [`Use at most ${maxWordingLength} characters.`];
  try {
    const faults = wordingFaults(locale, message, wording);
    return [...new Set(faults.map(sentenceOf))];
  } catch (error) {
    const [reason = ''] = String(error instanceof Error ? error.message : error).split('\n');
    return [`The braces or the forms are not in order: ${reason.replace(/\.$/, '')}.`];
  }
}

function sentenceOf({ kind, name }: WordingFault): string {
  const shown = name.startsWith('<') ? name : `{${name}}`;
  if (kind === 'lacks') return `${shown} is missing.`;
  if (kind === 'has') return `The English message has no ${shown}.`;
  return `The plural form “${name}” is missing, which the language needs.`;
}
