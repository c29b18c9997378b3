import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { PenLine, Undo2 } from 'lucide-react';
import type { ItemResults } from '#contracts/homework/homework-results.ts';
import { answerLanguage, itemContext } from '#lessons/tasks/item-context.ts';
import { TypeTheAnswerData } from '#lessons/tasks/type-the-answer/content.ts';
import { Button, LinkButton } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { plainList } from '#ui/wordings/lists.ts';
import { inLanguage } from '#web/app/format/in-language.ts';
import { AskedItem } from '../AskedItem.tsx';
import { VerdictSign } from '../VerdictSign.tsx';
import { type Accepting, effectWords } from './use-accept.ts';

interface ItemCardProps {
  results: ItemResults;
  item: ItemResults['items'][number];
  number: number;
  mayAccept: boolean;
  /**
   * The address of the screen where the teacher marks the answers to this task that cannot be marked
   * automatically.
   */
  readHref: string;
  accepting: Accepting;
}

/** One item of a task: its prompt, the number of correct answers, and the answers given. */
export function ItemCard(props: ItemCardProps) {
  const { results, item, number, mayAccept, readHref, accepting } = props;
  const { task, items } = results;
  const { busy, effect, accept, undo } = accepting;
  const language = answerLanguage(task.template, task.data, item.id);
  const change = (work: typeof accept, answer: string) =>
    // Ignore the error: a toast has already explained the failure.
    void work(task.id, { itemId: item.id, answer }).catch(() => undefined);
  const isReading = isReadByTeacher(task, item.id);
  const here = effect?.itemId === item.id && effect.taskId === task.id ? effect : null;
  return (
    <Card className="keep-together">
      <div className="grid gap-x-8 gap-y-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <div className="min-w-0">
          <h2 className="flex items-baseline gap-2 text-lg">
            <span className="text-ink-3">{number}.</span>
            <bdi
              {...(language ? inLanguage(language) : {})}
              className="min-w-0 font-text break-words"
            >
              {item.expected || (
                <span className="font-sans">
                  <Trans>Wrong options</Trans>
                </span>
              )}
            </bdi>
          </h2>
          <div className="mt-1.5 font-text text-ink-2">
            <AskedItem context={itemContext(task.template, task.data, item.id)} />
          </div>
          <ShareBar item={item} />
        </div>
        <div className="min-w-0">
          {item.answers.length === 0 ? (
            <p className="text-ink-2">
              <Trans>Nobody has answered.</Trans>
            </p>
          ) : (
            <ul aria-label={t`Answers given to item ${number}`}>
              {item.answers.map((answer) => (
                <GivenAnswer
                  key={`${answer.given} ${answer.verdict}`}
                  answer={answer}
                  language={language}
                  size={items.length}
                  mayAccept={mayAccept && !isReading}
                  busy={busy === `${item.id} ${answer.given}`}
                  onAccept={() => change(accept, answer.given)}
                  onUndo={() => change(undo, answer.given)}
                />
              ))}
            </ul>
          )}
          {isReading && item.answers.length > 0 && (
            <LinkButton href={readHref} className="mt-2 print:hidden">
              <PenLine size={17} aria-hidden="true" />{' '}
              <Trans>
                Read these answers
                <span className="sr-only"> to item {number}</span>
              </Trans>
            </LinkButton>
          )}
          <p role="status" className="mt-1 text-sm font-semibold text-ok empty:hidden">
            {here && effectWords(here)}
          </p>
        </div>
      </div>
    </Card>
  );
}

/** True if the teacher marks the answers to an item, because they cannot be marked automatically. */
function isReadByTeacher({ template, data }: ItemResults['task'], itemId: string): boolean {
  if (template !== 'TYPE_THE_ANSWER') return false;
  const read = TypeTheAnswerData.safeParse(data);
  return read.success && read.data.fields.some(({ id, review }) => id === itemId && review);
}

