import type { ItemResults } from '#contracts/homework/homework-results.ts';
import { answerLanguage, itemContext } from '#lessons/tasks/item-context.ts';
import { Card } from '#ui/Card.tsx';
import { inLanguage } from '#web/app/format/in-language.ts';
import { AskedItem } from '../AskedItem.tsx';
import { GivenAnswer } from './GivenAnswer.tsx';
import { ShareBar } from './ShareBar.tsx';
import { type Accepting, effectWords } from './use-accept.ts';

interface ItemCardProps {
  results: ItemResults;
  item: ItemResults['items'][number];
  number: number;
  mayAccept: boolean;
  accepting: Accepting;
}

/** One item of a task: what it asks, how many got it, and the answers they gave. */
export function ItemCard({ results, item, number, mayAccept, accepting }: ItemCardProps) {
  const { task, items } = results;
  const { busy, effect, accept, undo } = accepting;
  const language = answerLanguage(task.template, task.data, item.id);
  const change = (work: typeof accept, answer: string) =>
    // The toast has said why it failed.
    void work(task.id, { itemId: item.id, answer }).catch(() => undefined);
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
              {item.expected || <span className="font-sans">Not to be chosen</span>}
            </bdi>
          </h2>
          <div className="mt-1.5 font-text text-ink-2">
            <AskedItem context={itemContext(task.template, task.data, item.id)} />
          </div>
          <ShareBar item={item} />
        </div>
        <div className="min-w-0">
          {item.answers.length === 0 ? (
            <p className="text-ink-2">Nobody has given an answer.</p>
          ) : (
            <ul aria-label={`Answers given to item ${number}`}>
              {item.answers.map((answer) => (
                <GivenAnswer
                  key={`${answer.given} ${answer.verdict}`}
                  answer={answer}
                  language={language}
                  size={items.length}
                  mayAccept={mayAccept && item.toReview === 0}
                  busy={busy === `${item.id} ${answer.given}`}
                  onAccept={() => change(accept, answer.given)}
                  onUndo={() => change(undo, answer.given)}
                />
              ))}
            </ul>
          )}
          <p role="status" className="mt-1 text-sm font-semibold text-ok empty:hidden">
            {here && effectWords(here)}
          </p>
        </div>
      </div>
    </Card>
  );
}
