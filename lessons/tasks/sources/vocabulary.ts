import { foldWord } from '#language/fold-word.ts';
import type { VocabularyItem } from '../../draft/lesson-material.ts';
import { opaqueIds, shareOptions } from '../choose-options.ts';
import type { MatchingData } from '../matching/content.ts';
import type { MultipleChoiceData } from '../multiple-choice/content.ts';
import type { TaskFace } from '../task-content.ts';
import type { TaskRequest, TaskSource } from '../task-source.ts';
import { lessonWords, line, words } from '../task-text.ts';
import type { TypeTheAnswerData } from '../type-the-answer/content.ts';
import { wordsInKana } from '../written-in-kana.ts';

/** Maximum number of words per task, sized for a phone. */
const maxWords = 40;

const itemsOf = ({ material }: TaskRequest): readonly VocabularyItem[] =>
  material.vocabulary.slice(0, maxWords);

function typed(request: TaskRequest): TypeTheAnswerData | null {
  const { text } = request.material;
  const items = itemsOf(request);
  if (items.length === 0) return null;
  return {
    blocks: items.map(({ id, native }, at) => ({
      language: text.native,
      number: at + 1,
      pieces: [words(`${native} `), { kind: 'slot', id }],
    })),
    fields: items.map((item) => ({
      id: item.id,
      language: text.target,
      side: 'target',
      answers: answersFor(item, items, text.native).flatMap((answer) => wordsInKana(text, answer)),
    })),
    otherWords: lessonWords(request.material, 'target'),
    preset: request.preset,
  };
}

/**
 * True if two items are two meanings of the same word. One meaning must not be a distractor for the other.
 */
const isSameWord = (one: VocabularyItem, other: VocabularyItem, language: string) =>
  foldWord(language, one.target) === foldWord(language, other.target);

/**
 * Returns the right answers for an entry: its own word first, then every other word of the lesson with the
 * same meaning.
 */
function answersFor(
  item: VocabularyItem,
  items: readonly VocabularyItem[],
  language: string,
): string[] {
  const meaning = foldWord(language, item.native);
  const others = items.filter(({ native }) => foldWord(language, native) === meaning);
  return [...new Set([item, ...others].map(({ target }) => target))];
}

/**
 * Returns cards of one side to match with cards of the other. Their ids do not reveal which cards belong
 * together.
 */
function cards(
  request: TaskRequest,
  items: readonly VocabularyItem[],
  left: (item: VocabularyItem) => TaskFace,
  right: 'target' | 'native' = 'native',
): MatchingData | null {
  if (items.length < 2) return null;
  const language = request.material.text[right];
  const ids = opaqueIds(items.length, 'r', request.seed);
  return {
    left: items.map((item) => ({ id: item.id, face: left(item) })),
    right: items.map((item, at) => ({
      id: ids[at] ?? `r${at}`,
      face: { kind: 'words', text: item[right], language },
    })),
    partners: Object.fromEntries(items.map(({ id }, at) => [id, ids[at] ?? `r${at}`])),
  };
}

function matched(request: TaskRequest): MatchingData | null {
  const { target } = request.material.text;
  return cards(request, itemsOf(request).slice(0, 20), (item) => ({
    kind: 'words',
    text: item.target,
    language: target,
  }));
}

function heard(request: TaskRequest): MatchingData | null {
  const { clips } = request.material.speech;
  const spoken = itemsOf(request).filter(({ id }) => clips[id]);
  return cards(request, spoken.slice(0, 12), ({ id }) => ({
    kind: 'sound',
    key: clips[id]?.key ?? '',
  }));
}

function chosen(request: TaskRequest): MultipleChoiceData | null {
  const { text } = request.material;
  const items = itemsOf(request);
  const options = shareOptions(
    items,
    ({ native, partOfSpeech }) => ({ text: native, kind: partOfSpeech }),
    text.native,
    request,
    (one, other) => isSameWord(one, other, text.target),
  );
  const questions = items.flatMap((item, at) => {
    const own = options[at];
    return own ? [{ id: item.id, stem: line(item.target, text.target), ...own }] : [];
  });
  return questions.length > 0 ? { blocks: [], questions } : null;
}

/**
 * The key vocabulary. Pupils type each word from its meaning, match words with meanings, or choose the right
 * word.
 */
export const vocabularySource: TaskSource = {
  skills: ['VOCAB', 'WRITING'],
  templates: { TYPE_THE_ANSWER: typed, MATCHING: matched, MULTIPLE_CHOICE: chosen },
};

/** The key vocabulary as a listening task. */
export const vocabularySoundSource: TaskSource = {
  skills: ['LISTENING', 'VOCAB'],
  templates: { MATCHING: heard },
};

/** The pairs game on a phone: words and pictures if the lesson has pictures, otherwise words and meanings. */
export const pairsSource: TaskSource = {
  skills: ['GAME', 'VOCAB'],
  templates: {
    MATCHING: (request) => {
      const { pictures } = request.material;
      const pictured = itemsOf(request).filter(({ id }) => pictures[id]);
      if (pictured.length < 4) return matched(request);
      const picture = ({ id }: VocabularyItem): TaskFace => {
        const { key, emoji, alt = '' } = pictures[id] ?? {};
        return { kind: 'picture', alt, ...(key && { key }), ...(emoji && { emoji }) };
      };
      return cards(request, pictured.slice(0, 12), picture, 'target');
    },
  },
};
