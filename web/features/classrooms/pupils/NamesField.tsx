import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { FileUp } from 'lucide-react';
import { type DragEvent, useId, useRef, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { TextArea } from '#ui/TextArea.tsx';
import { toast } from '#ui/toast.ts';
import type { DecodedFile } from '#web/app/files/decode-file.ts';
import { type FileKind, sniffFile } from '#web/app/files/sniff-file.ts';

/** Maximum file size in bytes. A list of names is small, so a larger file is of another kind. */
const maxBytes = 200_000;

interface NamesFieldProps {
  text: string;
  onText: (text: string) => void;
  error: string | undefined;
}

const textKinds: readonly FileKind[] = ['utf-8', 'utf-16le', 'utf-16be', 'unmarked'];

/** Decodes a list file in any encoding; throws an error with a sentence for the teacher. */
async function readList(file: File): Promise<DecodedFile> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kind = sniffFile(bytes);
  if (kind === 'spreadsheet') {
    throw new Error(
      t`“${{ fileName: file.name }}” is a spreadsheet. Copy its columns and paste them here, or save it as CSV.`,
    );
  }
  if (!textKinds.includes(kind)) {
    throw new Error(
      t`“${{ fileName: file.name }}” isn’t a list of names. Use a .csv or .txt file.`,
    );
  }
  // There is no language hint, because names come from everywhere, regardless of the language that the class
  // learns.
  const { decodeFile } = await import('#web/app/files/decode-file.ts');
  return decodeFile(bytes, kind, null);
}

/** A field for a list of names, which can be typed, pasted or dropped as a file. */
export function NamesField({ text, onText, error }: NamesFieldProps) {
  const [over, setOver] = useState(false);
  const [note, setNote] = useState('');
  const picker = useRef<HTMLInputElement>(null);
  const id = useId();

  async function read(file: File | undefined) {
    if (!file) return;
    if (file.size > maxBytes) {
      toast(
        'error',
        t`“${{ fileName: file.name }}” isn’t a list of names. Use a .csv or .txt file.`,
      );
      return;
    }
    try {
      const { text: list, note } = await readList(file);
      setNote(note);
      onText(text.trim() === '' ? list : `${text.trimEnd()}\n${list}`);
    } catch (error) {
      toast('error', error instanceof Error ? error.message : t`We can’t read this file.`);
    }
  }
  const drop = (event: DragEvent) => {
    const file = event.dataTransfer.files[0];
    setOver(false);
    if (!file) return;
    event.preventDefault();
    void read(file);
  };

  return (
    <section
      aria-label={t`Names`}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={classNames('rounded-control', over && 'outline-3 outline-target outline-offset-4')}
    >
      <TextArea
        label={t`Names, one per line`}
        value={text}
        onChange={(event) => onText(event.currentTarget.value)}
        rows={12}
        spellCheck={false}
        autoComplete="off"
        error={error}
        placeholder={t`Léa Dupont
Tom Weber
O’Brien, Aoife`}
        help={t`Paste them from anywhere, or drop a CSV file here. Extra columns, such as numbers, classes or addresses, are fine.`}
        className="min-h-72"
      />
      {note && (
        <p role="status" className="mt-3 rounded-control bg-native-soft px-4 py-3 text-sm">
          {note}
        </p>
      )}
      <input
        ref={picker}
        id={id}
        type="file"
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        tabIndex={-1}
        aria-label={t`File with names`}
        className="sr-only"
        onChange={(event) => {
          void read(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
      <Button size="small" className="mt-3 min-h-11" onClick={() => picker.current?.click()}>
        <FileUp size={16} aria-hidden="true" /> <Trans>Choose a file</Trans>
      </Button>
    </section>
  );
}
