import { foldVariants } from '../fold-variants.ts';
import { cs } from './cs.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { others } from './others.ts';
import { pt } from './pt.ts';

/**
 * Words that a slip of one accent or letter turns into one another, `/` between them, by language; `_` is
 * the space of two words that written together are a third.
 */
const lists: Record<string, string> = { ...others, cs, de, en, es, fr, it, pt };

const read = new Map<string, ReadonlyMap<string, ReadonlySet<string>>>();

function groupsOf(code: string): ReadonlyMap<string, ReadonlySet<string>> {
  const known = read.get(code);
  if (known) return known;
  const groups = new Map<string, Set<string>>();
  // Answers are compared without the final sigma.
  for (const line of (lists[code] ?? '').normalize('NFC').replaceAll('ς', 'σ').split(/\s+/)) {
    const words = line
      .replaceAll('_', ' ')
      .split('/')
      .filter((word) => word !== '');
    for (const word of words) {
      const others = words.filter((other) => other !== word);
      for (const name of spellings(word, words, code)) {
        const group = groups.get(name) ?? new Set();
        for (const other of others.flatMap((each) => spellings(each, words, code)))
          group.add(other);
        groups.set(name, group);
      }
    }
  }
  read.set(code, groups);
  return groups;
}

/** A word and its other accepted spelling, waahine for wāhine; not one that is another of the group. */
function spellings(word: string, group: readonly string[], code: string): string[] {
  const other = foldVariants(word, { code });
  return group.includes(other) ? [word] : [word, other];
}

/** Whether `typed` is a word of its own that looks like `expected`: año and ano, où and ou. */
export function isConfusable(code: string, expected: string, typed: string): boolean {
  return groupsOf(code).get(expected)?.has(typed) ?? false;
}
