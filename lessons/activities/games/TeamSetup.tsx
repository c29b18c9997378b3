import { plural, t } from '@lingui/core/macro';
import { NativeSelect } from '#ui/NativeSelect.tsx';
import { maxTeams } from './play.ts';
import type { TeamNames } from './use-team-names.ts';

/**
 * Maximum length of a team name, and therefore of its input. The boards truncate names that are too long for
 * them.
 */
const maxNameLength = 40;

/** Returns a hint if there are fewer rounds than teams; undefined otherwise. */
export const oneForEach = (rounds: number, teams: number): string | undefined =>
  rounds < teams ? t`There are more teams than that, so each gets one.` : undefined;

interface TeamSetupProps {
  teams: TeamNames;
  /** Turns per team; undefined if the number is not fixed in advance. */
  turns?: number;
}

/**
 * Settings for the number of teams at this screen and for their names. Also shows the number of turns per
 * team.
 */
export function TeamSetup({ teams, turns }: TeamSetupProps) {
  const { names } = teams;
  const counts = Array.from({ length: maxTeams }, (_, at) => ({
    value: String(at + 1),
    label:
      at === 0
        ? t`The whole class together`
        : plural({ teams: at + 1 }, { one: '# team taking turns', other: '# teams taking turns' }),
  }));
  const help = turns
    ? plural(turns, {
        one: '# turn for each team. Names stay on this computer.',
        other: '# turns for each team. Names stay on this computer.',
      })
    : t`Names stay on this computer.`;
  return (
    <div className="grid gap-3">
      <NativeSelect
        label={t`Who plays`}
        value={String(names.length)}
        options={counts}
        help={names.length > 1 ? help : undefined}
        onChange={(event) => teams.setCount(Number(event.currentTarget.value))}
      />
      {names.length > 1 && (
        <ol className="m-0 grid list-none gap-2 p-0">
          {names.map((name, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a team is its place
            <li key={at}>
              <input
                aria-label={t`Name of team ${{ number: at + 1 }}`}
                placeholder={t`Team ${{ number: at + 1 }}`}
                value={name}
                maxLength={maxNameLength}
                dir="auto"
                onInput={(event) => teams.setName(at, event.currentTarget.value)}
                className="block min-h-11 w-full rounded-control border border-edge bg-raised px-3 text-base text-ink"
              />
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
