import { buildSide } from '#language/text/build-sentence.ts';
import type { Sentence } from '#language/text/text.ts';
import {
  mistakesInPlay,
  placedMistakes,
} from '../../activities/spot-the-mistakes/make-mistakes.ts';
import type { PlacedMistake } from '../../activities/spot-the-mistakes/place-mistake.ts';
import { MistakesState } from '../../activities/spot-the-mistakes/state.ts';
import type { LessonMaterial } from '../../draft/lesson-material.ts';
import { MultitypeContent } from '../../questions/multitypeQues/content.ts';
import { PhraseContent } from '../../questions/phrase/content.ts';
import { VocabInContextContent } from '../../questions/vocabInContext/content.ts';
import { opaqueIds, shareOptions } from '../choose-options.ts';
import type { MultipleChoiceData } from '../multiple-choice/content.ts';
import type { TapOrSelectData } from '../tap-or-select/content.ts';
import type { TaskBlock, TaskPiece } from '../task-content.ts';
import type { TaskRequest, TaskSource } from '../task-source.ts';
import { lessonWords, line, sentencePieces, taskText, words } from '../task-text.ts';
import type { TypeTheAnswerData } from '../type-the-answer/content.ts';
import { waysOfWords, wordsInKana, writtenInKana } from '../written-in-kana.ts';
import { englishPhrases } from './english-phrases.ts';
import { contentOf } from './questions.ts';

/** Find the phrase: pupils read the meaning and type the words from the text. */
export const phraseSource: TaskSource = {
  skills: ['READING', 'WRITING'],
  templates: {
    TYPE_THE_ANSWER: (request): TypeTheAnswerData | null => {
      const items = contentOf(request, 'phrase', PhraseContent)?.items ?? [];
      if (items.length === 0) return null;
      const { target, native } = request.material.text;
      return {
        blocks: [
          ...taskText(request.material),
          ...items.map(
            (item, at): TaskBlock => ({
              language: native,
              number: at + 1,
              pieces: [words(`${item.native} `), { kind: 'slot', id: item.id }],
            }),
          ),
        ],
        fields: items.map((item) => ({
          id: item.id,
          language: target,
          side: 'target',
          answers: wordsInKana(request.material.text, item.target),
          literal: true,
        })),
        otherWords: lessonWords(request.material, 'target'),
        preset: request.preset,
      };
    },
  },
};

/** Words in the sentences they come from: pupils say what each word means there. */
export const vocabInContextSource: TaskSource = {
  skills: ['VOCAB', 'READING'],
  templates: {
    MULTIPLE_CHOICE: (request): MultipleChoiceData | null => {
      const items = contentOf(request, 'vocabInContext', VocabInContextContent)?.items ?? [];
      const { text } = request.material;
      const options = shareOptions(items, ({ native }) => ({ text: native }), text.native, request);
      const questions = items.flatMap((item, at) => {
        const stem = marked(request, item.sentenceId, item.tokenIds);
        const own = options[at];
        return stem && own ? [{ id: item.id, stem, ...own }] : [];
      });
      return questions.length > 0 ? { blocks: [], questions } : null;
    },
  },
};

/**
 * Returns a sentence of the text with some words highlighted; null if the sentence no longer contains them.
 */
function marked(
  { material: { text } }: TaskRequest,
  sentenceId: string,
  tokenIds: readonly string[],
): TaskBlock | null {
  const sentence = text.sentences.find(({ id }) => id === sentenceId);
  if (!sentence?.target.tokens.some(({ id }) => tokenIds.includes(id))) return null;
  const pieces = sentencePieces(sentence, 'target', (token) => ({
    kind: 'words',
    text: token.text,
    ...(tokenIds.includes(token.id) && { mark: 'mark' as const }),
  }));
  return { language: text.target, pieces };
}

/** The text with the projector's deliberate mistakes. Pupils tap the wrong words. */
export const mistakesSource: TaskSource = {
  skills: ['READING'],
  templates: {
    TAP_OR_SELECT: ({
      material,
      state,
      drawn,
      phrases = englishPhrases,
    }): TapOrSelectData | null => {
      const shown = MistakesState.safeParse(drawn ? undefined : state);
      const asked = shown.success ? mistakesInPlay(shown.data, material) : placedMistakes(material);
      if (asked.length === 0) return null;
      const bySentence = new Map(asked.map((mistake) => [mistake.sentenceId, mistake]));
      const placed = material.text.sentences.flatMap((sentence) => {
        const mistake = bySentence.get(sentence.id);
        const replaced = mistake ? replacedBy(mistake, sentence) : [];
        const [first] = replaced;
        if (!mistake || !first) return [];
        return [{ replaced, ...wrongWords(first.id, mistake, material.text) }];
      });
      // The wrong words replace the originals at the position of the first one.
      const inPlace = new Map(
        placed.flatMap(({ replaced, pieces }) =>
          replaced.map((token, at) => [token, at === 0 ? pieces : []] as const),
        ),
      );
      const blocks = taskText(material, (token) => inPlace.get(token) ?? tappable(token));
      const right = placed.map(({ answer }) => answer);
      return {
        blocks: [line(phrases.tapMistakes, phrases.language), ...blocks],
        right,
      };
    },
  },
};

