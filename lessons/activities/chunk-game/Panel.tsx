import { useMemo } from 'react';
import { type GivenUpByLesson, useGame } from '../games/use-game.ts';
import { useTeamNames } from '../games/use-team-names.ts';
import { keptWorks } from '../kept-works.ts';
import { newSeed } from '../new-seed.ts';
import type { ActivityPanelProps } from '../panel-props.ts';
import { ChunkBoard } from './ChunkBoard.tsx';
import { ChunkControls } from './ChunkControls.tsx';
import { LeftBuilder } from './left-builder.ts';
import { makeChunkGame } from './make-chunk-game.ts';
import { type ChunkGameOptions, type ChunkGameState, defaultChunkGameOptions } from './options.ts';
import { playableSentences, puzzlesOf, withoutLine } from './puzzle.ts';

const games = keptWorks('chunk-game', LeftBuilder);
const givenUp: GivenUpByLesson<LeftBuilder, ChunkGameState> = new Map();

/**
 * The chunk game on the projector: the sentences, their jumble and what is right too are stored, the play
 * is kept in this tab.
 */
export default function Panel({
  material,
  state,
  onState,
  children,
}: ActivityPanelProps<ChunkGameState>) {
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
    givenUp,
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
