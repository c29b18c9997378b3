import { plural, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import type { VocabPair } from '#contracts/resources/draft.ts';
import { parseVocabularyPaste } from '#lessons/draft/parse-vocabulary-paste.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { plainList } from '#ui/wordings/lists.ts';
import { nameOfLanguage } from '#ui/wordings/name-of-language.ts';
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
      plural(half, {
        one: '# word has no translation yet: add it in the list',
        other: '# words have no translation yet: add it in the list',
      }),
    leftOut.length > 0 &&
      plural(
        { count: leftOut.length },
        {
          one: '# left out: longer than 120 characters',
          other: '# left out: longer than 120 characters',
        },
      ),
    tooMany > 0 &&
      plural(tooMany, {
        one: '# left out: the list can have 60 words',
        other: '# left out: the list can have 60 words',
      }),
    topics.length > 0 && t`Not recognised as a word: ${{ lines: plainList(topics) }}`,
    unread.length > 0 && t`Columns not used: ${{ columns: plainList(unread) }}`,
  ].filter((note) => note !== false);

  return (
    <Dialog
      open
      onClose={onClose}
      wide
      title={t`Paste a list`}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="primary" disabled={taken.length === 0} onClick={() => onTake(taken)}>
            <Plural value={{ count: taken.length }} one="Add # word" other="Add # words" />
          </Button>
        </>
      }
    >
      <TextArea
        label={t`One word per line: ${{ taught: nameOfLanguage(to) }}, then ${{ spoken: nameOfLanguage(from) }}`}
        help={t`Copy two columns from a spreadsheet, or write “un cadeau = a present”.`}
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
              ? t`No words found yet`
              : plural({ count: taken.length }, { one: 'Found: # word', other: 'Found: # words' })}
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
              <th scope="col">{nameOfLanguage(to)}</th>
              <th scope="col">{nameOfLanguage(from)}</th>
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
          <summary className="font-semibold">
            <Trans>Show what was left out</Trans>
          </summary>
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
        <span className="text-ink-3">
          <Trans>missing</Trans>
        </span>
      )}
    </td>
  );
}
