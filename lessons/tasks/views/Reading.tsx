import type { TaskBlock } from '../task-content.ts';
import { lettersIn } from '../task-steps.ts';
import { BlockText } from './BlockText.tsx';

/** Up to so many letters a text stands whole above each question. */
const maxShortLetters = 260;

/** The text that the questions are about. It stays in sight: a long one in a box that scrolls by itself. */
export function Reading({ blocks }: { blocks: readonly TaskBlock[] }) {
  if (blocks.length === 0) return null;
  const isLong = lettersIn(blocks) > maxShortLetters;
  return (
    <section
      aria-label="The text"
      // What scrolls must be scrolled by keyboard too.
      tabIndex={isLong ? 0 : undefined}
      className={
        isLong
          ? 'max-h-[34dvh] space-y-2 overflow-y-auto rounded-card border border-line bg-card px-4 py-3 text-lg lg:max-h-[50dvh]'
          : 'space-y-2 rounded-card border border-line bg-card px-4 py-3 text-lg'
      }
    >
      {blocks.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a task never move
        <BlockText key={at} block={block} />
      ))}
    </section>
  );
}
