import { FileUp } from 'lucide-react';
import { type DragEvent, useId, useRef, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { TextArea } from '#ui/TextArea.tsx';
import { toast } from '#ui/toast.ts';

/** A list of names is small; more is another kind of file. */
const maxBytes = 200_000;

interface NamesFieldProps {
  text: string;
  onText: (text: string) => void;
  error: string | undefined;
}

/** Names, typed, pasted or dropped as a file. */
export function NamesField({ text, onText, error }: NamesFieldProps) {
  const [over, setOver] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const id = useId();

  async function read(file: File | undefined) {
    if (!file) return;
    if (file.size > maxBytes || !/\.(csv|txt|tsv)$/i.test(file.name)) {
      toast('error', `“${file.name}” is no list of names. Use a .csv or .txt file.`);
      return;
    }
    const read = await file.text();
    // Excel saves CSV in the old Windows letters unless it is told otherwise.
    const broken = read.includes('\ufffd');
    const list = broken ? new TextDecoder('windows-1252').decode(await file.arrayBuffer()) : read;
    onText(text.trim() === '' ? list : `${text.trimEnd()}\n${list}`);
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
      aria-label="Names"
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
        label="Names, one a line"
        value={text}
        onChange={(event) => onText(event.currentTarget.value)}
        rows={12}
        spellCheck={false}
        autoComplete="off"
        error={error}
        placeholder={'Léa Dupont\nTom Weber\nO’Brien, Aoife'}
        help="Paste them from anywhere, or drop a CSV file here. First name and surname may stand in two columns."
        className="min-h-72"
      />
      <input
        ref={picker}
        id={id}
        type="file"
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        tabIndex={-1}
        aria-label="File with names"
        className="sr-only"
        onChange={(event) => {
          void read(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
      <Button size="small" className="mt-3 min-h-11" onClick={() => picker.current?.click()}>
        <FileUp size={16} aria-hidden="true" /> Choose a file
      </Button>
    </section>
  );
}
