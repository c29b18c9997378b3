import { foldWord } from '#language/fold-word.ts';
import { withoutDiacritics } from '#language/marking/letters.ts';
import { markingLanguage } from '#language/marking/marking-language.ts';
import { slipsBetween } from '#language/marking/typo-distance.ts';
import { withoutSentenceCapital } from '#language/text/sentence-capital.ts';
import type { PartOfSpeech, Token } from '#language/text/text.ts';
import { defaultGapOptions, gapPreferences } from '../../activities/gap-fill/defaults.ts';
import { eligibleWords } from '../../activities/gap-fill/eligible-words.ts';
import { gapStart, makeGaps } from '../../activities/gap-fill/make-gaps.ts';
import { type GapSource, GapState } from '../../activities/gap-fill/state.ts';
import { verbParts } from '../../activities/gap-fill/verb-parts.ts';
import { distractorPool, fitsAnywhere, wordBank } from '../../activities/gap-fill/word-bank.ts';
import { defaultPreferences } from '../../draft/preferences.ts';
import { chooseOptions, opaqueIds } from '../choose-options.ts';
import type { DragAndDropData } from '../drag-and-drop/content.ts';
import type { MultipleChoiceData } from '../multiple-choice/content.ts';
import type { TaskRequest, TaskSource } from '../task-source.ts';
import { lessonWords, sentencePieces, taskText, words } from '../task-text.ts';
import type { TypeTheAnswerData } from '../type-the-answer/content.ts';
import { writtenInKana } from '../written-in-kana.ts';

/**
 * Returns the projector's gaps. Draws new gaps if there are none, or if the request asks for different ones.
 * New gaps use the lesson's stored options. Words chosen by hand cannot be redrawn, so gaps of the teacher's
 * usual kind replace them.
 */
function gapsOf(request: TaskRequest): GapState {
  const { material, state, drawn = false, seed, usual = defaultPreferences } = request;
  const stored = GapState.safeParse(state).data;
  if (stored && stored.ids.length > 0 && !drawn) return stored;
  const { text, vocabulary } = material;
  const usualOptions = gapPreferences.into(defaultGapOptions, usual);
  if (!stored) return makeGaps({ text, vocabulary, options: usualOptions, seed });
  const source =
    stored.options.source.kind === 'chosen' ? usualOptions.source : stored.options.source;
  return makeGaps({ text, vocabulary, options: { ...stored.options, source }, seed });
}

function gapTokens(request: TaskRequest): { state: GapState; tokens: Token[] } {
  const state = gapsOf(request);
  const ids = new Set(state.ids);
  const tokens = request.material.text.sentences.flatMap(({ target }) =>
    target.tokens.filter(({ id }) => ids.has(id)),
  );
  return { state, tokens };
}

function typed(request: TaskRequest): TypeTheAnswerData | null {
  const { material, preset } = request;
  const { state, tokens } = gapTokens(request);
  if (tokens.length === 0) return null;
  const language = material.text.target;
  const gaps = new Set(tokens.map(({ id }) => id));
  const inTwoParts = new Set(
    material.text.sentences.flatMap((sentence) => [...verbParts(sentence, language).keys()]),
  );
  return {
    blocks: taskText(material, (token) => {
      if (!gaps.has(token.id)) return words(token.text);
      const start = gapStart(language, token.text, state.options.start);
      return { kind: 'slot', id: token.id, ...(start && { start }) };
    }),
    fields: tokens.map((token) => ({
      id: token.id,
      language,
      side: 'target',
      answers: writtenInKana(language, [token]),
      literal: true,
      ...hintOf(language, token, inTwoParts.has(token.id)),
    })),
    otherWords: lessonWords(material, 'target'),
    preset,
    ...(testsEndings(state.options.source) && { testsEndings: true }),
  };
}

/**
 * Returns the hint for a gap: a note if its verb continues later in the sentence (language-rules 1.8), and
 * the meaning, unless the meaning is the word itself.
 */
function hintOf(language: string, token: Token, inTwoParts: boolean): { hint?: string } {
  const meaning = !revealsAnswer(language, token) && token.gloss;
  const hint = [inTwoParts && '2 parts', meaning].filter(Boolean).join(' · ');
  return hint === '' ? {} : { hint };
}

/**
 * Word classes whose gaps test the form (person, tense, gender, case), because pupils already know the words
 * themselves.
 */
const inflected = new Set<PartOfSpeech>(['verb', 'adjective', 'article', 'pronoun']);

