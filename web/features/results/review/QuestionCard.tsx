import { plural, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { ArrowRight, CheckCheck, Undo2 } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { createProposer } from '#language/marking/propose-mark.ts';
import { Button, LinkButton } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { useFocusMove } from '#ui/use-focus-move.ts';
import { inLanguage } from '#web/app/format/in-language.ts';
import { AnswerRow, pressOf, scoreWords } from './AnswerRow.tsx';
import type { AnswerGroup, ReadingQuestion } from './reading-questions.ts';
import type { Reading } from './use-reading.ts';

interface QuestionCardProps {
  question: ReadingQuestion;
  /** The position of the question among the task's `count` questions, counted from 1. */
  number: number;
  count: number;
  /** True if this person may mark; a colleague has read access. */
  mayMark: boolean;
  reading: Pick<Reading, 'said' | 'lastGiven' | 'mark' | 'undo'>;
  /** Receives the focus when the teacher moves here from another question. */
  heading: RefObject<HTMLHeadingElement | null>;
  /** Opens the next question with unmarked answers; null if there is none. */
  onNext: (() => void) | null;
  tableHref: string;
}

/**
 * One question with its model answer and the pupils' answers. The teacher marks the answers with buttons or
 * keys.
 */
export function QuestionCard(props: QuestionCardProps) {
  const { question, number, count, mayMark, reading, heading, onNext, tableHref } = props;
  const { itemId, language, groups, answers, read, model } = question;
  const list = useRef<HTMLUListElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const [propose] = useState(() => createProposer(question));
  const proposalFor = ({ scores, given }: AnswerGroup) => (scores === null ? propose(given) : null);
  const sure = groups.filter((group) => proposalFor(group)?.score === 100);
  const waiting = sure.flatMap((group) => group.answers.filter(({ score }) => score === null));
  const last = reading.lastGiven?.itemId === itemId ? reading.lastGiven : null;
  const lastSaid = last?.said;
  const said = reading.said?.itemId === itemId ? reading.said.words : null;
  const moveFocus = useFocusMove();

  const mark = (group: AnswerGroup, score: number, feedback: string | undefined) => {
    const [answer, given] = [shorten(group.given), scoreWords(score)];
    reading.mark(itemId, group.answers, score, {
      feedback,
      said: plural(
        { count: group.answers.length },
        {
          one: `“${answer}” is marked ${{ mark: given }} for # pupil.`,
          other: `“${answer}” is marked ${{ mark: given }} for # pupils.`,
        },
      ),
    });
  };
  // The pressed control disappears, so move the focus to the next unmarked answer or, if there is none, to
  // the end.
  const goOn = () =>
    moveFocus(() => {
      const row = list.current?.querySelector('[data-waiting]');
      const next = row?.querySelector<HTMLElement>('[data-press="100"]');
      (next ?? end.current?.querySelector<HTMLElement>('button, a'))?.focus();
    });
  const acceptAll = () => {
    reading.mark(itemId, waiting, 100, {
      said: plural(
        { count: waiting.length },
        { one: '# answer is marked 1.', other: '# answers are marked 1.' },
      ),
    });
    goOn();
  };
  const undo = () => {
    reading.undo();
    goOn();
  };

  /**
   * Handles keys. Arrow keys move between rows. A marking key moves the focus to the next row, or from the
   * last row to the end. Ctrl + Z undoes the last mark.
   */
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    if (target instanceof HTMLTextAreaElement) return;
    if ((ctrlKey || metaKey) && key === 'z' && last) {
      event.preventDefault();
      reading.undo();
    }
    if (ctrlKey || metaKey || altKey) return;
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    const at = rows.findIndex((row) => target instanceof Node && row.contains(target));
    const press = mayMark ? pressOf(key) : undefined;
    const by = key === 'ArrowUp' ? -1 : key === 'ArrowDown' || press ? 1 : 0;
    if (at < 0 || by === 0) return;
    event.preventDefault();
    const row = rows[at + by];
    const button = row
      ? (row.querySelector<HTMLElement>(`[data-press="${press?.score ?? pressed(target)}"]`) ??
        row.querySelector<HTMLElement>('button, summary'))
      : by > 0
        ? end.current?.querySelector<HTMLElement>('button, a')
        : null;
    button?.focus();
  };

  return (
    <Card flush>
      <div className="space-y-3 p-4 sm:p-5">
        <p className="text-sm text-ink-2">
          <Trans>
            Question {number} of {count}
          </Trans>
        </p>
        <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
          <bdi {...inLanguage(language)} className="font-text break-words">
            {question.question}
          </bdi>
        </h2>
        <p>
          <span className="text-sm font-semibold text-ink-2">
            <Trans>Model answer:</Trans>{' '}
          </span>
          <bdi {...inLanguage(language)} className="font-text break-words">
            {model}
          </bdi>
        </p>
        <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1">
          <p className="font-semibold">
            {answers === 0
              ? t`Nobody has answered this question.`
              : plural(answers, { one: `${read} of # read`, other: `${read} of # read` })}
          </p>
          <p role="status" className="text-sm font-semibold text-ok">
            {said && (
              <>
                {said}{' '}
                <span className="sr-only">
                  {plural(answers, { one: `${read} of # read.`, other: `${read} of # read.` })}
                </span>
              </>
            )}
          </p>
          {last && (
            <Button size="small" className="min-h-11" onClick={undo}>
              <Undo2 size={16} aria-hidden="true" className="rtl:-scale-x-100" />{' '}
              <Trans>
                Undo
                <span className="sr-only">: {lastSaid}</span>
              </Trans>
            </Button>
          )}
        </div>
        {answers > 0 && (
          <progress
            className="block h-2 w-full"
            max={answers}
            value={read}
            aria-label={t({ message: 'Read', context: 'answers that the teacher has read' })}
          />
        )}
        {mayMark && answers > 0 && (
          <p className="text-sm text-ink-2">
            <Trans>
              Keys: 0, 5 or H for ½, and 1 mark the answer; the arrows move up and down, Ctrl + Z
              undoes the last mark.
            </Trans>
          </p>
        )}
        {mayMark && waiting.length > 0 && (
          <Button onClick={acceptAll}>
            <CheckCheck size={18} aria-hidden="true" />
            <Plural
              value={{ count: waiting.length }}
              one="Accept all full-mark suggestions (# answer)"
              other="Accept all full-mark suggestions (# answers)"
            />
          </Button>
        )}
      </div>
      {groups.length > 0 && (
        <ul
          ref={list}
          aria-label={t`Answers to question ${number}`}
          className="border-t border-line"
          onKeyDown={onKeyDown}
        >
          {groups.map((group) => (
            <AnswerRow
              key={group.key}
              group={group}
              proposal={proposalFor(group)}
              language={language}
              mayMark={mayMark}
              onMark={(score, feedback) => mark(group, score, feedback)}
            />
          ))}
        </ul>
      )}
      <div ref={end} className="flex flex-wrap items-center gap-3 border-t border-line p-4 sm:p-5">
        {onNext ? (
          <Button variant="primary" onClick={onNext}>
            <Trans>Next question</Trans>
            <ArrowRight size={17} aria-hidden="true" className="rtl:-scale-x-100" />
          </Button>
        ) : (
          <>
            {read === answers && (
              <p className="font-semibold">
                <Trans>You’ve read all the answers to this task.</Trans>
              </p>
            )}
            <LinkButton href={tableHref}>
              <Trans>See the class</Trans>
            </LinkButton>
          </>
        )}
      </div>
    </Card>
  );
}

/** The score of the button that has the focus. With it, an arrow key can move within the same column. */
const pressed = (target: EventTarget): string =>
  (target instanceof HTMLElement && target.dataset.press) || '100';

/** The beginning of a long answer, for quoting it in a sentence. */
function shorten(text: string): string {
  const letters = [...text];
  return letters.length <= 40 ? text : `${letters.slice(0, 39).join('')}…`;
}
