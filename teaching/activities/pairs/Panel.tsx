import { useMemo, useState } from 'react';
import { useTeamNames } from '../games/use-team-names.ts';
import { newSeed } from '../new-seed.ts';
import type { ActivityPanelProps } from '../panel-props.ts';
import { dealCards, makePairs } from './make-pairs.ts';
import type { PairsOptions, PairsState } from './options.ts';
import { PairsBoard } from './PairsBoard.tsx';
import { PairsControls } from './PairsControls.tsx';

/** The pairs game on the projector: the board is stored, what is turned over is not. */
export default function Panel(props: ActivityPanelProps<PairsState>) {
  const { material, state, onState, address } = props;
  const teams = useTeamNames();
  const [game, setGame] = useState(0);
  const board = useMemo(() => boardOf(state, material), [state, material]);
  const again = () => setGame((count) => count + 1);
  const make = (options: PairsOptions, seed: number) => {
    onState(makePairs({ material, options, seed }));
    again();
  };
  const renew = () => make(board.state.options, newSeed());
  return props.children({
    board: (
      <PairsBoard
        key={`${game} ${teams.names.length}`}
        material={material}
        address={address}
        cards={board.cards}
        faceUp={board.state.options.faceUp}
        names={teams.names}
        onAgain={again}
        onNew={renew}
      />
    ),
    controls: (
      <PairsControls
        material={material}
        options={board.state.options}
        teams={teams}
        onOptions={(options) => make(options, state.seed)}
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
