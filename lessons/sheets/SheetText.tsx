import { languageAttributes } from './language-attributes.ts';
import { SheetRuns } from './SheetRuns.tsx';
import type { SheetBlock } from './sheet.ts';

interface SheetTextProps {
  /** The pieces of one paragraph; the first gives it direction, number and speaker. */
  pieces: readonly Extract<SheetBlock, { kind: 'text' }>[];
  address: (key: string) => string;
}

/** A sentence, a turn or a paragraph; its number hangs outside of the text, on the side it starts from. */
export function SheetText({ pieces, address }: SheetTextProps) {
  const [first, ...rest] = pieces;
  if (!first) return null;
  return (
    <p {...languageAttributes(first.language)} className={lookOf(first)}>
      {first.number !== undefined && <span className="sheet-number">{first.number}.</span>}
      {first.speaker && (
        <>
          <bdi
            {...(first.speakerLanguage && languageAttributes(first.speakerLanguage))}
            className="sheet-speaker"
          >
            {first.speaker}
          </bdi>{' '}
        </>
      )}
      <SheetRuns runs={first.runs} address={address} />
      {rest.map((piece, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: printed pieces never change their order
        <span key={at} {...languageAttributes(piece.language)}>
          {' '}
          <SheetRuns runs={piece.runs} address={address} />
        </span>
      ))}
    </p>
  );
}

function lookOf({ number, indent }: SheetTextProps['pieces'][number]): string {
  if (number !== undefined) return 'sheet-text sheet-numbered';
  return indent ? 'sheet-text sheet-indent' : 'sheet-text';
}
