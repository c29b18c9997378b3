import { t } from '@lingui/core/macro';
import { Volume2 } from 'lucide-react';
import { IconButton } from '#ui/Button.tsx';
import type { PanelMedia, PanelProps } from '../view-props.ts';
import { OneSide } from '../views/BilingualLine.tsx';
import { RevealList } from '../views/RevealList.tsx';
import type { VocabContent } from './content.ts';

/** Prompts with the target word, or with the meaning if the target language is switched off. */
export function Panel({ content, text, show, textStyle, media }: PanelProps<VocabContent>) {
  const items = content.items.map((item) => ({
    id: item.id,
    prompt: (
      <span className="inline-flex flex-wrap items-center gap-3">
        {media && <WordPicture id={item.id} media={media} />}
        <OneSide side={show.target ? 'target' : 'native'} words={item} text={text} />
        {item.partOfSpeech && item.partOfSpeech !== 'other' && (
          <span className="font-sans text-sm text-ink-3">{item.partOfSpeech}</span>
        )}
        {media && show.target && <HearWord id={item.id} word={item.target} media={media} />}
      </span>
    ),
    answer: <OneSide side={show.target ? 'native' : 'target'} words={item} text={text} />,
  }));
  return <RevealList items={items} text={text} textStyle={textStyle} />;
}

/**
 * An emoji or a drawn picture next to the word, never instead of it. Hidden from screen readers, because it
 * only illustrates the word.
 */
function WordPicture({ id, media }: { id: string; media: PanelMedia }) {
  const picture = media.pictures[id];
  if (picture?.key) {
    return (
      <img
        src={media.address(picture.key)}
        alt=""
        className="size-[2.4em] rounded-small object-cover"
      />
    );
  }
  return picture?.emoji ? (
    <span aria-hidden="true" className="text-[1.3em]">
      {picture.emoji}
    </span>
  ) : null;
}

interface HearWordProps {
  id: string;
  word: string;
  media: PanelMedia;
}

/** Plays one word of the list, if the plan included its sound. */
function HearWord({ id, word, media }: HearWordProps) {
  const clip = media.clips[id];
  if (!clip) return null;
  // If playback fails, the teacher can read the word aloud.
  const play = () => void new Audio(media.address(clip.key)).play().catch(() => undefined);
  return (
    <IconButton
      label={t`Hear “${word}”`}
      icon={<Volume2 aria-hidden="true" className="size-5" />}
      onClick={play}
    />
  );
}
