import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Eye, Volume2 } from 'lucide-react';
import { useEffect } from 'react';
import { languageOf } from '#language/languages.ts';
import { rubyParts } from '#language/readings/kana.ts';
import type { Sentence, Text } from '#language/text/text.ts';
import { classNames } from '#ui/class-names.ts';
import { readingAbove } from '../../questions/vocab/reading-of.ts';
import type { ActivityPanelProps } from '../activity-view.tsx';
import { fitFont } from '../games/fit-font.ts';
import { GameWords, HearButton } from '../games/GameWords.tsx';
import type { Slide } from './slides.ts';
import type { SlidesOptions, SlidesState } from './state.ts';

interface SlideStageProps extends Pick<ActivityPanelProps<SlidesState>, 'material' | 'address'> {
  slide: Slide;
  options: SlidesOptions;
  /** True once the answer is shown. */
  open: boolean;
  onTurn: () => void;
}

/** One slide: the large prompt, the answer below it, and the sentence of the text that uses the word. */
export function SlideStage({ slide, options, open, onTurn, material, address }: SlideStageProps) {
  const { text, pictures, speech } = material;
  const { item } = slide;
  const clip = speech.clips[item.id];
  const heard = options.order === 'audio-first' && clip !== undefined;
  const asksMeaning = options.order !== 'native-first';
  const wordShown = open || (asksMeaning && !heard);
  const picture = options.pictureFirst || open ? pictures[item.id] : undefined;
  const key = heard ? clip.key : undefined;
  useEffect(() => {
    // A browser blocks autoplay before any interaction; the large button covers that case.
    if (key) void new Audio(address(key)).play().catch(() => undefined);
  }, [key, address]);

  const word = (most: string) => (
    <SlideWord slide={slide} languages={text} reading={options.reading} most={most} />
  );
  const meaning = (most: string) => <SlideMeaning slide={slide} languages={text} most={most} />;
  return (
    <div aria-live="polite" className="flex flex-1 flex-col gap-4 text-center">
      <div className="flex flex-[3] items-center justify-center gap-6 max-sm:flex-col">
        {picture?.key && (
          <img
            src={address(picture.key)}
            alt=""
            className="aspect-square max-h-[34vh] w-[26vw] min-w-36 rounded-card object-contain"
          />
        )}
        {!picture?.key && picture?.emoji && (
          <span aria-hidden="true" className="text-[clamp(4rem,14vw,13rem)] leading-none">
            {picture.emoji}
          </span>
        )}
        <div className="game-fit min-h-36 w-full flex-1 self-stretch">
          {heard ? (
            <button
              type="button"
              onClick={() => void new Audio(address(clip.key)).play().catch(() => undefined)}
              className="inline-flex size-40 items-center justify-center rounded-full bg-target-fill text-on-target shadow-soft"
            >
              <Volume2 aria-hidden="true" className="size-20" />
              <span className="sr-only">
                <Trans>Hear the word</Trans>
              </span>
            </button>
          ) : asksMeaning ? (
            word('8rem')
          ) : (
            meaning('7rem')
          )}
        </div>
        {wordShown && !heard && <HearButton speech={speech} id={item.id} address={address} />}
      </div>
      <button
        type="button"
        data-turn=""
        aria-expanded={open}
        onClick={onTurn}
        className={classNames(
          'flex min-h-32 flex-[1.3] items-center justify-center rounded-card border-3 px-4 py-2',
          open
            ? 'border-line bg-raised'
            : 'border-edge border-dashed bg-sunken text-ink-2 hover:border-target hover:text-ink',
        )}
      >
        {open ? (
          <span className="flex w-full flex-1 flex-wrap gap-x-8 self-stretch">
            {(heard || !asksMeaning) && (
              <span className="game-fit min-w-56 flex-1">{word('5rem')}</span>
            )}
            {asksMeaning && <span className="game-fit min-w-56 flex-1">{meaning('5rem')}</span>}
          </span>
        ) : (
          <span className="inline-flex items-center gap-3 font-semibold text-xl">
            <Eye aria-hidden="true" className="size-7" />
            {!heard && asksMeaning ? t`Show the meaning` : t`Show the word`}
          </span>
        )}
      </button>
      {options.example && (
        <p className={classNames('lesson-text min-h-[2em]', !wordShown && 'invisible')}>
          {slide.example && (
            <WordInText
              sentence={slide.example.sentence}
              tokenIds={slide.example.tokenIds}
              language={text.target}
              reading={options.reading}
            />
          )}
        </p>
      )}
    </div>
  );
}

interface SlideWordProps {
  slide: Slide;
  languages: Pick<Text, 'target' | 'native'>;
  reading: boolean;
  /** The maximum size, as CSS. */
  most: string;
}

/** The word of the slide, as large as its space permits, with a less prominent article. */
function SlideWord({ slide, languages, reading, most }: SlideWordProps) {
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
function SlideMeaning({
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

interface WordInTextProps {
  sentence: Sentence;
  tokenIds: ReadonlySet<string>;
  language: string;
  /** True if the highlighted words show their reading. */
  reading: boolean;
}

/** The sentence that uses the word, with the word highlighted by weight and underline. */
function WordInText({ sentence, tokenIds, language, reading }: WordInTextProps) {
  const { locale, direction, font } = languageOf(language);
  return (
    <bdi
      lang={locale}
      dir={direction}
      data-font={font}
      className="game-words lesson-side game-example"
    >
      {sentence.target.tokens.map((token) => {
        if (!tokenIds.has(token.id)) return token.text;
        const above = reading ? readingAbove(token, language) : undefined;
        return (
          <mark
            key={token.id}
            className="bg-transparent font-bold text-target underline decoration-2 underline-offset-[0.25em]"
          >
            <WithReading text={token.text} reading={above} language={language} />
          </mark>
        );
      })}
    </bdi>
  );
}

interface WithReadingProps {
  text: string;
  reading: string | undefined;
  language: string;
}

/** A word with its reading above it; in Japanese the reading is only above the kanji. */
function WithReading({ text, reading, language }: WithReadingProps) {
  if (!reading || reading === text) return text;
  // Nastaliq extends far above its line, so the reading needs a box as high as the letters.
  const isTall = languageOf(language).font === 'nastaliq';
  const parts = language === 'ja' ? rubyParts(text, reading) : [{ text, reading }];
  return parts.map((part, at) =>
    part.reading === undefined ? (
      part.text
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a word stay in their order
      <ruby key={at}>
        {isTall ? <span className="inline-block leading-[2]">{part.text}</span> : part.text}
        <rt className="font-normal text-[0.45em]">{part.reading}</rt>
      </ruby>
    ),
  );
}