/** The number of pupils who answered an item correctly, shown as a bar and in words. */
function ShareBar({ item }: { item: ItemResults['items'][number] }) {
  const { right, partly, wrong, unanswered, toReview } = item;
  const all = right + partly + wrong + unanswered + toReview;
  const parts = [
    { count: right, words: plural(right, { one: '# right', other: '# right' }), look: 'bg-ok' },
    {
      count: partly,
      words: plural(partly, { one: '# partly right', other: '# partly right' }),
      look: 'bg-ok opacity-45',
    },
    { count: wrong, words: plural(wrong, { one: '# wrong', other: '# wrong' }), look: 'bg-bad' },
    {
      count: unanswered,
      words: plural(unanswered, { one: '# left out', other: '# left out' }),
      look: 'bg-edge',
    },
    {
      count: toReview,
      words: plural(toReview, { one: '# to read', other: '# to read' }),
      look: 'bg-target-fill',
    },
  ].filter(({ count }) => count > 0);
  if (all === 0) return null;
  return (
    <div className="mt-3">
      <div
        aria-hidden="true"
        className="flex h-2.5 gap-px overflow-hidden rounded-full forced-colors:hidden"
      >
        {parts.map(({ count, look }) => (
          <span key={look} className={look} style={{ inlineSize: `${(count / all) * 100}%` }} />
        ))}
      </div>
      <p className="mt-1.5 text-sm text-ink-2">{plainList(parts.map(({ words }) => words))}</p>
    </div>
  );
}

interface GivenAnswerProps {
  answer: ItemResults['items'][number]['answers'][number];
  /** The stored code of the answer's language. */
  language: string | undefined;
  /** Number of items in the task. */
  size: number;
  /** True if answers to this task can be accepted and this user may accept them. */
  mayAccept: boolean;
  busy: boolean;
  onAccept: () => void;
  onUndo: () => void;
}

/** One answer with its frequency, its verdict and the teacher's actions. */
function GivenAnswer(props: GivenAnswerProps) {
  const { answer, language, size, mayAccept, busy, onAccept, onUndo } = props;
  const { given, count, verdict, accepted } = answer;
  const points = pointsOf(verdict, size);
  const offers = mayAccept && given !== '' && (verdict === 'wrong' || verdict === 'partly');
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-dashed border-line py-2.5 first:border-t-0">
      <span className="min-w-0 flex-1 basis-40 font-text text-lg font-semibold break-words">
        <bdi {...(language ? inLanguage(language) : { dir: 'auto' })}>{given}</bdi>
      </span>
      <span className="text-sm text-ink-2">
        {offers && !accepted && points > 0
          ? plural(count, {
              one: `# pupil, up to +${points}%`,
              other: `# pupils, up to +${points}% each`,
            })
          : plural(count, { one: '# pupil', other: '# pupils' })}
      </span>
      <VerdictSign verdict={verdict} word={accepted ? t`Accepted by you` : undefined} />
      {offers && !accepted && (
        <span className="print:hidden">
          <Button size="small" className="min-h-11" busy={busy} onClick={onAccept}>
            <Trans>
              Accept this too
              <span className="sr-only">: {given}</span>
            </Trans>
          </Button>
        </span>
      )}
      {mayAccept && accepted && (
        <span className="print:hidden">
          <Button size="small" className="min-h-11" busy={busy} onClick={onUndo}>
            <Undo2 size={16} aria-hidden="true" className="rtl:-scale-x-100" />{' '}
            <UndoAccepting given={given} />
          </Button>
        </span>
      )}
    </li>
  );
}

/** The label of a button that undoes the acceptance of an answer. */
export const UndoAccepting = ({ given }: { given: string }) => (
  <Trans>
    Undo<span className="sr-only"> accepting {given}</span>
  </Trans>
);

type Item = ItemResults['items'][number];

/**
 * The number of times that an item was missed. An unanswered item counts as one, and a partly correct item as
 * half.
 */
export const missed = ({ wrong, unanswered, partly }: Item): number =>
  wrong + unanswered + partly / 2;

/** Sorts the items by how often they were missed. Each item keeps its number in the task. */
export function mostMissed(items: readonly Item[]): { item: Item; number: number }[] {
  return items
    .map((item, index) => ({ item, number: index + 1 }))
    .sort((a, b) => missed(b.item) - missed(a.item) || a.number - b.number);
}

/**
 * True if an item is expanded by default. This is the case if a pupil missed it, it is waiting to be marked,
 * or the teacher changed its marking and may want to undo the change.
 */
export const needsReview = (item: Item): boolean =>
  missed(item) > 0 || item.toReview > 0 || item.answers.some(({ accepted }) => accepted);

/** The points, out of 100 for the task, that an answer gains if it is marked as correct. */
export function pointsOf(verdict: Item['answers'][number]['verdict'], size: number): number {
  const gain = verdict === 'right' ? 0 : verdict === 'partly' ? 0.5 : 1;
  return Math.round((100 * gain) / Math.max(1, size));
}
