import { useMemo, useState } from 'react';
import { useTeamNames } from '../games/use-team-names.ts';
import { newSeed } from '../new-seed.ts';
import type { ActivityPanelProps } from '../panel-props.ts';
import { ChunkBoard } from './ChunkBoard.tsx';
import { ChunkControls } from './ChunkControls.tsx';
import { makeChunkGame } from './make-chunk-game.ts';
import type { ChunkGameOptions, ChunkGameState } from './options.ts';
import { playableSentences, puzzlesOf } from './puzzle.ts';

/** The chunk game on the projector: the sentences, their jumble and what is right too are stored, the play is not. */
export default function Panel({
  material,
  state,
  onState,
  children,
}: ActivityPanelProps<ChunkGameState>) {
  const { text } = material;
  const teams = useTeamNames();
  const count = teams.names.length;
  const [game, setGame] = useState(0);
  const { options, puzzles } = useMemo(() => {
    const stored = puzzlesOf(state, text, count);
    if (stored.length > 0) return { options: state.options, puzzles: stored };
    // The sentences it was made of are gone from the text.
    const made = makeChunkGame({ material, options: state.options, seed: state.seed });
    return { options: made.options, puzzles: puzzlesOf(made, text, count) };
  }, [state, text, material, count]);
  const again = () => setGame((count) => count + 1);
  const make = (wanted: ChunkGameOptions, seed: number) => {
    onState({
      ...makeChunkGame({ material, options: wanted, seed }),
      accepted: state.accepted,
    });
    again();
  };
  const renew = () => make(options, newSeed());
  return children({
    board: (
      <ChunkBoard
        key={`${game} ${count}`}
        text={text}
        puzzles={puzzles}
        names={teams.names}
        onAccept={(order) => onState({ ...state, accepted: [...state.accepted, [...order]] })}
        onAgain={again}
        onNew={renew}
      />
    ),
    controls: (
      <ChunkControls
        options={options}
        most={playableSentences(text).length}
        teams={teams}
        turns={puzzles.length / count}
        onOptions={(wanted) => make(wanted, state.seed)}
        onNew={renew}
      />
    ),
  });
}
