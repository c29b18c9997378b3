import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { plainSpaces } from '#language/text/bind-punctuation.ts';
import { piecesOf } from '#language/text/segment-text.ts';
import { isBlank } from '#lessons/questions/without-blanks.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';

interface TwoVersionsDialogProps {
  open: boolean;
  title: string;
  onMine: () => void;
  onTheirs: () => void;
  onLater: () => void;
  /** The differences between the two versions. */
  children: ReactNode;
}

/** Shown when two tabs or two colleagues changed the same content: asks which version to keep. */
export function TwoVersionsDialog(props: TwoVersionsDialogProps) {
  const { open, title, onMine, onTheirs, onLater, children } = props;
  return (
    <Dialog
      open={open}
      onClose={onLater}
      wide
      mustAnswer
      title={title}
      actions={
        <>
          <Button variant="quiet" onClick={onLater}>
            <Trans>Go back and compare</Trans>
          </Button>
          <Button onClick={onTheirs}>
            <Trans>Use the other version</Trans>
          </Button>
          <Button variant="primary" onClick={onMine}>
            <Trans>Keep my version</Trans>
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/**
 * Serialises equal values to the same JSON. The order of fields does not matter, because the store may change
 * it.
 */
function written(value: unknown): string {
  return JSON.stringify(value, (_, one: unknown) =>
    isFields(one) && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );
}

/**
 * Returns a version of a part that contains only the items that are missing or different in the other
 * version. Returns null if a class would see none of these items.
 */
export function differingItems(content: unknown, other: unknown): unknown {
  if (!isFields(content) || !isFields(other)) return content;
  let own = 0;
  const lists = Object.entries(content).map(([name, value]) => {
    const there = other[name];
    if (!Array.isArray(value) || !value.every(isFields) || !Array.isArray(there)) {
      return [name, value];
    }
    const known = new Set(there.map(written));
    const kept = value.filter((item) => !isBlank(item) && !known.has(written(item)));
    own += kept.length;
    return [name, kept];
  });
  return own > 0 ? Object.fromEntries(lists) : null;
}

/**
 * A text split into three pieces: start, difference and end. `differs` is empty if there is no difference.
 */
interface Marked {
  start: string;
  differs: string;
  end: string;
}

/**
 * Finds the differing middle of two texts, without their common leading and trailing words. It compares whole
 * words for two reasons: a highlight that begins within a word would break the joining of letters (as in
 * Arabic), and a single changed letter is hard to see.
 */
export function markDifference(language: string, text: string, other: string): Marked {
  const pieces = piecesOf(language, text).map((piece) => piece.text);
  const others = piecesOf(language, other).map((piece) => piece.text);
  const isSame = (a: string | undefined, b: string | undefined) =>
    a !== undefined && b !== undefined && plainSpaces(a) === plainSpaces(b);
  let head = 0;
  while (isSame(pieces[head], others[head])) head += 1;
  let tail = 0;
  const most = Math.min(pieces.length, others.length) - head;
  while (tail < most && isSame(pieces.at(-1 - tail), others.at(-1 - tail))) tail += 1;
  const end = pieces.length - tail;
  return {
    start: pieces.slice(0, head).join(''),
    differs: pieces.slice(head, end).join(''),
    end: pieces.slice(end).join(''),
  };
}
