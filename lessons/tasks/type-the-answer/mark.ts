import { type ItemMark, type TaskMark, taskMark } from '#contracts/homework/task-mark.ts';
import { isDefinite } from '#language/articles.ts';
import { checkAnswer } from '#language/marking/check-answer.ts';
import type { MarkedAnswer, MarkingItem, MarkingReason } from '#language/marking/marking-item.ts';
import { nearestWriting } from '#language/marking/nearest-writing.ts';
import { shareOfWords } from '#language/marking/score-of.ts';
import type { TaskBlock } from '../task-content.ts';
import type { AcceptedAnswers } from '../task-template.ts';
import type { TypeTheAnswerData, TypeTheAnswerSubmitted } from './content.ts';

type Field = TypeTheAnswerData['fields'][number];

/** Marks every field with `checkAnswer`. Free writing waits for the teacher. */
export function markTyped(
  data: TypeTheAnswerData,
  { typed }: TypeTheAnswerSubmitted,
  accepted: AcceptedAnswers = {},
): TaskMark {
  const starts = startsOf(data.blocks);
  return taskMark(
    data.fields.map((field) => {
      const { id } = field;
      const readings = readingsOf(typed[id] ?? '', starts.get(id));
      return markField(field, readings, data, accepted[id] ?? []);
    }),
  );
}

/**
 * Returns the word beginnings printed before fields, without characters that only affect the shape of
 * letters.
 */
function startsOf(blocks: readonly TaskBlock[]): Map<string, string> {
  const slots = blocks.flatMap(({ pieces }) =>
    pieces.flatMap((piece) => (piece.kind === 'slot' ? [piece] : [])),
  );
  return new Map(slots.map(({ id, start = '' }) => [id, start.replace(/\u200d$/u, '')]));
}

/**
 * Returns the possible readings of the text typed after a printed beginning: as the rest of the word, or as
 * the whole word.
 */
const readingsOf = (typed: string, start = ''): [string, ...string[]] =>
  start === '' || typed.trim() === '' ? [typed] : [start + typed.trim(), typed];

function markField(
  field: Field,
  readings: readonly [string, ...string[]],
  data: TypeTheAnswerData,
  accepted: readonly string[],
): ItemMark {
  const { preset, articles, otherWords, testsEndings, blocks } = data;
  const { id, language, side, kind, literal, review } = field;
  const [typed] = readings;
  const answers = answersTo(field, typed);
  const expected = answers[0] ?? '';
  if (typed.trim() === '') return { id, verdict: 'unanswered', score: 0, given: typed, expected };
  if (review) return { id, verdict: 'needs-review', score: 0, given: typed, expected };
  const item: MarkingItem = {
    language,
    side,
    preset,
    otherWords,
    ...(articles && { articles }),
    ...(asksForThe(field, blocks) && { definite: true }),
    ...(kind && { kind }),
    ...(testsEndings && { testsEndings }),
    answers,
    ...(literal && { literal }),
    accepted: [...accepted],
  };
  const { given, marked } = readings
    .map((given) => ({ given, marked: checkAnswer(item, given) }))
    .reduce((best, other) => (isNearer(other.marked, best.marked) ? other : best));
  const { score, verdict } = earned(marked.score, { ...field, answers }, given, data);
  return {
    id,
    verdict,
    score,
    given,
    expected: marked.expectedShown,
    reasons: verdict === 'partly' ? reasonsInPart(marked.reasons) : marked.reasons,
    diff: marked.diff,
  };
}

/**
 * Filters the reasons for a partly right sentence. If only one word is wrong, the feedback must not reject
 * the whole answer.
 */
function reasonsInPart(reasons: readonly MarkingReason[]): MarkingReason[] {
  const closer = reasons.filter((reason) => reason !== 'different' && reason !== 'misspelt');
  return closer.length > 0 ? closer : ['in-part'];
}

/** True if the prompt in the pupils' own language begins with "the". */
function asksForThe({ id, language, side }: Field, blocks: readonly TaskBlock[]): boolean {
  const block = blocks.find(({ pieces }) =>
    pieces.some((piece) => piece.kind === 'slot' && piece.id === id),
  );
  if (side === 'native' || !block || block.language === language) return false;
  const [asked] = block.pieces;
  return asked?.kind === 'words' && isDefinite(block.language, asked.text);
}

/**
 * Returns the right answers. If the words of the sentence have several spellings, also returns the spelling
 * nearest to the input.
 */
const answersTo = ({ answers, ways }: Field, typed: string): string[] =>
  ways ? [...answers, nearestWriting(ways, typed).join('')] : answers;

/** True if the first answer has the higher score or, for equal scores, fewer differing letters. */
const isNearer = (one: MarkedAnswer, other: MarkedAnswer): boolean =>
  one.score === other.score ? apart(one) < apart(other) : one.score > other.score;

const apart = ({ diff }: MarkedAnswer): number =>
  diff.reduce(
    (sum, { kind, expected, typed }) =>
      sum + (kind === 'same' ? 0 : Math.max(expected.length, typed.length)),
    0,
  );

/**
 * Returns the score of an answer. For a whole sentence, the score is its share of right words; the verdict is
 * "partly" if at least half are right.
 */
function earned(
  marked: number,
  { long, language, answers }: Field,
  given: string,
  { preset, articles }: TypeTheAnswerData,
): Pick<ItemMark, 'score' | 'verdict'> {
  if (marked >= 1) return { score: 1, verdict: 'right' };
  if (!long) return { score: marked, verdict: marked > 0 ? 'partly' : 'wrong' };
  const shares = answers.map((expected) =>
    shareOfWords({ language, expected, preset, articles }, given),
  );
  const share = Math.round(100 * Math.max(marked, ...shares)) / 100;
  // A missing letter or space anywhere in the sentence prevents the verdict "right".
  const score = Math.min(0.99, share);
  return { score, verdict: score >= 0.5 ? 'partly' : 'wrong' };
}
