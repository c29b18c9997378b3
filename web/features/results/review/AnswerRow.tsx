import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { Lightbulb, MessageSquare, PenLine } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { MarkProposal } from '#language/marking/propose-mark.ts';
import { Button } from '#ui/Button.tsx';
import { PlainList } from '#ui/PlainList.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { useFocusMove } from '#ui/use-focus-move.ts';
import { andList } from '#ui/wordings/lists.ts';
import { percentWords } from '#ui/wordings/percent.ts';
import { inLanguage } from '#web/app/format/in-language.ts';
import { type AnswerGroup, proposalWords } from './reading-questions.ts';

/** The marks that can be set with a button or a single key. */
const presses = [
  { keys: ['0'], label: '0', score: 0 },
  { keys: ['5', 'h', 'H'], label: '½', score: 50 },
  { keys: ['1'], label: '1', score: 100 },
] as const;

/** The mark that a key sets; undefined for any other key. */
export const pressOf = (key: string) =>
  presses.find(({ keys }) => keys.some((each) => each === key));

/** The score of one answer in the notation that teachers use. */
export const scoreWords = (score: number): string =>
  presses.find((press) => press.score === score)?.label ?? percentWords(score);

/** Maximum number of names shown; a longer list is collapsed. */
const maxNames = 6;

interface AnswerRowProps {
  group: AnswerGroup;
  /**
   * The mark that the rule proposes. Null if the answer is already marked, or if the rule has no clear
   * proposal.
   */
  proposal: MarkProposal | null;
  /** The stored code of the language in which the answers are written. */
  language: string;
  /** True if this user may mark. A colleague has read access. */
  mayMark: boolean;
  /** Assigns a score and, if it is defined, feedback to every answer of the group. */
  onMark: (score: number, feedback: string | undefined) => void;
}

/**
 * One answer and all pupils who gave it. While the row has the focus, the keys 0, 5 (or H) and 1 mark it. The
 * list moves the focus between rows.
 */
export function AnswerRow({ group, proposal, language, mayMark, onMark }: AnswerRowProps) {
  const { given, answers, scores } = group;
  const said = answers[0]?.feedback ?? '';
  const [comment, setComment] = useState<string | null>(null);
  const only = scores?.length === 1 ? scores[0] : undefined;
  const box = useRef<HTMLFieldSetElement>(null);
  const moveFocus = useFocusMove();
  const mark = (score: number) => {
    const isNew = comment !== null && comment.trim() !== said;
    onMark(score, isNew ? comment.trim() : undefined);
    if (comment === null) return;
    // Move the focus before it is lost, because the comment field closes and its button disappears.
    const button =
      box.current?.querySelector<HTMLElement>(`[data-press="${score}"]`) ??
      box.current?.querySelector<HTMLElement>('[data-press]');
    button?.focus();
    setComment(null);
  };
  const onKeyDown = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    // Ignore digits typed in the comment, because they are part of the text. Ignore keys with a modifier,
    // because browser shortcuts must keep working.
    if (!mayMark || target instanceof HTMLTextAreaElement || ctrlKey || metaKey || altKey) return;
    const press = pressOf(key);
    if (press) mark(press.score);
  };
  return (
    <li
      data-row={group.key}
      data-waiting={scores === null || undefined}
      className="border-t border-line px-4 py-3 first:border-t-0 focus-within:bg-sunken sm:px-5"
    >
      <fieldset ref={box} onKeyDown={onKeyDown} className="min-w-0">
        <legend className="sr-only">
          <Plural
            value={{ count: answers.length }}
            one={`“${given}”, # pupil`}
            other={`“${given}”, # pupils`}
          />
        </legend>
        <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
          <div className="min-w-0 flex-1 basis-56">
            <p
              {...inLanguage(language)}
              className="font-text text-lg leading-relaxed font-semibold break-words whitespace-pre-wrap"
            >
              {given}
            </p>
            <Names answers={answers} />
          </div>
          <div className="flex flex-wrap items-center gap-2">
            {mayMark &&
              presses.map(({ label, score }) => (
                <Button
                  key={score}
                  variant={only === score ? 'primary' : 'secondary'}
                  aria-pressed={only === score}
                  data-press={score}
                  className="min-h-11 min-w-12"
                  onClick={() => mark(score)}
                >
                  {label}
                </Button>
              ))}
            <MarkNow scores={scores} hasButtons={mayMark} />
          </div>
        </div>
        {proposal && (
          <p className="mt-2 flex items-start gap-2 text-sm text-ink-2">
            <Lightbulb size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-target" />
            <span>
              <span className="font-semibold">
                <Trans>Suggestion: {{ mark: scoreWords(proposal.score) }}.</Trans>
              </span>{' '}
              <bdi>{proposalWords(proposal)}</bdi>
            </span>
          </p>
        )}
        {comment !== null ? (
          <div className="mt-3 space-y-2">
            <TextArea
              label={
                answers.length === 1
                  ? t`Comment for this pupil`
                  : t`Comment for everyone who wrote this`
              }
              value={comment}
              dir="auto"
              rows={2}
              maxLength={2000}
              help={t`Pupils see it next to their answer. It is saved with the mark.`}
              onChange={(event) => setComment(event.currentTarget.value)}
            />
            {only !== undefined && (
              <Button size="small" className="min-h-11" onClick={() => mark(only)}>
                <Trans>Save comment</Trans>
              </Button>
            )}
          </div>
        ) : (
          <div className="mt-1 flex flex-wrap items-center gap-x-3">
            {said !== '' && (
              <p className="text-sm text-ink-2">
                <Trans>
                  You said: <bdi className="font-text">{said}</bdi>
                </Trans>
              </p>
            )}
            {mayMark && (
              <Button
                size="small"
                variant="quiet"
                className="min-h-11"
                onClick={() => {
                  setComment(said);
                  moveFocus(() => box.current?.querySelector('textarea')?.focus());
                }}
              >
                <MessageSquare size={15} aria-hidden="true" />
                {said === '' ? (
                  <Trans>
                    Add a comment<span className="sr-only"> on “{given}”</span>
                  </Trans>
                ) : (
                  <Trans>
                    Edit comment<span className="sr-only"> on “{given}”</span>
                  </Trans>
                )}
              </Button>
            )}
          </div>
        )}
      </fieldset>
    </li>
  );
}

/** The pupils who gave the answer; a long list is collapsed. */
function Names({ answers }: Pick<AnswerGroup, 'answers'>) {
  const names = (
    <PlainList
      items={answers.map(({ fullName, attemptId }) => <bdi key={attemptId}>{fullName}</bdi>)}
    />
  );
  if (answers.length <= maxNames) return <p className="text-sm text-ink-2">{names}</p>;
  return (
    <details className="text-sm text-ink-2">
      <summary className="flex min-h-8 items-center font-semibold">
        <Plural value={{ count: answers.length }} one="# pupil" other="# pupils" />
      </summary>
      <p>{names}</p>
    </details>
  );
}

/** The answer's current mark. Shown only if no button already shows it. */
function MarkNow({ scores, hasButtons }: { scores: number[] | null; hasButtons: boolean }) {
  if (scores === null) {
    return (
      <span className="inline-flex items-center gap-1.5 text-sm font-semibold text-target">
        <PenLine size={14} aria-hidden="true" /> <Trans>to read</Trans>
      </span>
    );
  }
  const isSaid =
    hasButtons && scores.length === 1 && presses.some(({ score }) => score === scores[0]);
  return isSaid ? null : (
    <span className="text-sm font-semibold">{andList(scores.map(scoreWords))}</span>
  );
}
