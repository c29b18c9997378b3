import { languageOf } from '#language/languages.ts';
import { rubyParts } from '#language/readings/kana.ts';
import type { Sentence } from '#language/text/text.ts';
import { readingAbove } from '../../questions/vocab/reading-of.ts';

interface WordInTextProps {
  sentence: Sentence;
  tokenIds: ReadonlySet<string>;
  language: string;
  /** Shows how the marked words are read. */
  reading: boolean;
}

/** The sentence that uses the word, with the word marked by weight and underline. */
export function WordInText({ sentence, tokenIds, language, reading }: WordInTextProps) {
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

/** A word with how it is read above it; Japanese has it above the kanji alone. */
export function WithReading({ text, reading, language }: WithReadingProps) {
  if (!reading || reading === text) return text;
  // Nastaliq rises far above its line: the reading needs a box that is as high as the letters.
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
