import { ArrowLeftRight } from 'lucide-react';
import type { RosterChoice, RosterColumn } from '#contracts/classrooms/parse-names.ts';
import type { ColumnRole } from '#contracts/classrooms/roster-columns.ts';
import { Button } from '#ui/Button.tsx';
import { NativeSelect } from '#ui/NativeSelect.tsx';

const roleNames: Record<ColumnRole, string> = {
  first: 'First name',
  middle: 'Middle name',
  last: 'Surname',
  full: 'Whole name',
  other: 'Leave out',
};
const isRole = (value: string): value is ColumnRole => Object.hasOwn(roleNames, value);
const options = Object.entries(roleNames).map(([value, label]) => ({ value, label }));

interface RosterColumnsProps {
  columns: readonly RosterColumn[];
  choice: RosterChoice;
  onChoice: (choice: RosterChoice) => void;
}

/** How a list is read, for a teacher to put right: what each column holds, and which half of a name is first. */
export function RosterColumns({ columns, choice, onChoice }: RosterColumnsProps) {
  const roles = columns.map(({ role }) => role);
  const setRole = (at: number, role: ColumnRole) =>
    onChoice({ ...choice, roles: roles.map((each, other) => (other === at ? role : each)) });
  return (
    <div className="mt-4">
      {columns.length > 1 && (
        <details className="mb-3 rounded-control border border-line px-3 py-2">
          <summary className="min-h-8 cursor-pointer content-center font-semibold">
            {columns.length} columns: put them right
          </summary>
          <div className="mt-3 grid gap-3 pb-2 sm:grid-cols-2">
            {columns.map(({ heading, role, samples }, at) => (
              <NativeSelect
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
                key={at}
                label={<bdi>{heading || `Column ${at + 1}`}</bdi>}
                help={
                  samples.length > 0 && <bdi className="wrap-anywhere">{samples.join(', ')}</bdi>
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
        <ArrowLeftRight size={16} aria-hidden="true" /> Swap first name and surname
      </Button>
    </div>
  );
}
