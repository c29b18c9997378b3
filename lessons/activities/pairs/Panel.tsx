import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Shuffle } from 'lucide-react';
import { useMemo } from 'react';
import type { Message } from '#language/wordings/speaker.ts';
import { Button } from '#ui/Button.tsx';
import { NativeSelect } from '#ui/NativeSelect.tsx';
import { Segmented } from '#ui/Segmented.tsx';
import { i18n } from '#ui/wordings/i18n.ts';
import type { LessonMaterial } from '../../draft/lesson-material.ts';
import { guidanceWords } from '../../questions/guidance-words.ts';
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
  { value: '3x4', label: msg`12 cards (3 × 4)` },
  { value: '4x4', label: msg`16 cards (4 × 4)` },
  { value: '4x5', label: msg`20 cards (4 × 5)` },
];

const sources: Record<PairsSource, Message> = {
  vocabulary: msg`Key vocabulary`,
  chunks: msg`Sentence chunks`,
};

const ways = [
  { value: 'down' as const, label: msg`Face down` },
  { value: 'up' as const, label: msg`Face up` },
];

/** The teacher's options: the content of the cards, their number, face up or face down, and the teams. */
function PairsControls({ material, options, teams, onOptions, onNew }: PairsControlsProps) {
  const there = sourcesIn(material);
  const faces = facesFor(material, options.source).map((face) => ({
    value: face,
    label: i18n._(faceNames[face]),
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
        <Shuffle aria-hidden="true" className="size-4" /> <Trans>New board</Trans>
      </Button>
      <TeamSetup teams={teams} />
      <Segmented
        label={t`Cards start`}
        options={ways.map(({ value, label }) => ({ value, label: i18n._(label) }))}
        value={options.faceUp ? 'up' : 'down'}
        onChoose={(way) => onOptions({ ...options, faceUp: way === 'up' })}
      />
      <NativeSelect
        label={t({ message: 'Board', context: 'size of a game' })}
        value={options.size}
        options={sizes.map(({ value, label }) => ({ value, label: i18n._(label) }))}
        help={t`You get fewer cards if the lesson has fewer words.`}
        onChange={(event) =>
          onOptions({ ...options, size: PairsSize.parse(event.currentTarget.value) })
        }
      />
      <NativeSelect
        label={t`Made from`}
        value={options.source}
        options={there.map((value) => ({ value, label: i18n._(sources[value]) }))}
        help={unequalVocabulary(material) ? i18n._(guidanceWords.alignVocabulary) : undefined}
        onChange={(event) => {
          const source = PairsSource.parse(event.currentTarget.value);
          onOptions({ ...options, source });
        }}
      />
      {([0, 1] as const).map((which) => (
        <NativeSelect
          key={which}
          label={which === 0 ? t`One card shows` : t`Its partner shows`}
          value={options.faces[which]}
          options={faces}
          onChange={(event) => setFace(which, Face.parse(event.currentTarget.value))}
        />
      ))}
      <ResetButton onReset={() => onOptions(defaultPairsOptions)} />
    </div>
  );
}

const faceNames: Record<Face, Message> = {
  target: msg`The word`,
  native: msg`Its meaning`,
  picture: msg`A picture`,
  sound: msg`Its sound`,
};
