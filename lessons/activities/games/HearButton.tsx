import { Volume2 } from 'lucide-react';
import type { Speech } from '#contracts/resources/resource.ts';

interface HearButtonProps {
  speech: Speech;
  /** The id of the vocabulary item or sentence that is spoken. */
  id: string;
  address: (key: string) => string;
}

/** Plays the clip of a word or a sentence; nothing where none was made. */
export function HearButton({ speech, id, address }: HearButtonProps) {
  const clip = speech.clips[id];
  if (!clip) return null;
  // A sound that cannot be played leaves the words to the teacher's own voice.
  const play = () => void new Audio(address(clip.key)).play().catch(() => undefined);
  return (
    <button
      type="button"
      onClick={play}
      aria-label="Hear it"
      title="Hear it"
      className="inline-flex size-14 shrink-0 items-center justify-center rounded-full border-2 border-line bg-raised text-target hover:border-target"
    >
      <Volume2 aria-hidden="true" className="size-7" />
    </button>
  );
}
