import { wordsSeenInLowerCase } from '#language/text/sentence-capital.ts';
import type { Text } from '#language/text/text.ts';
import type { LessonMaterial } from '../../draft/lesson-material.ts';
import type { ActivityName } from '../activity-names.ts';
import { puzzlesOf } from '../chunk-game/puzzle.ts';
import { chunkGameStored } from '../chunk-game/stored.ts';
import { dictationStored } from '../dictation/stored.ts';
import { gapStart } from '../gap-fill/gap-start.ts';
import { gapFillStored } from '../gap-fill/stored.ts';
import { wordBank } from '../gap-fill/word-bank.ts';
import { highlightColours } from '../highlighter/highlight-looks.ts';
import { highlighterStored } from '../highlighter/stored.ts';
import { dealCards } from '../pairs/make-pairs.ts';
import { pairsStored } from '../pairs/stored.ts';
import { parallelStored } from '../parallel/stored.ts';
import { shownWord } from '../readings/shown-word.ts';
import { readingsStored } from '../readings/stored.ts';
import { redactStored } from '../redact/stored.ts';
import { chunkCards, jumbleCards } from '../sentence-chunks/chunk-cards.ts';
import { sentenceChunksStored } from '../sentence-chunks/stored.ts';
import { placedMistakes } from '../spot-the-mistakes/make-mistakes.ts';
import { wrongSentence } from '../spot-the-mistakes/place-mistake.ts';
import { spotTheMistakesStored } from '../spot-the-mistakes/stored.ts';
import { syllablesStored } from '../syllables/stored.ts';
import { spineOf } from '../tangled/spine-of.ts';
import { tangledStored } from '../tangled/stored.ts';
import { tangledRuns } from '../tangled/tangled-runs.ts';
import { textEmojiStored } from '../text-emoji/stored.ts';
import { roundsOf } from '../translation-game/rounds.ts';
import { translationGameStored } from '../translation-game/stored.ts';
import { slidesOf } from '../vocab-slides/slides.ts';
import { vocabSlidesStored } from '../vocab-slides/stored.ts';
import { marksOf } from '../whiteboard/edit-board.ts';
import { whiteboardStored } from '../whiteboard/stored.ts';

/** Ties a state's schema to what a class sees of it: which words, in which order. */
function seen<State>(
  { State: schema }: { State: { parse: (value: unknown) => State } },
  look: (state: State, material: LessonMaterial) => unknown,
) {
  return (stored: unknown, material: LessonMaterial) => look(schema.parse(stored), material);
}

const tokensOf = (text: Text) =>
  text.sentences.flatMap(({ target, native }) => [...target.tokens, ...native.tokens]);

/** The words with these ids, in the order of the ids. */
function wordsOf(ids: readonly string[], { text }: LessonMaterial): string[] {
  const words = new Map(tokensOf(text).map((token) => [token.id, token.text]));
  return ids.map((id) => words.get(id) ?? `no ${id}`);
}

/**
 * What pupils see of each stored activity, as plain data: the words chosen and every order that chance
 * has made. Looks and wording are left out, for they may change.
 */
export const seenByAClass: Record<
  ActivityName,
  (stored: unknown, material: LessonMaterial) => unknown
> = {
  'gap-fill': seen(gapFillStored, (state, material) => ({
    gaps: wordsOf(state.ids, material),
    starts: wordsOf(state.ids, material).map((word) =>
      gapStart(material.text.target, word, state.options.start),
    ),
    bank: wordBank(state, material.text).map(({ text }) => text),
  })),
  redact: seen(redactStored, ({ ids }, material) => wordsOf(ids, material)),
  highlighter: seen(highlighterStored, (state, material) =>
    Object.fromEntries(highlightColours(state, material.text)),
  ),
  tangled: seen(tangledStored, ({ ids, options }, { text }) =>
    text.sentences.map((sentence) =>
      tangledRuns(sentence, text, {
        native: new Set(ids),
        spine: spineOf(options.spine, text.target),
        lowercaseWords: {
          target: wordsSeenInLowerCase(text, 'target'),
          native: wordsSeenInLowerCase(text, 'native'),
        },
      }).map(({ side, parts }) => `${side} ${parts.map(({ chunkId }) => chunkId).join(' ')}`),
    ),
  ),
  'spot-the-mistakes': seen(spotTheMistakesStored, ({ ids }, material) =>
    placedMistakes(material)
      .filter(({ sentenceId }) => ids.includes(sentenceId))
      .map(wrongSentence),
  ),
  'sentence-chunks': seen(sentenceChunksStored, ({ seed, options }, { text }) =>
    text.sentences.map((sentence) =>
      jumbleCards(
        chunkCards(sentence, options.side, text[options.side]).cards,
        sentence.id,
        seed,
      ).map(({ id }) => id),
    ),
  ),
  'chunk-game': seen(chunkGameStored, (state, { text }) =>
    puzzlesOf(state, text).map(({ jumble }) => jumble.map(({ id }) => id)),
  ),
  pairs: seen(pairsStored, (state, material) =>
    dealCards(state, material).map(({ item, face }) => `${item} ${face.face}`),
  ),
  'translation-game': seen(translationGameStored, (state, material) =>
    roundsOf(state, material).map(
      ({ item, shown, choices }) => `${item.id} ${shown}: ${choices.map(({ id }) => id).join(' ')}`,
    ),
  ),
  'vocab-slides': seen(vocabSlidesStored, (state, material) =>
    slidesOf(state, material).map(({ item, known }) => (known ? `${item.id} known` : item.id)),
  ),
  'text-emoji': seen(textEmojiStored, ({ ids, signs }, material) =>
    wordsOf(ids, material).map((word, at) => `${word} ${signs[at]}`),
  ),
  readings: seen(readingsStored, ({ options }, { text }) =>
    text.sentences.flatMap(({ target }) =>
      target.tokens.flatMap((token) => {
        const shown = shownWord(token, text.target, options);
        return shown ? [shown.parts.map((part) => part.text + (part.reading ?? '')).join('')] : [];
      }),
    ),
  ),
  syllables: seen(syllablesStored, ({ ids, options }, material) => ({
    options,
    tapped: wordsOf(ids, material),
  })),
  whiteboard: seen(whiteboardStored, (state) => ({
    marks: Object.fromEntries(marksOf(state)),
    strokes: state.strokes,
  })),
  dictation: seen(dictationStored, (state) => state),
  parallel: seen(parallelStored, (state) => state),
};
