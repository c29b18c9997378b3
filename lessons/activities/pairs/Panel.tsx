import { useMemo } from 'react';
import { type GivenUpByLesson, useGame } from '../games/use-game.ts';
import { useTeamNames } from '../games/use-team-names.ts';
import { keptWorks } from '../kept-works.ts';
import { newSeed } from '../new-seed.ts';
import type { ActivityPanelProps } from '../panel-props.ts';
import { LeftPairs } from './left-pairs.ts';
import { dealCards, makePairs } from './make-pairs.ts';
import type { PairsState } from './options.ts';
import { PairsBoard } from './PairsBoard.tsx';
import { PairsControls } from './PairsControls.tsx';

const games = keptWorks('pairs', LeftPairs);
const givenUp: GivenUpByLesson<LeftPairs, PairsState> = new Map();

/** The pairs game on the projector: the board is stored, what is found and the scores are kept in this tab. */
export default function Panel(props: ActivityPanelProps<PairsState>) {
  const { material, state, onState, address } = props;
  const named = useTeamNames();
  const count = named.names.length;
  const board = useMemo(() => boardOf(state, material), [state, material]);
  const playedOn = useMemo(() => {
    const cards = board.cards.map(({ item, face }) => [item, face.words]);
    return JSON.stringify([count, board.state.seed, board.state.options, cards]);
  }, [count, board]);
  const { game, goBack, again, make, teams } = useGame({
    games,
    givenUp,
    lesson: material.resourceId,
    board: playedOn,
    isOver: ({ pairs }) => pairs.found.length === board.cards.length,
    state,
    onState,
    teams: named,
  });
  const { options } = board.state;
  const renew = () => make(makePairs({ material, options, seed: newSeed() }));
  return props.children({
    board: (
      <PairsBoard
        key={game.id}
        game={game}
        material={material}
        address={address}
        cards={board.cards}
        faceUp={options.faceUp}
        names={teams.names}
        onAgain={again}
        onBack={goBack}
        onNew={renew}
      />
    ),
    controls: (
      <PairsControls
        material={material}
        options={options}
        teams={teams}
        onOptions={(wanted) => make(makePairs({ material, options: wanted, seed: state.seed }))}
        onNew={renew}
      />
    ),
  });
}

/** The stored board; made anew where the lesson no longer has what it was made from. */
function boardOf(stored: PairsState, material: ActivityPanelProps<PairsState>['material']) {
  const cards = dealCards(stored, material);
  if (cards.length >= 4) return { state: stored, cards };
  const state = makePairs({ material, options: stored.options, seed: stored.seed });
  return { state, cards: dealCards(state, material) };
}
