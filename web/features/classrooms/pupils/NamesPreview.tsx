import { TriangleAlert } from 'lucide-react';
import type { RosterChoice } from '#contracts/classrooms/parse-names.ts';
import type { CheckedNames } from './check-names.ts';
import { RosterColumns } from './RosterColumns.tsx';

interface NamesPreviewProps {
  checked: CheckedNames;
  choice: RosterChoice;
  onChoice: (choice: RosterChoice) => void;
}

/** Who will get an account, as the list is read; and the lines that are no names, with the reason. */
export function NamesPreview({ checked, choice, onChoice }: NamesPreviewProps) {
  const { names, problems, repeated, columns } = checked;
  const twice = new Set(repeated);
  return (
    <div>
      <h2 className="text-xl">
        {names.length === 0
          ? 'Nobody yet'
          : `${names.length} ${names.length === 1 ? 'pupil' : 'pupils'}`}
      </h2>
      {(columns.length > 1 || names.some((name) => /\s/u.test(name))) && (
        <RosterColumns columns={columns} choice={choice} onChoice={onChoice} />
      )}
      {problems.length > 0 && (
        <ul className="mt-3 grid gap-2">
          {problems.map(({ line, text, message }) => (
            <li key={line} className="flex gap-2.5 rounded-control bg-bad-soft px-3 py-2">
              <TriangleAlert size={18} aria-hidden="true" className="mt-0.75 shrink-0 text-bad" />
              <div className="min-w-0">
                <p className="font-semibold wrap-anywhere">
                  Line {line}: <bdi>{text}</bdi>
                </p>
                <p className="text-sm">{message}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
      {names.length === 0 ? (
        problems.length === 0 && (
          <p className="mt-2 text-ink-2">
            The names will appear here as they’ll be printed on the cards.
          </p>
        )
      ) : (
        <ol
          aria-label="Names as they’ll be added"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by key
          tabIndex={0}
          className="mt-3 max-h-120 overflow-y-auto rounded-control border border-line"
        >
          {names.map((name, at) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: two pupils may have the same name
              key={at}
              className="flex min-h-10 items-center gap-3 border-b border-line px-3 py-1.5 last:border-b-0"
            >
              <span className="w-7 shrink-0 text-end text-sm text-ink-3">{at + 1}</span>
              <bdi className="min-w-0 wrap-anywhere">{name}</bdi>
              {twice.has(at) && (
                <span className="ms-auto shrink-0 text-sm font-semibold text-native">
                  Same name twice?
                </span>
              )}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
