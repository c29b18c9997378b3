import type { ReactNode } from 'react';
import type { TaskBlock } from '../task-content.ts';
import { BlockText } from '../views/BlockText.tsx';
import { PlayClip } from '../views/PlayClip.tsx';

interface AskProps {
  block: TaskBlock;
  /** The id of the question's words, which name its field. */
  stemId: string;
  field: (id: string, how: { inline: boolean; label?: string; start?: string }) => ReactNode;
  soundAddress: (key: string) => string;
}

/** One question: its words large, or its sound, and the field below; or a sentence with fields in it. */
export function Ask({ block, stemId, field, soundAddress }: AskProps) {
  const { pieces, clip, number: _number, ...words } = block;
  const last = pieces.at(-1);
  const stem = pieces.slice(0, -1);
  const label = `Question ${block.number ?? 1}`;
  const sound = clip !== undefined && (
    <div className="space-y-1">
      <PlayClip address={soundAddress(clip)} label={`Sentence ${block.number ?? 1}`} />
      <p className="text-ink-2 text-sm pointer-coarse:hidden">Esc plays it again while you type.</p>
    </div>
  );
  // The field stands below its question where nothing comes after it and no word begins before it.
  if (last?.kind === 'slot' && !last.start && stem.every(({ kind }) => kind === 'words')) {
    const hasWords = stem.some((piece) => piece.kind === 'words' && piece.text.trim() !== '');
    return (
      <div className="space-y-4">
        {sound}
        {hasWords && (
          <div id={stemId}>
            <BlockText block={{ ...words, pieces: stem }} className="font-bold text-xl" />
          </div>
        )}
        {field(last.id, {
          inline: false,
          ...(!hasWords && { label: clip ? `What you hear, ${label.toLowerCase()}` : label }),
        })}
      </div>
    );
  }
  const slots = pieces.filter(({ kind }) => kind === 'slot');
  return (
    <div className="space-y-4">
      {sound}
      <div className="rounded-card border border-line bg-card px-4 py-3">
        <BlockText
          block={{ ...words, pieces }}
          className="task-running text-xl"
          slot={(slot) =>
            field(slot.id, {
              inline: true,
              label: `${label}, gap ${slots.indexOf(slot) + 1}`,
              ...(slot.start && { start: slot.start }),
            })
          }
        />
      </div>
    </div>
  );
}
