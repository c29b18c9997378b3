import { t } from '@lingui/core/macro';
import type { HomeworkReading, ReadAnswer } from '#contracts/homework/homework-results.ts';
import {
  type AskedQuestion,
  foldAnswer,
  type MarkProposal,
} from '#language/marking/propose-mark.ts';
import { askedQuestion } from '#lessons/tasks/type-the-answer/asked-question.ts';
import { TypeTheAnswerData } from '#lessons/tasks/type-the-answer/content.ts';
import { plainList } from '#ui/wordings/lists.ts';

/** A group of answers that marking treats as equal. */
export interface AnswerGroup {
  /** Identifies the group; it is the same for equal answers. */
  key: string;
  /** The most frequent spelling. */
  given: string;
  answers: ReadAnswer[];
  /**
   * The marks of the answers: null if an answer is still unmarked, several numbers if the answers were marked
   * individually.
   */
  scores: number[] | null;
}

/** One question with all answers to it. */
export interface ReadingQuestion extends AskedQuestion {
  itemId: string;
  groups: AnswerGroup[];
  /** `answers` is the number of answers; `read` is how many of them are marked. */
  answers: number;
  read: number;
}

/** Returns the questions of a task that a teacher marks, in task order. Equal answers are grouped. */
export function readingQuestions(
  task: NonNullable<HomeworkReading['task']>,
): readonly ReadingQuestion[] {
  const data = TypeTheAnswerData.safeParse(task.data).data;
  return (data?.fields ?? []).flatMap(({ id }) => {
    const asked = data ? askedQuestion(data, id) : null;
    if (!asked) return [];
    const answers = task.answers.filter(({ itemId }) => itemId === id);
    return [
      {
        ...asked,
        itemId: id,
        groups: groupAnswers(asked.language, answers),
        answers: answers.length,
        read: answers.filter(({ score }) => score !== null).length,
      },
    ];
  });
}

/**
 * Groups answers, most frequent first. Marking does not change the order, so the next key press still applies
 * to the focused row.
 */
function groupAnswers(language: string, answers: readonly ReadAnswer[]): AnswerGroup[] {
  const groups = new Map<string, ReadAnswer[]>();
  for (const answer of answers) {
    const key = foldAnswer(language, answer.given);
    groups.set(key, [...(groups.get(key) ?? []), answer]);
  }
  return [...groups]
    .map(([key, same]) => ({
      key,
      given: mostWritten(same),
      answers: same,
      scores: scoresOf(same),
    }))
    .sort((a, b) => b.answers.length - a.answers.length || (a.key < b.key ? -1 : 1));
}

function scoresOf(answers: readonly ReadAnswer[]): number[] | null {
  const scores = answers.flatMap(({ score }) => (score === null ? [] : [score]));
  return scores.length < answers.length ? null : [...new Set(scores)];
}

function mostWritten(answers: readonly ReadAnswer[]): string {
  const counts = new Map<string, number>();
  for (const { given } of answers) counts.set(given.trim(), (counts.get(given.trim()) ?? 0) + 1);
  return [...counts].reduce((most, each) => (each[1] > most[1] ? each : most), ['', 0])[0];
}

/** Explains a proposed mark in words that a teacher would use. */
export function proposalWords({ reason, held }: MarkProposal): string {
  if (reason === 'same') return t`Same as the model answer.`;
  if (reason === 'all') return t`Has the same words as the model answer.`;
  return t`Has part of it: ${{ words: plainList(held) }}.`;
}

/** Returns the next question with unmarked answers, wrapping around; null if there is none. */
export function nextToRead(
  questions: readonly ReadingQuestion[],
  after: string,
): ReadingQuestion | null {
  const at = questions.findIndex(({ itemId }) => itemId === after);
  const round = [...questions.slice(at + 1), ...questions.slice(0, Math.max(0, at))];
  return round.find(({ read, answers }) => read < answers) ?? null;
}
