import { useMemo } from 'react';
import { type GivenUpByLesson, useGame } from '../games/use-game.ts';
import { useTeamNames } from '../games/use-team-names.ts';
import { keptWorks } from '../kept-works.ts';
import { newSeed } from '../new-seed.ts';
import type { ActivityPanelProps } from '../panel-props.ts';
import { LeftRace } from './left-race.ts';
import type { TranslationOptions, TranslationState } from './options.ts';
import { RaceBoard } from './RaceBoard.tsx';
import { RaceControls } from './RaceControls.tsx';
import { makeTranslation, roundsOf } from './rounds.ts';

const games = keptWorks('translation-game', LeftRace);
const givenUp: GivenUpByLesson<LeftRace, TranslationState> = new Map();

/** The translation game on the projector: what is asked is stored, how it goes is kept in this tab. */
export default function Panel(props: ActivityPanelProps<TranslationState>) {
  const { material, state, onState, address } = props;
  const named = useTeamNames();
  const count = named.names.length;
  const { options, rounds } = useMemo(() => {
    const stored = roundsOf(state, material, count);
    if (stored.length > 0) return { options: state.options, rounds: stored };
    // What it was made of is gone from the lesson.
    const made = makeTranslation({ material, options: state.options, seed: state.seed });
    return { options: made.options, rounds: roundsOf(made, material, count) };
  }, [state, material, count]);
  const playedOn = useMemo(() => {
    const asked = rounds.map(({ item: { id, target, native } }) => [id, target, native]);
    // How long an answer may take is no other game.
    return JSON.stringify([count, state.seed, { ...options, seconds: 0 }, asked]);
  }, [count, state.seed, options, rounds]);
  const { game, goBack, again, make, teams } = useGame({
    games,
    givenUp,
    lesson: material.resourceId,
    board: playedOn,
    isOver: ({ race }) => race.at >= rounds.length,
    state,
    onState,
    teams: named,
  });
  const ask = (wanted: TranslationOptions, seed: number) =>
    make(makeTranslation({ material, options: wanted, seed }));
  const renew = () => ask(options, newSeed());
  return props.children({
    board: (
      <RaceBoard
        key={game.id}
        game={game}
        material={material}
        address={address}
        rounds={rounds}
        options={options}
        names={teams.names}
        onAgain={again}
        onBack={goBack}
        onNew={renew}
      />
    ),
    controls: (
      <RaceControls
        material={material}
        options={options}
        teams={teams}
        turns={rounds.length / count}
        onOptions={(wanted) => {
          if (wanted.seconds === options.seconds) ask(wanted, state.seed);
          else onState({ ...state, options: wanted });
        }}
        onNew={renew}
      />
    ),
  });
}
