import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { languageOf } from '#language/languages.ts';
import { isLatinReading } from '#language/readings/latin-reading.ts';
import type { Text } from '#language/text/text.ts';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/TextField.tsx';
import type { EditWord } from '../panel-props.ts';
import type { ReadingWays } from './reading-ways.ts';

interface ReadingFormProps {
  text: Text;
  tokenId: string;
  /** How words are read in this language. */
  ways: ReadingWays;
  editWord: EditWord;
  onDone: () => void;
}

/** The owner's own reading of one word, stored for every screen, sheet and phone. */
export function ReadingForm({ text, tokenId, ways, editWord, onDone }: ReadingFormProps) {
  const sentence = text.sentences.find(({ target }) =>
    target.tokens.some(({ id }) => id === tokenId),
  );
  const token = sentence?.target.tokens.find(({ id }) => id === tokenId);
  const made = ways.inLatin ? token?.roman : undefined;
  const [reading, setReading] = useState(token?.reading ?? made ?? '');
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => form.current?.querySelector('input')?.focus(), []);
  if (!sentence || !token) return null;
  const { locale, direction } = languageOf(text.target);
  const latin = ways.inLatin || (ways.orLatin && isLatinReading(reading));

  const save = async (event: FormEvent) => {
    event.preventDefault();
    setSaving(true);
    setProblem(undefined);
    try {
      await editWord(sentence.id, 'target', tokenId, { reading: reading.trim() });
      onDone();
    } catch (reason) {
      setProblem(reason instanceof Error ? reason.message : 'That could not be saved. Try again.');
      setSaving(false);
    }
  };
  return (
    <form
      ref={form}
      onSubmit={save}
      className="grid gap-3 rounded-card border border-line bg-card p-4"
    >
      <p lang={locale} dir={direction} className="font-semibold font-text text-2xl text-target">
        {token.text}
      </p>
      <TextField
        label={ways.readingName}
        lang={latin ? `${locale}-Latn` : locale}
        dir={latin ? 'ltr' : direction}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={200}
        value={reading}
        error={problem}
        onChange={(event) => setReading(event.currentTarget.value)}
      />
      <div className="flex gap-2">
        <Button type="submit" variant="primary" busy={saving}>
          Save the reading
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </div>
    </form>
  );
}
