import { Fragment, useMemo, useState } from 'react';
import { languageOf } from '#language/languages.ts';
import { tonedSyllables } from '#language/readings/chinese.ts';
import type { Sentence, Token } from '#language/text/text.ts';
import { AnnotatedWords } from '../AnnotatedWords.tsx';
import { type ActivityPanelProps, activityView, rulesOf } from '../activity-view.tsx';
import { useWordPicking } from '../word-picking.ts';
import { readings } from './index.ts';
import { type ShownWord, shownWord } from './shown-word.ts';
import '../tap-words.css';
import { ReadingsControls } from './ReadingsControls.tsx';
import { fitOptions, readingWays } from './reading-ways.ts';
import type { ReadingsState } from './state.ts';
import './readings.css';

const noWords: readonly (readonly string[])[] = [];
const isWord = ({ isWord: word }: Token) => word;
const closes = ({ isWord: word, text }: Token) => !word && /^[\p{Pe}\p{Pf}\p{Po}]/u.test(text);

/** The text with its reading aids; the owner can correct a wrong reading. */
export function Panel(props: ActivityPanelProps<ReadingsState>) {
  const { text } = props.material;
  const language = text.target;
  const options = fitOptions(props.state.options, language);
  const [mending, setMending] = useState(false);
  const [chosen, setChosen] = useState<string>();
  const canMend = props.editWord !== undefined && readingWays(language) !== undefined;
  const orders = useMemo(
    () => [
      text.sentences.flatMap(({ target }) => target.tokens.filter(isWord).map(({ id }) => id)),
    ],
    [text],
  );
  const picking = useWordPicking(mending ? orders : noWords, ([id]) => setChosen(id));

  const { spaces } = languageOf(language);
  const draw = (token: Token, before: Token | undefined, after: Token | undefined) => {
    const word = shownWord(token, language, options);
    const isDrawn = spaces && before && closes(token) && shownWord(before, language, options);
    if (isDrawn) return '';
    if (!word) return null;
    // No browser breaks a line between two ruby annotations, so allow a break here, except after opening
    // punctuation.
    const mayBreak = !spaces && before && !/\p{Ps}|\p{Pi}/u.test(before.text);
    return (
      <>
        {mayBreak && <wbr />}
        <Ruby
          word={word}
          mark={spaces && after && closes(after) ? after.text : ''}
          language={language}
          toneColours={options.toneColours}
        />
      </>
    );
  };
  const target = (sentence: Sentence) => {
    const has = (id: string | undefined) => sentence.target.tokens.some((token) => token.id === id);
    return (
      <AnnotatedWords
        side={sentence.target}
        draw={draw}
        look={`${JSON.stringify(options)} ${has(chosen) ? chosen : ''}`}
        picks={mending ? isWord : undefined}
        pressed={({ id }) => id === chosen}
        picking={picking}
        cursor={has(picking.cursor) ? picking.cursor : undefined}
      />
    );
  };
  return props.children({
    target,
    textStyle: { lineHeight: 2.2 },
    controls: (
      <ReadingsControls
        {...props}
        options={options}
        mending={canMend ? mending : undefined}
        onMend={(on) => {
          setMending(on);
          setChosen(undefined);
        }}
        chosen={chosen}
        onDone={() => setChosen(undefined)}
      />
    ),
  });
}

export default activityView(rulesOf(readings), Panel);

interface RubyProps {
  word: ShownWord;
  /** The punctuation after the word; stays next to the word even if the reading is wider than the word. */
  mark: string;
  language: string;
  toneColours: boolean;
}

/** A word with its reading above it; the space above is reserved while the reading is hidden. */
function Ruby({ word, mark, language, toneColours }: RubyProps) {
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
        {/* A box stops browsers from stretching joined letters and diacritics to the reading's width. */}
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

/** Each syllable in the colour of its tone; the tone mark or number is the second cue. */
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
