import { classNames } from '#ui/class-names.ts';
import type { TaskFace } from '../task-content.ts';
import { FaceView } from '../views/FaceView.tsx';
import { useClip } from '../views/use-clip.ts';

interface MatchCardProps {
  cardId: string;
  face: TaskFace;
  /** Tapped, and looking for its partner. */
  waiting: boolean;
  /** The other side has a card that waits: this one may be its partner. */
  wanted: boolean;
  disabled: boolean | undefined;
  onTap: () => void;
  soundAddress: (key: string) => string;
}

/** One card of a column. One with a sound plays it when it is tapped. */
export function MatchCard(props: MatchCardProps) {
  const { face, waiting, wanted, soundAddress } = props;
  const clip = useClip(face.kind === 'sound' ? soundAddress(face.key) : '');
  return (
    <button
      type="button"
      data-card={props.cardId}
      disabled={props.disabled}
      aria-pressed={waiting}
      onClick={() => {
        if (face.kind === 'sound') clip.play(false);
        props.onTap();
      }}
      className={classNames(
        'flex min-h-16 w-full min-w-0 items-center justify-center rounded-card border-2 px-2.5 py-1 text-center text-lg leading-snug transition-colors disabled:opacity-60',
        waiting
          ? 'border-target bg-target-soft font-bold text-target'
          : 'border-line bg-card hover:border-target',
        wanted && 'border-dashed border-edge',
      )}
    >
      <FaceView face={face} address={soundAddress} />
    </button>
  );
}
