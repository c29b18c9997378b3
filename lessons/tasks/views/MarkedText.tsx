import type { ReactNode } from 'react';
import type { ItemMark } from '#contracts/homework/task-mark.ts';
import type { TaskBlock } from '../task-content.ts';
import { slotsOf } from '../task-steps.ts';
import { BlockText } from './BlockText.tsx';
import { MarkedWord } from './MarkedWord.tsx';

interface MarkedTextProps {
  blocks: readonly TaskBlock[];
  items: readonly ItemMark[];
  /** Renders the details of one item below the text, with the item's number in reading order. */
  detail: (item: ItemMark, number: number) => ReactNode;
  /** True if an item has details that the text itself does not show. */
  tells: (item: ItemMark) => boolean;
}

/** The running text with every answer in its place, followed by details on the items that need them. */
export function MarkedText({ blocks, items, detail, tells }: MarkedTextProps) {
  const byId = new Map(items.map((item) => [item.id, item]));
  const ids = blocks.flatMap(slotsOf);
  const told = ids.flatMap((id, at) => {
    const item = byId.get(id);
    return item && tells(item) ? [{ item, number: at + 1 }] : [];
  });
  return (
    <div className="space-y-4">
      <div className="space-y-1 rounded-card border border-line bg-card px-4 py-3">
        {blocks.map((block, at) => (
          <BlockText
            // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a task never move
            key={at}
            block={block}
            className="text-lg leading-loose"
            slot={({ id }) => {
              const item = byId.get(id);
              return item ? (
                <MarkedWord verdict={item.verdict} number={ids.indexOf(id) + 1}>
                  {item.given || '…'}
                </MarkedWord>
              ) : null;
            }}
          />
        ))}
      </div>
      {told.length > 0 && (
        <ol className="space-y-3">
          {told.map(({ item, number }) => (
            <li key={item.id}>{detail(item, number)}</li>
          ))}
        </ol>
      )}
    </div>
  );
}
