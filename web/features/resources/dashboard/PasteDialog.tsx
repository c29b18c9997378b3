import { useMemo, useState } from 'react';
import type { VocabPair } from '#contracts/resources/draft.ts';
import { languageName } from '#language/language-name.ts';
import { parseVocabularyPaste } from '#lessons/draft/parse-vocabulary-paste.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { inLanguage } from '#web/app/format/in-language.ts';

interface PasteDialogProps {
  firstText: string;
  from: string;
  to: string;
  /** The number of pairs that can still be added to the list. */
  room: number;
  onTake: (pairs: VocabPair[]) => void;
  onClose: () => void;
}

/** Parses a list pasted from a spreadsheet, and shows the result before anything is added. */
export default function PasteDialog({
  firstText,
  from,
  to,
  room,
  onTake,
  onClose,
}: PasteDialogProps) {
  const [text, setText] = useState(firstText);
  const { pairs, leftOut, topics, unread } = useMemo(
    () => parseVocabularyPaste(text, { from, to }),
    [text, from, to],
  );
  const taken = pairs.slice(0, room);
  const tooMany = pairs.length - taken.length;
  const half = taken.filter((pair) => !pair.target || !pair.native).length;
  const notes = [
    half > 0 &&
      (half === 1
        ? '1 word has no translation yet: add it in the list'
        : `${half} words have no translation yet: add it in the list`),
    leftOut.length > 0 && `${leftOut.length} left out: longer than 120 characters`,
    tooMany > 0 && `${tooMany} left out: the list can have 60 words`,
    topics.length > 0 && `Not recognised as a word: ${topics.join(', ')}`,
    unread.length > 0 && `Columns not used: ${unread.join(', ')}`,
  ].filter((note) => note !== false);

  return (
    <Dialog
      open
      onClose={onClose}
      wide
      title="Paste a list"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" disabled={taken.length === 0} onClick={() => onTake(taken)}>
            {taken.length === 1 ? 'Add 1 word' : `Add ${taken.length} words`}
          </Button>
        </>
      }
    >
      <TextArea
        label={`One word per line: ${languageName(to)}, then ${languageName(from)}`}
        help="Copy two columns from a spreadsheet, or write “un cadeau = a present”."
        value={text}
        rows={5}
        dir="auto"
        spellCheck={false}
        autoFocus
        onChange={(event) => setText(event.currentTarget.value)}
        className="max-h-64"
      />
      <div role="status" className="mt-4">
        {text.trim() !== '' && (
          <p className="font-semibold">
            {taken.length === 0
              ? 'No words found yet'
              : `Found: ${taken.length} ${taken.length === 1 ? 'word' : 'words'}`}
          </p>
        )}
        {notes.length > 0 && (
          <ul className="mt-1 list-disc ps-5 text-sm text-ink-2">
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        )}
      </div>
      {taken.length > 0 && (
        <table className="mt-3 w-full text-start">
          <thead className="sr-only">
            <tr>
              <th scope="col">{languageName(to)}</th>
              <th scope="col">{languageName(from)}</th>
            </tr>
          </thead>
          <tbody>
            {numbered(taken).map(({ number, pair }) => (
              <tr key={number} className="border-b border-line last:border-b-0">
                <Cell words={pair.target} code={to} colour="text-target" />
                <Cell words={pair.native} code={from} colour="text-native" />
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {leftOut.length > 0 && (
        <details className="mt-3 text-sm">
          <summary className="font-semibold">Show what was left out</summary>
          <ul className="mt-1 list-disc ps-5">
            {leftOut.map((line) => (
              <li key={line} dir="auto" className="wrap-anywhere">
                {line}
              </li>
            ))}
          </ul>
        </details>
      )}
    </Dialog>
  );
}

// Number the pairs: the same pair may be pasted twice, so only its position is unique.
const numbered = (pairs: readonly VocabPair[]) =>
  pairs.map((pair, at) => ({ number: at + 1, pair }));

function Cell({ words, code, colour }: { words: string; code: string; colour: string }) {
  return (
    <td className="w-1/2 py-1.5 pe-3 wrap-anywhere">
      {words ? (
        <span {...inLanguage(code)} className={`font-semibold ${colour}`}>
          {words}
        </span>
      ) : (
        <span className="text-ink-3">missing</span>
      )}
    </td>
  );
}
