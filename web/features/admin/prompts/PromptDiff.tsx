import { classNames } from '#ui/class-names.ts';
import { wordChanges } from './word-changes.ts';

interface PromptDiffProps {
  before: string;
  after: string;
  className?: string;
}

/** How one wording became another: what went is struck through, what came is underlined. */
export function PromptDiff({ before, after, className }: PromptDiffProps) {
  if (before === after) {
    return <p className="text-ink-2">The two are the same, to the letter.</p>;
  }
  return (
    <div className={className}>
      <p className="mb-2 flex flex-wrap gap-x-4 text-sm text-ink-2">
        <span>
          <del className="bg-native-soft text-native">struck through</del>: taken out
        </span>
        <span>
          <ins className="bg-target-soft text-target">underlined</ins>: put in
        </span>
      </p>
      <p className="rounded-control border border-line bg-sunken p-4 font-mono text-sm leading-relaxed break-words whitespace-pre-wrap">
        {wordChanges(before, after).map(({ kind, words }, at) => {
          // The pieces of a comparison have no name of their own but their place.
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
