import { Shuffle } from 'lucide-react';
import { Button } from '#ui/Button.tsx';
import { NativeSelect } from '#ui/NativeSelect.tsx';
import { Switch } from '#ui/Switch.tsx';
import { oneForEach, TeamSetup } from '../games/TeamSetup.tsx';
import type { TeamNames } from '../games/use-team-names.ts';
import { ResetButton } from '../ResetButton.tsx';
import { type ChunkGameOptions, sentenceCounts } from './options.ts';

interface ChunkControlsProps {
  options: ChunkGameOptions;
  /** How many sentences can be played. */
  most: number;
  teams: TeamNames;
  /** How often each team's turn comes in this game. */
  turns: number;
  onOptions: (options: ChunkGameOptions) => void;
  onNew: () => void;
  /** Options, board and accepted orders as they were at first. */
  onReset: () => void;
}

const strangers = [0, 1, 2, 3].map((count) => ({
  value: String(count),
  label: count === 0 ? 'None' : String(count),
}));

/** What the teacher chooses: how many sentences, in which order, how hard, and who plays. */
export function ChunkControls({
  options,
  most,
  teams,
  turns,
  onOptions,
  onNew,
  onReset,
}: ChunkControlsProps) {
  const counts = sentenceCounts.filter((count) => count < most);
  return (
    <div className="grid gap-5">
      <Button variant="primary" onClick={onNew}>
        <Shuffle aria-hidden="true" className="size-4" /> New game
      </Button>
      <TeamSetup teams={teams} turns={turns} />
      <NativeSelect
        label="Sentences"
        // As many as there are, or more, are all of them.
        value={(options.sentences ?? most) >= most ? 'null' : String(options.sentences)}
        options={[
          ...counts.map((count) => ({ value: String(count), label: String(count) })),
          { value: 'null', label: `All ${most}` },
        ]}
        help={oneForEach(options.sentences ?? most, teams.names.length)}
        onChange={(event) => {
          const chosen = sentenceCounts.find((n) => String(n) === event.currentTarget.value);
          onOptions({ ...options, sentences: chosen ?? null });
        }}
      />
      <NativeSelect
        label="Extra chunks that fit nowhere"
        value={String(options.distractors)}
        options={strangers}
        onChange={(event) =>
          onOptions({ ...options, distractors: Number(event.currentTarget.value) })
        }
      />
      <Switch
        label="Sentences in a random order"
        on={options.mixed}
        onSwitch={(mixed) => onOptions({ ...options, mixed })}
      />
      <ResetButton onReset={onReset} />
    </div>
  );
}
