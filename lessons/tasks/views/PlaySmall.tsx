import { Volume2 } from 'lucide-react';
import { useClip } from './use-clip.ts';

interface PlaySmallProps {
  address: string;
  /** What is heard, behind "Listen to". */
  label: string;
}

/** A small button that plays one clip from its beginning. */
export function PlaySmall({ address, label }: PlaySmallProps) {
  const clip = useClip(address);
  return (
    <button
      type="button"
      aria-label={`Listen to ${label}`}
      onClick={() => clip.play(false)}
      className="inline-flex size-11 shrink-0 items-center justify-center rounded-control text-target hover:bg-card"
    >
      <Volume2 size={20} aria-hidden="true" />
    </button>
  );
}
