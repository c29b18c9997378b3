import { Fragment } from 'react';
import { languageOf } from '#language/languages.ts';
import { tonedSyllables } from '#language/readings/chinese.ts';
import type { ShownWord } from './shown-word.ts';

interface RubyProps {
  word: ShownWord;
  /** The sign behind the word: a reading that is wider must not push it away. */
  mark: string;
  language: string;
  toneColours: boolean;
}

/** A word with its reading above; the place above is kept while the reading is hidden. */
export function Ruby({ word, mark, language, toneColours }: RubyProps) {
  const { locale, spaces } = languageOf(language);
  const hidden = word.covered || undefined;
  return word.parts.map(({ text, reading }, at) =>
    reading === undefined ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a word stay in their order
      <Fragment key={at}>
        {text}
        {at === word.parts.length - 1 && mark}
      </Fragment>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a word stay in their order
      <ruby key={at} className="reading">
        {/* A box keeps browsers from spreading joined letters, and their marks, to the reading's width. */}
        {spaces ? (
          <span className="reading-word">
            {text}
            {at === word.parts.length - 1 && mark}
          </span>
        ) : (
          text
        )}
        <rt
          lang={word.latin ? `${locale}-Latn` : locale}
          dir={word.latin ? 'ltr' : undefined}
          data-hidden={hidden}
          aria-hidden={hidden}
        >
          {toneColours ? <Tones language={language} reading={reading} /> : reading}
        </rt>
      </ruby>
    ),
  );
}

/** Each syllable in the colour of its tone; the tone's own mark or number is the second cue. */
function Tones({ language, reading }: { language: string; reading: string }) {
  const syllables =
    language === 'zh' || language === 'yue' ? tonedSyllables(language, reading) : undefined;
  return (
    syllables?.map(([syllable, tone], at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the syllables of a word stay in their order
      <span key={at} data-tone={tone}>
        {syllable}
      </span>
    )) ?? reading
  );
}
