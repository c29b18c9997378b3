import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { languageOf } from '#language/languages.ts';
import { classNames } from '#ui/class-names.ts';
import { UnbreakableLine } from '#ui/UnbreakableLine.tsx';
import type { TaskBlock, TaskPiece } from '../task-content.ts';
import { lettersIn } from '../task-steps.ts';
import './task-text.css';

type Slot = Extract<TaskPiece, { kind: 'slot' }>;
type Tap = Extract<TaskPiece, { kind: 'tap' }>;

interface BlockTextProps {
  block: TaskBlock;
  /** Renders the content of a gap; by default a blank line. */
  slot?: (slot: Slot) => ReactNode;
  /** Renders a tappable word; by default like any other word. */
  tap?: (word: Tap) => ReactNode;
  className?: string;
}

/** One paragraph, turn or question in its own language and direction, with its speaker or number. */
export function BlockText({ block, slot, tap, className }: BlockTextProps) {
  const { locale, direction } = languageOf(block.language);
  return (
    <p lang={locale} dir={direction} className={classNames('task-text font-text', className)}>
      {block.number !== undefined && (
        <span className="me-2 font-sans font-semibold text-ink-2">{block.number}.</span>
      )}
      {block.speaker && <bdi className="me-2 font-bold text-target">{block.speaker}:</bdi>}
      <UnbreakableLine
        pieces={block.pieces}
        draw={(piece) => {
          if (piece.kind === 'words') return <Words piece={piece} />;
          if (piece.kind === 'slot') return slot?.(piece) ?? <OpenSlot />;
          // A wrapping element lets a long wrong phrase break between its words.
          return tap?.(piece) ?? <span>{piece.text}</span>;
        }}
      />
    </p>
  );
}

function Words({ piece }: { piece: Extract<TaskPiece, { kind: 'words' }> }) {
  const own = piece.language ? languageOf(piece.language) : null;
  if (!own && !piece.mark) return piece.text;
  const Tag = piece.mark === 'mark' ? 'mark' : 'span';
  return (
    <Tag
      lang={own?.locale}
      dir={own?.direction}
      className={classNames(
        own && 'font-text',
        piece.mark === 'mark' && 'rounded-small bg-target-soft px-1 font-bold text-target',
        piece.mark === 'native' &&
          'font-semibold text-native underline decoration-dashed underline-offset-4',
      )}
    >
      {piece.text}
    </Tag>
  );
}

function OpenSlot() {
  return (
    <span className="mx-1 inline-block min-w-14 border-edge border-b-2">
      <span className="sr-only">
        <Trans>gap</Trans>
      </span>
    </span>
  );
}

/** Maximum number of letters for a text to be shown in full above each question. */
const maxShortLetters = 260;

/** The text that the questions are about. It stays visible; a long text has its own scrolling box. */
export function Reading({ blocks }: { blocks: readonly TaskBlock[] }) {
  if (blocks.length === 0) return null;
  const isLong = lettersIn(blocks) > maxShortLetters;
  return (
    <section
      aria-label={t`The text`}
      // Scrollable areas must be reachable by keyboard.
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
