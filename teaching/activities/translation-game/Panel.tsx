import { useMemo, useState } from 'react';
import { useTeamNames } from '../games/use-team-names.ts';
import { newSeed } from '../new-seed.ts';
import type { ActivityPanelProps } from '../panel-props.ts';
import type { TranslationOptions, TranslationState } from './options.ts';
import { RaceBoard } from './RaceBoard.tsx';
import { RaceControls } from './RaceControls.tsx';
import { makeTranslation, roundsOf } from './rounds.ts';

/** The translation game on the projector: what is asked is stored, how it goes is not. */
export default function Panel(props: ActivityPanelProps<TranslationState>) {
  const { material, state, onState, address } = props;
  const teams = useTeamNames();
  const count = teams.names.length;
  const [game, setGame] = useState(0);
  const { options, rounds } = useMemo(() => {
    const stored = roundsOf(state, material, count);
    if (stored.length > 0) return { options: state.options, rounds: stored };
    // What it was made of is gone from the lesson.
    const made = makeTranslation({ material, options: state.options, seed: state.seed });
    return { options: made.options, rounds: roundsOf(made, material, count) };
  }, [state, material, count]);
  const again = () => setGame((count) => count + 1);
  const make = (wanted: TranslationOptions, seed: number) => {
    onState(makeTranslation({ material, options: wanted, seed }));
    again();
  };
  const renew = () => make(options, newSeed());
  return props.children({
    board: (
      <RaceBoard
        key={`${game} ${count}`}
        material={material}
        address={address}
        rounds={rounds}
        options={options}
        names={teams.names}
        onAgain={again}
        onNew={renew}
      />
    ),
    controls: (
      <RaceControls
        material={material}
        options={options}
        teams={teams}
        turns={rounds.length / count}
        onOptions={(wanted) => make(wanted, state.seed)}
        onNew={renew}
      />
    ),
  });
}
