import { diffArrays } from 'diff';
import { classNames } from '#ui/class-names.ts';

interface PromptDiffProps {
  before: string;
  after: string;
  className?: string;
}

/** The differences of two wordings: removed words are struck through, added ones underlined. */
export function PromptDiff({ before, after, className }: PromptDiffProps) {
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
          // The index is the only identity of a piece.
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

/** A run of words that both texts have, or only one of them. */
export interface WordChange {
  kind: 'same' | 'gone' | 'new';
  words: string;
}

/**
 * A word is a variable with its braces, a run of letters, a run of white space, or any other single
 * character.
 */
const word = /\{\{\s*\w+\s*\}\}|[\p{L}\p{M}\p{N}]+|\s+|./gsu;

const wordsOf = (text: string): string[] => text.match(word) ?? [];

/** A word diff: what to remove and insert to turn the first text into the second. */
export const wordChanges = (before: string, after: string): WordChange[] =>
  diffArrays(wordsOf(before), wordsOf(after)).map(({ added, removed, value }) => ({
    kind: added ? 'new' : removed ? 'gone' : 'same',
    words: value.join(''),
  }));
