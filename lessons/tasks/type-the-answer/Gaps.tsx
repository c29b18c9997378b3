import type { ReactNode } from 'react';
import type { TaskBlock } from '../task-content.ts';
import { slotsOf } from '../task-steps.ts';
import { BlockText } from '../views/BlockText.tsx';

interface GapsProps {
  blocks: readonly TaskBlock[];
  field: (id: string, how: { inline: boolean; label?: string; start?: string }) => ReactNode;
}

/** The running text with a field in each gap; what is kept of a word stands before its field. */
export function Gaps({ blocks, field }: GapsProps) {
  const ids = blocks.flatMap(slotsOf);
  return (
    <div className="space-y-1 rounded-card border border-line bg-card px-4 py-3">
      {blocks.map((block, at) => (
        <BlockText
          // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a task never move
          key={at}
          block={block}
          className="task-running text-lg"
          slot={({ id, start }) =>
            field(id, {
              inline: true,
              label: `Gap ${ids.indexOf(id) + 1} of ${ids.length}`,
              ...(start && { start }),
            })
          }
        />
      ))}
    </div>
  );
}
