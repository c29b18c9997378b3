import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ItemMark } from '#contracts/homework/task-mark.ts';
import { languageOf } from '#language/languages.ts';
import { hasSlot } from '../task-steps.ts';
import type { ResultProps } from '../task-view.tsx';
import { BlockText } from '../views/BlockText.tsx';
import { ItemDetail } from '../views/ItemDetail.tsx';
import { MarkedText } from '../views/MarkedText.tsx';
import { MarkedWord } from '../views/MarkedWord.tsx';
import type { DragAndDropForPupil, DragAndDropSubmitted } from './content.ts';
import { dragSteps } from './drag-steps.ts';

type Props = ResultProps<DragAndDropForPupil, DragAndDropSubmitted>;

/**
 * Shows every tile where the pupil put it, with its verdict, and the right tile for each wrong slot below.
 */
export default function Result({ task, mark, language, itemAction }: Props) {
  const detail = (item: ItemMark, title?: ReactNode) => (
    <ItemDetail item={item} language={language} title={title} action={itemAction?.(item)} />
  );
  if (!task) {
    return (
      <ol className="space-y-3">
        {mark.items.map((item) => (
          <li key={item.id}>{detail(item)}</li>
        ))}
      </ol>
    );
  }
  if (task.groups.length === 0) {
    return (
      <MarkedText
        blocks={task.blocks}
        items={mark.items}
        tells={(item) => item.verdict !== 'right' || itemAction !== undefined}
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
  const byId = new Map(mark.items.map((item) => [item.id, item]));
  return (
    <ol className="space-y-3">
      {dragSteps(task).map(({ blocks, slots }) => {
        const items = slots.flatMap((id) => byId.get(id) ?? []);
        const isRight = items.every(({ verdict }) => verdict === 'right');
        const expected = items.map((item) => item.expected);
        const row = blocks.find(hasSlot);
        const ending = row?.pieces.map((piece) => ('text' in piece ? piece.text : '')).join('');
        const { locale, direction, spaces } = languageOf(row?.language ?? language);
        return (
          <li key={slots.join(' ')} className="rounded-card border border-line bg-card px-4 py-3">
            {blocks.map((block, at) => (
              <BlockText
                // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a task never move
                key={at}
                block={block}
                className={hasSlot(block) ? 'text-lg leading-loose' : 'font-semibold'}
                slot={({ id }) => {
                  const item = byId.get(id);
                  return item ? (
                    <MarkedWord verdict={item.verdict}>{item.given || '…'}</MarkedWord>
                  ) : null;
                }}
              />
            ))}
            {!isRight && expected.every((words) => words !== '') && (
              <p className="mt-1">
                <span className="text-ink-2 text-sm">
                  <Trans>Right answer</Trans>{' '}
                </span>
                <bdi lang={locale} dir={direction} className="task-text font-text font-bold">
                  {expected.join(spaces ? ' ' : '')}
                  {ending}
                </bdi>
              </p>
            )}
          </li>
        );
      })}
    </ol>
  );
}
