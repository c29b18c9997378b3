import { plural, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { ArrowLeftRight, TriangleAlert } from 'lucide-react';
import type { RosterChoice, RosterColumn } from '#contracts/classrooms/parse-names.ts';
import type { ColumnRole } from '#contracts/classrooms/roster-columns.ts';
import { Button } from '#ui/Button.tsx';
import { NativeSelect } from '#ui/NativeSelect.tsx';
import { sayAnswer } from '#ui/wordings/answers.ts';
import { plainList } from '#ui/wordings/lists.ts';
import { useAnswers } from '#ui/wordings/use-answers.ts';
import type { CheckedNames } from './check-names.ts';

interface NamesPreviewProps {
  checked: CheckedNames;
  choice: RosterChoice;
  onChoice: (choice: RosterChoice) => void;
}

/** The pupils in the list who will get an account, and the lines that are not names, with the reason. */
export function NamesPreview({ checked, choice, onChoice }: NamesPreviewProps) {
  useAnswers();
  const { names, problems, repeated, columns } = checked;
  const twice = new Set(repeated);
  return (
    <div>
      <h2 className="text-xl">
        {names.length === 0
          ? t`Nobody yet`
          : plural({ count: names.length }, { one: '# pupil', other: '# pupils' })}
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
                  <Trans>
                    Line {line}: <bdi>{text}</bdi>
                  </Trans>
                </p>
                <p className="text-sm">{sayAnswer(message)}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
      {names.length === 0 ? (
        problems.length === 0 && (
          <p className="mt-2 text-ink-2">
            <Trans>The names will appear here as they’ll be printed on the cards.</Trans>
          </p>
        )
      ) : (
        <ol
          aria-label={t`Names as they’ll be added`}
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
                  <Trans>Same name twice?</Trans>
                </span>
              )}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

const roleNames: Record<ColumnRole, string> = {
  first: t`First name`,
  middle: t`Middle name`,
  last: t`Surname`,
  full: t`Full name`,
  other: t`Leave out`,
};
const isRole = (value: string): value is ColumnRole => Object.hasOwn(roleNames, value);
const options = Object.entries(roleNames).map(([value, label]) => ({ value, label }));

interface RosterColumnsProps {
  columns: readonly RosterColumn[];
  choice: RosterChoice;
  onChoice: (choice: RosterChoice) => void;
}

/**
 * The controls for correcting how a list is parsed: the content of each column, and the order of first name
 * and surname.
 */
function RosterColumns({ columns, choice, onChoice }: RosterColumnsProps) {
  const roles = columns.map(({ role }) => role);
  const setRole = (at: number, role: ColumnRole) =>
    onChoice({ ...choice, roles: roles.map((each, other) => (other === at ? role : each)) });
  return (
    <div className="mt-4">
      {columns.length > 1 && (
        <details className="mb-3 rounded-control border border-line px-3 py-2">
          <summary className="min-h-8 cursor-pointer content-center font-semibold">
            <Plural
              value={{ count: columns.length }}
              one="# column: check it"
              other="# columns: check them"
            />
          </summary>
          <div className="mt-3 grid gap-3 pb-2 sm:grid-cols-2">
            {columns.map(({ heading, role, samples }, at) => (
              <NativeSelect
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
                key={at}
                label={<bdi>{heading || t`Column ${{ number: at + 1 }}`}</bdi>}
                help={
                  samples.length > 0 && <bdi className="wrap-anywhere">{plainList(samples)}</bdi>
                }
                options={options}
                value={role}
                onChange={({ currentTarget: { value } }) => {
                  if (isRole(value)) setRole(at, value);
                }}
              />
            ))}
          </div>
        </details>
      )}
      <Button
        size="small"
        className="min-h-11"
        aria-pressed={choice.swapped ?? false}
        onClick={() => onChoice({ ...choice, swapped: !choice.swapped })}
      >
        <ArrowLeftRight size={16} aria-hidden="true" /> <Trans>Swap first name and surname</Trans>
      </Button>
    </div>
  );
}
