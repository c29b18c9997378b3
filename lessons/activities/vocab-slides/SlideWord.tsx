import { languageOf } from '#language/languages.ts';
import type { Text } from '#language/text/text.ts';
import { fitFont } from '../games/fit-font.ts';
import { GameWords } from '../games/GameWords.tsx';
import type { Slide } from './slides.ts';
import { WithReading } from './WordInText.tsx';

interface SlideWordProps {
  slide: Slide;
  languages: Pick<Text, 'target' | 'native'>;
  reading: boolean;
  /** The largest size, as CSS. */
  most: string;
}

/** The word of the slide, as large as its place allows; its article stands back. */
export function SlideWord({ slide, languages, reading, most }: SlideWordProps) {
  const { target } = languages;
  const { locale, direction, font } = languageOf(target);
  const { article, word, item } = slide;
  return (
    <span style={{ fontSize: fitFont(item.target, target, '1.5rem', most, 6) }}>
      <bdi
        lang={locale}
        dir={direction}
        data-font={font}
        className="game-words lesson-side font-bold text-target"
      >
        {article && <span className="font-normal">{article}</span>}
        <WithReading text={word} reading={reading ? slide.reading : undefined} language={target} />
      </bdi>
    </span>
  );
}

/** The meaning of the slide's word. */
export function SlideMeaning({
  slide,
  languages,
  most,
}: Pick<SlideWordProps, 'slide' | 'languages' | 'most'>) {
  const { native } = slide.item;
  return (
    <span style={{ fontSize: fitFont(native, languages.native, '1.25rem', most, 6) }}>
      <GameWords side="native" languages={languages} words={native} />
    </span>
  );
}