/** True if the gaps practise grammar. A wrong ending is then not treated as a slip (language-rules 2.10). */
const testsEndings = (source: GapSource): boolean =>
  source.kind === 'partOfSpeech' && inflected.has(source.pos);

function dragged(request: TaskRequest): DragAndDropData | null {
  const { material, seed } = request;
  const { state, tokens } = gapTokens(request);
  if (tokens.length === 0) return null;
  const language = material.text.target;
  const gaps = new Set(tokens.map(({ id }) => id));
  const bank = wordBank(state, material.text);
  const ids = opaqueIds(bank.length, 'w', seed);
  // The word bank lower-cases a sentence's first word, so the slot expects the spelling of its tile.
  const shown = new Map(bank.map(({ id, text }) => [id, text]));
  return {
    blocks: taskText(material, (token) =>
      gaps.has(token.id) ? { kind: 'slot', id: token.id } : words(token.text),
    ),
    slots: tokens.map(({ id, text }) => {
      const answer = shown.get(id) ?? text;
      return { id, answer, ...(answer !== text && { inText: text }) };
    }),
    tiles: bank.map(({ text }, at) => ({ id: ids[at] ?? `w${at}`, text, language })),
    groups: [],
  };
}

/**
 * Creates a multiple-choice question for each gap that has only one right answer. Skips function words,
 * because they fit in many places. If two other words fit, the meaning after the sentence identifies the
 * right one. Uses each sentence and each word once, because otherwise one question could answer another.
 */
function chosen(request: TaskRequest): MultipleChoiceData | null {
  const { material } = request;
  const { text } = material;
  const { tokens } = gapTokens(request);
  const eligible = new Set(eligibleWords(text, false).map(({ token }) => token));
  const asked = new Set<unknown>();
  const questions = tokens.flatMap((gap, at) => {
    const sentence = text.sentences.find(({ target }) => target.tokens.includes(gap));
    if (!sentence || !eligible.has(gap) || !gap.pos || !gap.gloss || fitsAnywhere(gap)) return [];
    const word = foldWord(text.target, gap.lemma ?? gap.text);
    if (revealsAnswer(text.target, gap) || asked.has(sentence) || asked.has(word)) return [];
    const options = chooseOptions(
      { text: withoutSentenceCapital(text.target, sentence.target, gap), kind: gap.pos },
      // Words with the same ending as the answer come last, because they could also fit the gap. Agreement
      // rules out the other words.
      distractorPool(text, [gap]).map(({ text: word, alike }) =>
        alike ? { text: word } : { text: word, kind: gap.pos },
      ),
      text.target,
      request,
      at,
    );
    if (!options) return [];
    asked.add(sentence).add(word);
    const pieces = sentencePieces(sentence, 'target', (token) =>
      token === gap ? { kind: 'slot', id: gap.id } : words(token.text),
    );
    const meaning = `(${gap.gloss})`;
    pieces.push(words(' '), {
      kind: 'words',
      text: meaning,
      language: text.native,
      mark: 'native',
    });
    const speaker = sentence.speaker ? { speaker: sentence.speaker } : {};
    return [{ id: gap.id, stem: { language: text.target, pieces, ...speaker }, ...options }];
  });
  return questions.length > 0 ? { blocks: [], questions } : null;
}

/**
 * The words missing from the text: pupils type them, drag them from the bank, or choose them one at a time.
 */
export const gapFillSource: TaskSource = {
  skills: ['READING', 'WRITING', 'VOCAB'],
  templates: { TYPE_THE_ANSWER: typed, DRAG_AND_DROP: dragged, MULTIPLE_CHOICE: chosen },
};

/**
 * True if the meaning of a word shows its spelling, such as *piano* for piano or *important* for importants.
 * A hint with this meaning would reveal the answer.
 */
export function revealsAnswer(
  language: string,
  { text, lemma, gloss }: Pick<Token, 'text' | 'lemma' | 'gloss'>,
): boolean {
  const lettersOf = (word: string) => [
    ...withoutDiacritics(foldWord(language, word), markingLanguage(language)),
  ];
  const forms = [text, lemma ?? text].map(lettersOf);
  return (gloss ?? '').split(/[\s,;/()]+/u).some((word) => {
    const letters = lettersOf(word);
    const most = Math.min(2, Math.floor(letters.length / 4));
    return letters.length > 0 && forms.some((form) => slipsBetween(form, letters, most) !== null);
  });
}
