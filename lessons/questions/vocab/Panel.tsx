import type { PanelProps } from '../panel-props.ts';
import { OneSide } from '../views/OneSide.tsx';
import { RevealList } from '../views/RevealList.tsx';
import type { VocabContent } from './content.ts';
import { HearWord } from './HearWord.tsx';
import { WordPicture } from './WordPicture.tsx';

/** The target word asks for its meaning; the meaning asks for the word while target is off. */
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
