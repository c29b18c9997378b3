import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Shuffle } from 'lucide-react';
import { useMemo } from 'react';
import { Button } from '#ui/Button.tsx';
import { NativeSelect } from '#ui/NativeSelect.tsx';
import { Switch } from '#ui/Switch.tsx';
import { type ActivityPanelProps, activityView, rulesOf } from '../activity-view.tsx';
import { oneForEach, TeamSetup } from '../games/TeamSetup.tsx';
import { type AbandonedByLesson, useGame } from '../games/use-game.ts';
import { type TeamNames, useTeamNames } from '../games/use-team-names.ts';
import { persistedWork } from '../persisted-work.ts';
import { ResetButton } from '../RevealButtons.tsx';
import { newSeed } from '../seeds.ts';
import { PausedBuilder } from './builder.ts';
import { ChunkBoard } from './ChunkBoard.tsx';
import { chunkGame, makeChunkGame } from './index.ts';
import { playableSentences, puzzlesOf, withoutLine } from './puzzle.ts';
import {
  type ChunkGameOptions,
  type ChunkGameState,
  defaultChunkGameOptions,
  sentenceCounts,
} from './state.ts';

const games = persistedWork('chunk-game', PausedBuilder);
const abandoned: AbandonedByLesson<PausedBuilder, ChunkGameState> = new Map();

/**
 * The chunk game on the projector. The resource stores the sentences, the shuffled pieces and the accepted
 * orders. The browser tab stores the game in progress.
 */
export function Panel({ material, state, onState, children }: ActivityPanelProps<ChunkGameState>) {
  const { text } = material;
  const named = useTeamNames();
  const count = named.names.length;
  const { options } = state;
  const puzzles = useMemo(() => puzzlesOf(state, text, count), [state, text, count]);
  const playedOn = useMemo(() => {
    const tables = puzzles.map(({ sentence, jumble }) => [sentence.native.text, jumble]);
    return JSON.stringify([count, state.seed, options, tables]);
  }, [count, state.seed, options, puzzles]);
  const { game, goBack, again, make, teams } = useGame({
    games,
    abandoned,
    lesson: material.resourceId,
    board: playedOn,
    isOver: ({ builder }) => builder.at >= puzzles.length,
    state,
    onState,
    teams: named,
  });
  const deal = (wanted: ChunkGameOptions, seed: number) =>
    make({ ...makeChunkGame({ material, options: wanted, seed }), accepted: state.accepted });
  const renew = () => deal(options, newSeed());
  return children({
    board: (
      <ChunkBoard
        key={game.id}
        game={game}
        text={text}
        puzzles={puzzles}
        names={teams.names}
        onAccept={(order) => onState({ ...state, accepted: [...state.accepted, [...order]] })}
        onUnaccept={(puzzle, line) =>
          onState({ ...state, accepted: withoutLine(state.accepted, puzzle, line) })
        }
        onAgain={again}
        onBack={goBack}
        onNew={renew}
      />
    ),
    controls: (
      <ChunkControls
        options={options}
        most={playableSentences(text).length}
        teams={teams}
        turns={puzzles.length / count}
        onOptions={(wanted) => deal(wanted, state.seed)}
        onNew={renew}
        onReset={() =>
          make(makeChunkGame({ material, options: defaultChunkGameOptions, seed: state.seed }))
        }
      />
    ),
  });
}

export default activityView(rulesOf(chunkGame), Panel);

interface ChunkControlsProps {
  options: ChunkGameOptions;
  /** Number of sentences that can be played. */
  most: number;
  teams: TeamNames;
  /** Number of turns per team in this game. */
  turns: number;
  onOptions: (options: ChunkGameOptions) => void;
  onNew: () => void;
  /** Resets options, board and accepted orders. */
  onReset: () => void;
}

/** The teacher's options: number and order of sentences, difficulty, and teams. */
function ChunkControls({
  options,
  most,
  teams,
  turns,
  onOptions,
  onNew,
  onReset,
}: ChunkControlsProps) {
  const counts = sentenceCounts.filter((count) => count < most);
  const strangers = [0, 1, 2, 3].map((count) => ({
    value: String(count),
    label: count === 0 ? t({ message: 'None', context: 'no distractors' }) : String(count),
  }));
  return (
    <div className="grid gap-5">
      <Button variant="primary" onClick={onNew}>
        <Shuffle aria-hidden="true" className="size-4" /> <Trans>New game</Trans>
      </Button>
      <TeamSetup teams={teams} turns={turns} />
      <NativeSelect
        label={t`Sentences`}
        // If the chosen number is equal to or greater than the number of sentences, all sentences are played.
        value={(options.sentences ?? most) >= most ? 'null' : String(options.sentences)}
        options={[
          ...counts.map((count) => ({ value: String(count), label: String(count) })),
          { value: 'null', label: t({ message: `All ${{ count: most }}`, context: 'sentences' }) },
        ]}
        help={oneForEach(options.sentences ?? most, teams.names.length)}
        onChange={(event) => {
          const chosen = sentenceCounts.find((n) => String(n) === event.currentTarget.value);
          onOptions({ ...options, sentences: chosen ?? null });
        }}
      />
      <NativeSelect
        label={t`Distractors`}
        value={String(options.distractors)}
        options={strangers}
        onChange={(event) =>
          onOptions({ ...options, distractors: Number(event.currentTarget.value) })
        }
      />
      <Switch
        label={t`Sentences in random order`}
        on={options.mixed}
        onSwitch={(mixed) => onOptions({ ...options, mixed })}
      />
      <ResetButton onReset={onReset} />
    </div>
  );
}