/**
 * Returns the words of a mistake, each of them tappable. The first word has the id of the first right word;
 * the ids of the other words are derived from this id.
 */
function wrongWords(
  id: string,
  { wrong, right: note }: PlacedMistake,
  { target }: LessonMaterial['text'],
): { pieces: TaskPiece[]; answer: TapOrSelectData['right'][number] } {
  let count = 0;
  const pieces = buildSide(target, wrong, 'x').tokens.map((token) => {
    if (!token.isWord) return words(token.text);
    count += 1;
    return tappable({ ...token, id: count === 1 ? id : `${id}.${count}` });
  });
  if (count === 0) return { pieces: [{ kind: 'tap', id, text: wrong }], answer: { id, note } };
  const also = Array.from({ length: count - 1 }, (_, at) => `${id}.${at + 2}`);
  return { pieces, answer: { id, note, ...(count > 1 && { text: wrong, also }) } };
}

/** Returns the words of a sentence that the mistake replaces. */
const replacedBy = ({ before, after }: PlacedMistake, { target: { tokens } }: Sentence) =>
  tokens.slice(before.length, tokens.length - after.length);

const tappable = (token: { id: string; text: string; isWord: boolean }): TaskPiece =>
  token.isWord ? { kind: 'tap', id: token.id, text: token.text } : words(token.text);

/**
 * Pupils find every word of one word class: the most frequent of the classes that are worth searching for.
 */
export const wordClassSource: TaskSource = {
  skills: ['READING'],
  templates: {
    TAP_OR_SELECT: (request): TapOrSelectData | null => {
      const tokens = request.material.text.sentences.flatMap(({ target }) => target.tokens);
      const counts = (['verb', 'adjective', 'noun'] as const).map((pos) => ({
        pos,
        found: tokens.filter((token) => token.isWord && token.pos === pos),
      }));
      const best = counts.sort((a, b) => b.found.length - a.found.length)[0];
      if (!best || best.found.length < 3) return null;
      const { phrases = englishPhrases } = request;
      const instruction = line(phrases.tapEvery[best.pos], phrases.language);
      return {
        blocks: [instruction, ...taskText(request.material, tappable)],
        right: best.found.map(({ id }) => ({ id })),
      };
    },
  },
};

/** The mixed set: multiple choice and odd one out. */
export const mixedSource: TaskSource = {
  skills: ['READING'],
  templates: {
    MULTIPLE_CHOICE: (request): MultipleChoiceData | null => {
      const items = contentOf(request, 'multitypeQues', MultitypeContent)?.items ?? [];
      const { target } = request.material.text;
      const questions = items.flatMap((item, at) => {
        if (item.kind === 'order') return [];
        const ids = opaqueIds(item.options.length, 'o', request.seed + at);
        const right = item.options.findIndex(({ id }) => id === item.right);
        // Skip an unfinished question, which has no right answer or too few options.
        if (right < 0 || item.options.length < 2) return [];
        return [
          {
            id: item.id,
            stem: line(item.question.target, target, at + 1),
            options: item.options.map((option, place) => ({
              id: ids[place] ?? '',
              face: { kind: 'words' as const, text: option.target, language: target },
            })),
            right: ids[right] ?? '',
          },
        ];
      });
      return questions.length > 0 ? { blocks: taskText(request.material), questions } : null;
    },
  },
};

/** Dictation of every sentence in the text. */
export const dictationSource: TaskSource = {
  skills: ['LISTENING', 'WRITING'],
  templates: {
    TYPE_THE_ANSWER: (request): TypeTheAnswerData | null => {
      const { text, speech } = request.material;
      const spoken = text.sentences.filter(({ id }) => speech.clips[id]).slice(0, 12);
      if (spoken.length === 0) return null;
      return {
        blocks: spoken.map(({ id }, at) => ({
          language: text.target,
          number: at + 1,
          clip: speech.clips[id]?.key ?? '',
          pieces: [{ kind: 'slot', id }],
        })),
        fields: spoken.map(({ id, target }) => {
          const ways = waysOfWords(text.target, target.tokens);
          return {
            id,
            language: text.target,
            side: 'target',
            long: true,
            answers: writtenInKana(text.target, target.tokens).slice(0, 2),
            ...(ways && { ways }),
            literal: true,
          };
        }),
        otherWords: [],
        preset: request.preset,
      };
    },
  },
};
