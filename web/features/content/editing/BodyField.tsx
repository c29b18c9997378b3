import { TextArea } from '#ui/TextArea.tsx';

interface BodyFieldProps {
  value: string;
  error: string | undefined;
  onChange: (text: string) => void;
}

const marks = [
  ['## A heading', 'a heading; it is listed under “On this page”'],
  ['**bold** and *stressed*', ''],
  ['1. one, or - one', 'lists; indent by two spaces for a list inside a list'],
  ['[words](/guides/games)', 'a link: to this site, https:// or mailto:'],
  ['![what it shows](media:…)', 'a picture you have uploaded, by its key'],
  ['`kbd:Ctrl+Enter`', 'keys to press'],
  ['> [!TIP]', 'a box; also NOTE, IMPORTANT and WARNING'],
  ['| a | b |', 'a table; its second line is | --- | --- |'],
] as const;

/** The text of a page, in Markdown. */
export function BodyField({ value, error, onChange }: BodyFieldProps) {
  return (
    <>
      <TextArea
        label="Text"
        note="Markdown"
        value={value}
        error={error}
        rows={24}
        maxLength={100_000}
        spellCheck
        className="min-h-120 font-mono text-sm leading-relaxed"
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <details className="mt-3 text-sm">
        <summary className="min-h-9 font-semibold">What you can write</summary>
        <dl className="mt-2 grid gap-2">
          {marks.map(([mark, meaning]) => (
            <div key={mark} className="flex flex-wrap gap-x-4">
              <dt className="font-mono">{mark}</dt>
              <dd className="text-ink-2">{meaning}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-3 text-ink-2">HTML is shown as plain text.</p>
      </details>
    </>
  );
}
