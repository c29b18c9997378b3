import { plural, t } from '@lingui/core/macro';
import { maxPupilsAtOnce } from '#contracts/classrooms/classroom.ts';
import {
  type ParsedNames,
  parseNames,
  type RosterChoice,
} from '#contracts/classrooms/parse-names.ts';

/** The result of checking a pasted list before it is sent to the server. */
export interface CheckedNames extends ParsedNames {
  /**
   * Indexes in `names` of pupils who are also earlier in the list or already in the class. They are allowed,
   * but the teacher should check them.
   */
  repeated: number[];
  /** The reason why the list cannot be sent, as a sentence; null if it can. */
  refusal: string | null;
}

const key = (name: string) => name.normalize('NFC').toLowerCase();

/**
 * Checks a pasted list against the class and the number of seats left (null: unknown). `choice` is the
 * teacher's correction of how its columns are parsed.
 */
export function checkNames(
  text: string,
  inClass: readonly string[],
  left: number | null,
  choice: RosterChoice = {},
): CheckedNames {
  const { names, surnames, problems, columns } = parseNames(text, choice);
  const seen = new Set(inClass.map(key));
  const repeated = names.flatMap((name, at) => {
    if (seen.has(key(name))) return [at];
    seen.add(key(name));
    return [];
  });
  const refusal = refusalOf(names, problems.length, left);
  return { names, surnames, problems, columns, repeated, refusal };
}

function refusalOf(names: readonly string[], problems: number, left: number | null): string | null {
  if (names.length === 0 && problems === 0) return t`Type or paste at least one name.`;
  if (problems > 0) {
    return plural(problems, {
      one: 'Correct or remove the line that isn’t a name.',
      other: 'Correct or remove the # lines that aren’t names.',
    });
  }
  if (names.length > maxPupilsAtOnce) {
    return t`Add at most ${maxPupilsAtOnce} pupils at once; these are ${{ count: names.length }}.`;
  }
  if (left !== null && names.length > left) {
    return left === 0
      ? t`Your plan has no places left.`
      : plural(left, {
          one: `There is one place left in your plan; these are ${{ count: names.length }} pupils.`,
          other: `There are # places left in your plan; these are ${{ count: names.length }} pupils.`,
        });
  }
  return null;
}
