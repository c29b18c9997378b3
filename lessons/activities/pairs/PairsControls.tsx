import { Shuffle } from 'lucide-react';
import { Button } from '#ui/Button.tsx';
import { NativeSelect } from '#ui/NativeSelect.tsx';
import { Segmented } from '#ui/Segmented.tsx';
import type { LessonMaterial } from '../../draft/lesson-material.ts';
import { alignVocabulary } from '../../questions/guidance.ts';
import { unequalVocabulary } from '../games/game-words.ts';
import { TeamSetup } from '../games/TeamSetup.tsx';
import type { TeamNames } from '../games/use-team-names.ts';
import { ResetButton } from '../ResetButton.tsx';
import { defaultPairsOptions, Face, type PairsOptions, PairsSize, PairsSource } from './options.ts';
import { facesFor, sourcesIn } from './pair-items.ts';

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

/** What the teacher chooses: what is on the cards, how many, how they lie, and who plays. */
export function PairsControls({ material, options, teams, onOptions, onNew }: PairsControlsProps) {
  const there = sourcesIn(material);
  const faces = facesFor(material, options.source).map((face) => ({
    value: face,
    label: faceNames[face],
  }));
  const setFace = (which: 0 | 1, face: Face) => {
    const [one, other] = options.faces;
    // A face that the other card has is exchanged with it.
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
        label="How the cards lie"
        options={ways}
        value={options.faceUp ? 'up' : 'down'}
        onChoose={(way) => onOptions({ ...options, faceUp: way === 'up' })}
      />
      <NativeSelect
        label="Board"
        value={options.size}
        options={sizes}
        help="Fewer cards where the lesson has fewer words."
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
