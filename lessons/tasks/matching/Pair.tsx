import { Link2, X } from 'lucide-react';
import { faceText, type TaskFace } from '../task-content.ts';
import { FaceView } from '../views/FaceView.tsx';
import { PlaySmall } from '../views/PlaySmall.tsx';

interface PairProps {
  left: TaskFace;
  right: TaskFace;
  disabled: boolean | undefined;
  onPart: () => void;
  soundAddress: (key: string) => string;
}

/** Two cards that were put together, with a cross that takes them apart. */
export function Pair({ left, right, disabled, onPart, soundAddress }: PairProps) {
  const face = (one: TaskFace) =>
    one.kind === 'sound' ? (
      <PlaySmall address={soundAddress(one.key)} label="the sound" />
    ) : (
      <FaceView face={one} address={soundAddress} />
    );
  return (
    <li className="flex min-h-14 items-center gap-2.5 rounded-card border border-line bg-target-soft ps-3.5 pe-1">
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2.5 gap-y-0.5 py-1.5 leading-snug">
        {face(left)}
        <Link2 size={16} aria-hidden="true" className="shrink-0 text-ink-3" />
        {face(right)}
      </span>
      <button
        type="button"
        data-part
        disabled={disabled}
        aria-label={`Take apart: ${faceText(left)} and ${faceText(right)}`}
        onClick={onPart}
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-control text-ink-2 hover:bg-card hover:text-ink disabled:opacity-55"
      >
        <X size={18} aria-hidden="true" />
      </button>
    </li>
  );
}
