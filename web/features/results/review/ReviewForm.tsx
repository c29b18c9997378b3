import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Sparkles } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import type {
  FeedbackDraft,
  GiveFeedback,
  ItemFeedback,
  PupilAttempts,
} from '#contracts/homework/homework-results.ts';
import { shownAttempt } from '#contracts/homework/shown-attempt.ts';
import type { ItemMark } from '#contracts/homework/task-mark.ts';
import { answerLanguage, itemContext } from '#lessons/tasks/item-context.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { ChipGroup } from '#ui/ChipGroup.tsx';
import { Slider } from '#ui/Slider.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { percentWords } from '#ui/wordings/percent.ts';
import { inLanguage } from '#web/app/format/in-language.ts';
import { formatDateTime } from '#web/app/format/moment.ts';
import { homeworkCall } from '#web/app/http/homework-call.ts';
import { http } from '#web/app/http/http.ts';
import { AskedItem } from '../AskedItem.tsx';

/** The most common marks with their keys. No mark is preselected. */
const quickMarks = [
  { key: '0', score: 0, label: '0' },
  { key: '5', score: 50, label: '½' },
  { key: '1', score: 100, label: '1' },
] as const;

interface ReviewFormProps {
  homeworkId: number;
  writing: WritingItem;
  /** True if this person may mark the text. A colleague has read access. */
  mayChange: boolean;
  /** True if no other text is waiting to be marked after this one. */
  isLast: boolean;
  onSaved: () => Promise<void>;
}

/**
 * A pupil's own text next to a form for the teacher's feedback. The form has a score, an AI draft on request,
 * and buttons to save and to go to the next text.
 */
