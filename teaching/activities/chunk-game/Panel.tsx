import { useMemo } from 'react';
import { useTeamNames } from '../games/use-team-names.ts';
import { keptWorks } from '../kept-works.ts';
import { newSeed } from '../new-seed.ts';
import type { ActivityPanelProps } from '../panel-props.ts';
import { useLeftWork } from '../use-left-work.ts';
import { ChunkBoard } from './ChunkBoard.tsx';
import { ChunkControls } from './ChunkControls.tsx';
import { LeftBuilder } from './left-builder.ts';
import { makeChunkGame } from './make-chunk-game.ts';
import { type ChunkGameOptions, type ChunkGameState, defaultChunkGameOptions } from './options.ts';
import { playableSentences, puzzlesOf, withoutLine } from './puzzle.ts';

const games = keptWorks('chunk-game', LeftBuilder);

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
  const teams = useTeamNames();
  const count = teams.names.length;
  const { options } = state;
  const puzzles = useMemo(() => puzzlesOf(state, text, count), [state, text, count]);
  const playedOn = useMemo(() => {
    const tables = puzzles.map(({ sentence, jumble }) => [sentence.native.text, jumble]);
    return JSON.stringify([count, state.seed, options, tables]);
  }, [count, state.seed, options, puzzles]);
  const { work: game, again } = useLeftWork(games, material.resourceId, playedOn);
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
        onReset={() => {
          onState(makeChunkGame({ material, options: defaultChunkGameOptions, seed: state.seed }));
          again();
        }}
      />
    ),
  });
}
