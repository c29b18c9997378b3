import { diffArrays } from 'diff';
import { classNames } from '#ui/class-names.ts';

interface WordDiffProps {
  before: string;
  after: string;
  className?: string;
}

/** The differences between two wordings: removed words are struck through, added words are underlined. */
export function WordDiff({ before, after, className }: WordDiffProps) {
  if (before === after) {
    return <p className="text-ink-2">The two are identical.</p>;
  }
  return (
    <div className={className}>
      <p className="mb-2 flex flex-wrap gap-x-4 text-sm text-ink-2">
        <span>
          <del className="bg-native-soft text-native">struck through</del>: removed
        </span>
        <span>
          <ins className="bg-target-soft text-target">underlined</ins>: added
        </span>
      </p>
      <p className="rounded-control border border-line bg-sunken p-4 font-mono text-sm leading-relaxed break-words whitespace-pre-wrap">
        {wordChanges(before, after).map(({ kind, words }, at) => {
          // A piece can be identified only by its index.
          const key = `${at}${kind}`;
          if (kind === 'same') return <span key={key}>{words}</span>;
          const Tag = kind === 'gone' ? 'del' : 'ins';
          return (
            <Tag
              key={key}
              className={classNames(
                'rounded-xs',
                kind === 'gone' ? 'bg-native-soft text-native' : 'bg-target-soft text-target',
              )}
            >
              {words}
            </Tag>
          );
        })}
      </p>
    </div>
  );
}

/** A sequence of words that is in both texts or in only one of them. */
export interface WordChange {
  kind: 'same' | 'gone' | 'new';
  words: string;
}

/**
 * Matches a word: a variable with its braces, a sequence of letters and digits, a sequence of white space, or
 * any other single character.
 */
const word = /\{\{\s*\w+\s*\}\}|[\p{L}\p{M}\p{N}]+|\s+|./gsu;

const wordsOf = (text: string): string[] => text.match(word) ?? [];

/** Computes a word diff: the words to remove and insert to turn the first text into the second. */
export const wordChanges = (before: string, after: string): WordChange[] =>
  diffArrays(wordsOf(before), wordsOf(after)).map(({ added, removed, value }) => ({
    kind: added ? 'new' : removed ? 'gone' : 'same',
    words: value.join(''),
  }));
