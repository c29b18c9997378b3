import { Volume2 } from 'lucide-react';
import { IconButton } from '#ui/IconButton.tsx';
import type { PanelMedia } from '../panel-props.ts';

interface HearWordProps {
  id: string;
  word: string;
  media: PanelMedia;
}

/** Speaks one word of the list, where the plan had its sound made. */
export function HearWord({ id, word, media }: HearWordProps) {
  const clip = media.clips[id];
  if (!clip) return null;
  // A sound that cannot be played leaves the word to the teacher's own voice.
  const play = () => void new Audio(media.address(clip.key)).play().catch(() => undefined);
  return (
    <IconButton
      label={`Hear “${word}”`}
      icon={<Volume2 aria-hidden="true" className="size-5" />}
      onClick={play}
    />
  );
}