export function ReviewForm({ homeworkId, writing, mayChange, isLast, onSaved }: ReviewFormProps) {
  const { task, attempt, item, feedback } = writing;
  const heading = useId();
  const moment = formatDateTime(attempt.createdAt);
  const [text, setText] = useState(feedback?.feedback ?? '');
  const [score, setScore] = useState<number | null>(feedback?.score ?? null);
  // Older drafts were stored without a score.
  const [draft, setDraft] = useState<{ draft: string; score: number | null } | null>(
    feedback?.draft ? { draft: feedback.draft, score: null } : null,
  );
  const [busy, setBusy] = useState<'draft' | 'save' | null>(null);
  const code = answerLanguage(task.template, task.data, item.id);
  const language = code ? inLanguage(code) : { dir: 'auto' as const };
  const path = `/v1/homeworks/${homeworkId}/attempts/${attempt.id}/feedback/${encodeURIComponent(item.id)}`;

  const work = async (what: 'draft' | 'save', act: () => Promise<void>) => {
    setBusy(what);
    // Ignore the error: a toast has already explained the failure, and the input stays.
    await act().catch(() => undefined);
    setBusy(null);
  };
  const suggest = () =>
    work('draft', async () => {
      setDraft(await homeworkCall(() => http.post<FeedbackDraft>(`${path}/draft`)));
    });
  const save = () =>
    work('save', async () => {
      if (score === null) return;
      const given: GiveFeedback = { feedback: text.trim(), score };
      await homeworkCall(() => http.put(path, given));
      await onSaved();
    });
  const onKeyDown = (event: KeyboardEvent) => {
    if (busy !== null) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      if (score !== null) void save();
      return;
    }
    // Ignore digits typed in the feedback, because they are part of the text. Ignore keys with a modifier,
    // because browser shortcuts must keep working.
    const isTyping = event.target instanceof HTMLTextAreaElement;
    const mark = quickMarks.find(({ key }) => key === event.key);
    if (mark && mayChange && !isTyping && !event.ctrlKey && !event.metaKey && !event.altKey)
      setScore(mark.score);
  };

  return (
    <Card>
      <h2 id={heading} className="text-lg">
        <bdi>{task.taskName}</bdi>
      </h2>
      <p className="text-sm text-ink-2">
        {attempt.late ? t`Handed in ${moment}, late` : t`Handed in ${moment}`}
      </p>
      <div className="mt-3 font-text text-ink-2">
        <AskedItem context={itemContext(task.template, task.data, item.id)} />
      </div>
      <div className="mt-4 grid gap-6 lg:grid-cols-2">
        <div className="min-w-0">
          <h3 className="text-sm font-semibold text-ink-2">
            <Trans>The pupil wrote</Trans>
          </h3>
          <p
            {...language}
            className="mt-1.5 rounded-control bg-sunken px-4 py-3 font-text text-lg leading-relaxed break-words whitespace-pre-wrap"
          >
            {item.given}
          </p>
          {item.expected !== '' && (
            <>
              <h3 className="mt-4 text-sm font-semibold text-ink-2">
                <Trans>A model answer</Trans>
              </h3>
              <p {...language} className="mt-1 font-text break-words whitespace-pre-wrap">
                {item.expected}
              </p>
            </>
          )}
        </div>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a short cut for what the button does */}
        <div className="min-w-0 space-y-4" onKeyDown={onKeyDown}>
          <TextArea
            label={t`Your feedback`}
            value={text}
            dir="auto"
            rows={5}
            className="min-h-32"
            maxLength={2000}
            disabled={!mayChange}
            help={t`The pupil sees this next to the answer.`}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          {mayChange && (
            <div aria-live="polite">
              {draft ? (
                <div className="rounded-control border border-dashed border-edge p-4">
                  <p className="flex items-center gap-2 text-sm font-semibold">
                    <Sparkles size={16} aria-hidden="true" className="text-target" />
                    {draft.score === null
                      ? t`Draft by AI`
                      : t`Draft by AI, ${{ score: draft.score }}% suggested`}
                  </p>
                  <p dir="auto" className="mt-1.5 break-words whitespace-pre-wrap">
                    {draft.draft}
                  </p>
                  <div className="mt-3 flex flex-wrap gap-2">
                    <Button
                      size="small"
                      className="min-h-11"
                      onClick={() => {
                        setText(draft.draft);
                        if (draft.score !== null) setScore(draft.score);
                      }}
                    >
                      <Trans>Use this draft</Trans>
                    </Button>
                    <Button
                      size="small"
                      variant="quiet"
                      className="min-h-11"
                      busy={busy === 'draft'}
                      onClick={() => void suggest()}
                    >
                      <Trans>Write another</Trans>
                    </Button>
                  </div>
                </div>
              ) : (
                <Button busy={busy === 'draft'} onClick={() => void suggest()}>
                  <Sparkles size={17} aria-hidden="true" /> <Trans>Draft feedback with AI</Trans>
                </Button>
              )}
              <p className="mt-1.5 text-sm text-ink-2">
                <Trans>
                  The AI reads the answer without the pupil’s name. Nothing reaches the pupil until
                  you save.
                </Trans>
              </p>
            </div>
          )}
          <ChipGroup
            label={t({ message: 'Mark', context: 'what an answer gets' })}
            help={t`Keys 0, 5 and 1. For anything in between, use the slider.`}
            options={quickMarks.map(({ score: value, label }) => ({
              value: String(value),
              label,
              disabled: !mayChange,
            }))}
            value={score === null ? '' : String(score)}
            onChoose={(value) => setScore(Number(value))}
          />
          <Slider
            label={t`Score`}
            min={0}
            max={100}
            step={5}
            value={score ?? 0}
            valueText={score === null ? t`not chosen yet` : percentWords(score)}
            onSlide={setScore}
          />
          {mayChange && (
            <div className="flex flex-wrap items-center gap-3">
              <Button
                variant="primary"
                busy={busy === 'save'}
                disabled={score === null}
                onClick={() => void save()}
              >
                {isLast ? t`Save` : t`Save and next`}
              </Button>
              <span className="text-sm text-ink-3 max-sm:hidden">
                <Trans>Ctrl + Enter</Trans>
              </span>
            </div>
          )}
        </div>
      </div>
    </Card>
  );
}

type Task = PupilAttempts['tasks'][number];

/** A pupil's answer to one free writing item, and its feedback so far. */
interface WritingItem {
  /** Identifies the answer; stable across refetches. */
  key: string;
  task: Task;
  attempt: Task['attempts'][number];
  item: ItemMark;
  feedback: ItemFeedback | undefined;
  /** True if the teacher has not marked the answer yet. */
  waiting: boolean;
}

/**
 * Lists the free writing, marked or not, in the attempts that count. The requested attempt is included, if
 * there is one.
 */
export function writingItems({ tasks }: PupilAttempts, attemptId: number | null): WritingItem[] {
  return tasks.flatMap((task) => {
    const attempt = task.attempts.find(({ id }) => id === attemptId) ?? shownAttempt(task.attempts);
    if (!attempt) return [];
    return attempt.mark.items.flatMap((item): WritingItem[] => {
      const feedback = attempt.feedback.find(({ itemId }) => itemId === item.id);
      const read = feedback !== undefined && feedback.score !== null;
      if (item.verdict !== 'needs-review' && !read) return [];
      return [{ key: `${attempt.id} ${item.id}`, task, attempt, item, feedback, waiting: !read }];
    });
  });
}

/** Returns the next unmarked answer in list order, wrapping around; null if there is none. */
export function nextWaiting(items: readonly WritingItem[], after: string): WritingItem | null {
  const at = items.findIndex(({ key }) => key === after);
  const round = [...items.slice(at + 1), ...items.slice(0, Math.max(0, at))];
  return round.find(({ waiting }) => waiting) ?? null;
}
