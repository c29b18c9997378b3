import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ItemMark } from '#contracts/homework/task-mark.ts';
import type { TaskBlock } from '../task-content.ts';
import { slotsOf, taskSteps } from '../task-steps.ts';
import type { ResultProps } from '../task-view.tsx';
import { BlockText, Reading } from '../views/BlockText.tsx';
import { ItemDetail } from '../views/ItemDetail.tsx';
import { MarkedText } from '../views/MarkedText.tsx';
import { PlaySmall } from '../views/PlayClip.tsx';
import type { TypeTheAnswerForPupil, TypeTheAnswerSubmitted } from './content.ts';

type Props = ResultProps<TypeTheAnswerForPupil, TypeTheAnswerSubmitted>;

/** Shows the typed answers, in their text or question by question, with wrong letters highlighted. */
export default function Result({
  task,
  mark,
  feedback,
  language,
  itemAction,
  soundAddress,
}: Props) {
  const detail = (item: ItemMark, title?: ReactNode) => (
    <ItemDetail
      item={item}
      language={task?.fields.find(({ id }) => id === item.id)?.language ?? language}
      feedback={feedback.find(({ itemId }) => itemId === item.id)}
      title={title}
      action={itemAction?.(item)}
    />
  );
  const { reading, asks } = taskSteps(task?.blocks ?? []);
  if (task && !asks) {
    return (
      <MarkedText
        blocks={reading}
        items={mark.items}
        tells={(item) =>
          item.verdict !== 'right' ||
          (item.reasons ?? []).length > 0 ||
          feedback.some(({ itemId }) => itemId === item.id) ||
          itemAction !== undefined
        }
        detail={(item, number) =>
          detail(
            item,
            <p className="font-semibold text-ink-2 text-sm">
              <Trans>Gap {number}</Trans>
            </p>,
          )
        }
      />
    );
  }
  return (
    <div className="space-y-4">
      <Reading blocks={reading} />
      <ol className="space-y-3">
        {mark.items.map((item) => {
          const ask = asks?.find(({ pieces }) =>
            pieces.some((piece) => piece.kind === 'slot' && piece.id === item.id),
          );
          return (
            <li key={item.id}>
              {detail(
                item,
                ask && (
                  <div className="flex items-center gap-2">
                    {ask.clip && (
                      <PlaySmall
                        address={soundAddress(ask.clip)}
                        label={t`Listen to sentence ${{ number: ask.number ?? 1 }}`}
                      />
                    )}
                    <AskedGap block={ask} id={item.id} />
                  </div>
                ),
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/**
 * Shows the question as the pupil saw it. If there are several gaps, they are numbered and the current one is
 * highlighted.
 */
function AskedGap({ block, id }: { block: TaskBlock; id: string }) {
  const gaps = slotsOf(block);
  const count = gaps.length;
  if (gaps.length < 2) {
    return <BlockText block={withoutLastSlot(block)} className="font-semibold" />;
  }
  const number = gaps.indexOf(id) + 1;
  return (
    <div>
      <p className="font-semibold text-ink-2 text-sm">
        <Trans>
          Gap {number} of {count}
        </Trans>
      </p>
      <BlockText
        block={block}
        className="font-semibold"
        slot={(slot) => (
          <span
            className={
              slot.id === id
                ? 'mx-1 inline-block min-w-14 rounded-small bg-target-soft px-2 text-center font-bold text-target'
                : 'mx-1 inline-block min-w-14 border-edge border-b-2 text-center text-ink-2'
            }
          >
            <span className="sr-only">
              <Trans>gap</Trans>{' '}
            </span>
            {gaps.indexOf(slot.id) + 1}
          </span>
        )}
      />
    </div>
  );
}

/** Returns the question's words without the field, if the field was below the words. */
function withoutLastSlot(block: TaskBlock): TaskBlock {
  const isSlot = block.pieces.at(-1)?.kind === 'slot';
  return isSlot ? { ...block, pieces: block.pieces.slice(0, -1) } : block;
}
