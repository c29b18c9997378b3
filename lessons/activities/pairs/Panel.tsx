import { Shuffle } from 'lucide-react';
import { useMemo } from 'react';
import { Button } from '#ui/Button.tsx';
import { NativeSelect } from '#ui/NativeSelect.tsx';
import { Segmented } from '#ui/Segmented.tsx';
import type { LessonMaterial } from '../../draft/lesson-material.ts';
import { alignVocabulary } from '../../questions/guidance.ts';
import { type ActivityPanelProps, activityView, rulesOf } from '../activity-view.tsx';
import { unequalVocabulary } from '../games/game-words.ts';
import { TeamSetup } from '../games/TeamSetup.tsx';
import { type AbandonedByLesson, useGame } from '../games/use-game.ts';
import { type TeamNames, useTeamNames } from '../games/use-team-names.ts';
import { persistedWork } from '../persisted-work.ts';
import { ResetButton } from '../RevealButtons.tsx';
import { newSeed } from '../seeds.ts';
import { pairs } from './index.ts';
import { dealCards, facesFor, makePairs, sourcesIn } from './make-pairs.ts';
import { PairsBoard } from './PairsBoard.tsx';
import { PausedPairs } from './pairs-game.ts';
import {
  defaultPairsOptions,
  Face,
  type PairsOptions,
  PairsSize,
  PairsSource,
  type PairsState,
} from './state.ts';

const games = persistedWork('pairs', PausedPairs);
const abandoned: AbandonedByLesson<PausedPairs, PairsState> = new Map();

/** The pairs game on the projector. The board is stored; found pairs and scores persist in this tab. */
export function Panel(props: ActivityPanelProps<PairsState>) {
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
    abandoned,
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

export default activityView(rulesOf(pairs), Panel);

/** Returns the stored board, or a new board if too few of the stored items remain in the lesson. */
function boardOf(stored: PairsState, material: ActivityPanelProps<PairsState>['material']) {
  const cards = dealCards(stored, material);
  if (cards.length >= 4) return { state: stored, cards };
  const state = makePairs({ material, options: stored.options, seed: stored.seed });
  return { state, cards: dealCards(state, material) };
}

interface PairsControlsProps {
  material: LessonMaterial;
  options: PairsOptions;
  teams: TeamNames;
  onOptions: (options: PairsOptions) => void;
  onNew: () => void;
}

const sizes = [
  { value: '3x4', label: '12 cards (3 × 4)' },
  { value: '4x4', label: '16 cards (4 × 4)' },
  { value: '4x5', label: '20 cards (4 × 5)' },
];

const sources: Record<PairsSource, string> = {
  vocabulary: 'Key vocabulary',
  chunks: 'Sentence chunks',
};

const ways = [
  { value: 'down' as const, label: 'Face down' },
  { value: 'up' as const, label: 'Face up' },
];

/** The teacher's options: the content of the cards, their number, face up or face down, and the teams. */
function PairsControls({ material, options, teams, onOptions, onNew }: PairsControlsProps) {
  const there = sourcesIn(material);
  const faces = facesFor(material, options.source).map((face) => ({
    value: face,
    label: faceNames[face],
  }));
  const setFace = (which: 0 | 1, face: Face) => {
    const [one, other] = options.faces;
    // If the other card already has this face, swap the faces of the two cards.
    if (which === 0) onOptions({ ...options, faces: [face, face === other ? one : other] });
    else onOptions({ ...options, faces: [face === one ? other : one, face] });
  };
  return (
    <div className="grid gap-5">
      <Button variant="primary" onClick={onNew}>
        <Shuffle aria-hidden="true" className="size-4" /> New board
      </Button>
      <TeamSetup teams={teams} />
      <Segmented
        label="Cards start"
        options={ways}
        value={options.faceUp ? 'up' : 'down'}
        onChoose={(way) => onOptions({ ...options, faceUp: way === 'up' })}
      />
      <NativeSelect
        label="Board"
        value={options.size}
        options={sizes}
        help="You get fewer cards if the lesson has fewer words."
        onChange={(event) =>
          onOptions({ ...options, size: PairsSize.parse(event.currentTarget.value) })
        }
      />
      <NativeSelect
        label="Made from"
        value={options.source}
        options={there.map((value) => ({ value, label: sources[value] }))}
        help={unequalVocabulary(material) ? alignVocabulary : undefined}
        onChange={(event) => {
          const source = PairsSource.parse(event.currentTarget.value);
          onOptions({ ...options, source });
        }}
      />
      {([0, 1] as const).map((which) => (
        <NativeSelect
          key={which}
          label={which === 0 ? 'One card shows' : 'Its partner shows'}
          value={options.faces[which]}
          options={faces}
          onChange={(event) => setFace(which, Face.parse(event.currentTarget.value))}
        />
      ))}
      <ResetButton onReset={() => onOptions(defaultPairsOptions)} />
    </div>
  );
}

const faceNames: Record<Face, string> = {
  target: 'The word',
  native: 'Its meaning',
  picture: 'A picture',
  sound: 'Its sound',
};
