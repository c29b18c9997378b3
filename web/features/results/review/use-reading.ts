import { t } from '@lingui/core/macro';
import { useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import type {
  HomeworkReading,
  MarkAnswers,
  ReadAnswer,
} from '#contracts/homework/homework-results.ts';
import { homeworkCall } from '#web/app/http/homework-call.ts';
import { http } from '#web/app/http/http.ts';
import { useRequest } from '#web/app/http/use-request.ts';
import { everyPupil } from '../result-address.ts';

type NewMark = MarkAnswers['marks'][number];

/** Marks set by one action, with the data needed to undo it. */
interface Given {
  itemId: string;
  before: NewMark[];
  /** Description of the action, as a sentence. */
  said: string;
}

/** The effect of the teacher's last action, as a sentence that is shown next to its question. */
interface Said {
  itemId: string;
  words: string;
}

/**
 * The answers of one task that the teacher marks, and the marks that she sets. A mark is shown optimistically
 * and is sent after all earlier marks. If it cannot be stored, it is rolled back, and a toast explains why.
 */
export function useReading(homeworkId: number, classroomId: string, taskId: number | null) {
  const path = readingPath(homeworkId, classroomId, taskId);
  const { data, error, mutate } = useRequest(
    path,
    (each: string) => homeworkCall(() => http.get<HomeworkReading>(each)),
    { keepPreviousData: true },
  );
  const { mutate: mutateAll } = useSWRConfig();
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const [given, setGiven] = useState<readonly Given[]>([]);
  const [said, setSaid] = useState<Said | null>(null);
  const task = data?.task ?? null;

  const show = (itemId: string, marks: readonly NewMark[]) =>
    mutate((now) => now && withMarks(now, itemId, marks), { revalidate: false });

  const send = async (
    itemId: string,
    marks: NewMark[],
    before: readonly NewMark[],
    undone?: Given,
  ) => {
    if (!task) return;
    void show(itemId, marks);
    const body: MarkAnswers = { itemId, marks };
    const stored = last.current.then(() =>
      homeworkCall(() => http.put(`/v1/homeworks/${homeworkId}/tasks/${task.id}/read`, body)),
    );
    last.current = stored.catch(() => undefined);
    try {
      await stored;
      // Refetch the results, because the tabs show the number of unmarked answers. The answers here are
      // already up to date.
      await mutateAll((key) => typeof key === 'string' && key.startsWith('/v1/homework-result'));
    } catch {
      // Later marks may already be stored, so only the server knows the current state.
      setGiven((all) => (undone ? [...all, undone] : all.filter((each) => each.before !== before)));
      setSaid(null);
      await mutate();
    }
  };

  return {
    data,
    error,
    again: () => void mutate(),
    /** The effect of the last mark or undo. */
    said,
    /** The action that undo would revert: the last action that set marks. */
    lastGiven: given.at(-1) ?? null,
    mark(itemId: string, answers: readonly ReadAnswer[], score: number, words: MarkWords) {
      const { feedback } = words;
      const before = answers.map(asMark);
      setGiven((all) => [...all, { itemId, before, said: words.said }]);
      setSaid({ itemId, words: words.said });
      const marks = answers.map(({ attemptId }) => ({
        attemptId,
        score,
        ...(feedback !== undefined && { feedback }),
      }));
      void send(itemId, marks, before);
    },
    undo() {
      const gone = given.at(-1);
      if (!gone) return;
      setGiven((all) => all.slice(0, -1));
      const { itemId, before } = gone;
      setSaid({ itemId, words: t`Undone: ${{ action: gone.said }}` });
      const now = (task?.answers ?? []).filter(
        (answer) =>
          answer.itemId === itemId &&
          before.some(({ attemptId }) => attemptId === answer.attemptId),
      );
      void send(itemId, before, now.map(asMark), gone);
    },
  };
}

export type Reading = ReturnType<typeof useReading>;

/** The texts stored or shown with a mark. */
interface MarkWords {
  /** Feedback for the pupils; if absent, the previous feedback is kept. */
  feedback?: string | undefined;
  /** Description of the action, as a sentence. */
  said: string;
}

const asMark = ({ attemptId, score, feedback }: ReadAnswer) => ({ attemptId, score, feedback });

/** Returns the answers with these marks applied, as the server stores them. */
export function withMarks(
  reading: HomeworkReading,
  itemId: string,
  marks: readonly NewMark[],
): HomeworkReading {
  const { task } = reading;
  if (!task) return reading;
  const wanted = new Map(marks.map((mark) => [mark.attemptId, mark]));
  const answers = task.answers.map((answer) => {
    const mark = answer.itemId === itemId ? wanted.get(answer.attemptId) : undefined;
    if (!mark) return answer;
    const { score, feedback = answer.feedback } = mark;
    return { ...answer, score, feedback };
  });
  return { ...reading, task: { ...task, answers } };
}

function readingPath(homeworkId: number, classroomId: string, taskId: number | null): string {
  const query = new URLSearchParams();
  if (classroomId !== everyPupil) query.set('classroomId', classroomId);
  if (taskId !== null) query.set('taskId', String(taskId));
  return `/v1/homeworks/${homeworkId}/reading?${query}`;
}
