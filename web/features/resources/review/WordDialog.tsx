import { useState } from 'react';
import { languageName } from '#language/language-name.ts';
import {
  isPartOfSpeech,
  partOfSpeechNames,
  partsOfSpeech,
} from '#language/text/part-of-speech-codes.ts';
import type { Token } from '#language/text/text.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Select } from '#ui/Select.tsx';
import { TextField } from '#ui/TextField.tsx';
import { inLanguage } from '#web/app/format/in-language.ts';
import type { WordEdit } from './use-review-actions.ts';

interface WordDialogProps {
  token: Token;
  language: string;
  /** The language its meaning is written in. */
  meaningLanguage: string;
  onClose: () => void;
  /** Throws the sentence to show. */
  onSave: (marks: WordEdit) => Promise<void>;
}

const longest = 200;

/** One word: its class, dictionary form, meaning and reading. */
export function WordDialog({ token, language, meaningLanguage, onClose, onSave }: WordDialogProps) {
  const [pos, setPos] = useState(token.pos ?? null);
  const [lemma, setLemma] = useState(token.lemma ?? '');
  const [gloss, setGloss] = useState(token.gloss ?? '');
  const [reading, setReading] = useState(token.reading ?? '');
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const save = async () => {
    setSaving(true);
    setFailure(null);
    try {
      await onSave({ id: token.id, ...(pos && { pos }), lemma, gloss, reading });
    } catch (error) {
      setFailure(error instanceof Error ? error.message : 'Something went wrong');
      setSaving(false);
    }
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={
        <span {...inLanguage(language)} className="font-text text-target">
          {token.text}
        </span>
      }
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form="word" variant="primary" busy={saving}>
            Save this word
          </Button>
        </>
      }
    >
      <form
        id="word"
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          // A dialog is a child of the page in React, and its form must not send the page's.
          event.stopPropagation();
          void save();
        }}
      >
        <Select
          label="Word class"
          value={pos}
          options={partsOfSpeech.map((value) => ({ value, label: partOfSpeechNames[value] }))}
          onChoose={(value) => {
            if (isPartOfSpeech(value)) setPos(value);
          }}
        />
        <TextField
          label="Dictionary form"
          {...inLanguage(language)}
          value={lemma}
          maxLength={longest}
          onChange={(event) => setLemma(event.currentTarget.value)}
        />
        <TextField
          label={`Meaning in ${languageName(meaningLanguage)}`}
          {...inLanguage(meaningLanguage)}
          value={gloss}
          maxLength={longest}
          onChange={(event) => setGloss(event.currentTarget.value)}
        />
        <TextField
          label="Reading"
          note="optional"
          help="How it is said, in letters learners know: kana, pinyin, vowelled Arabic."
          dir="auto"
          value={reading}
          maxLength={longest}
          onChange={(event) => setReading(event.currentTarget.value)}
        />
        {failure && (
          <p role="alert" className="text-sm font-semibold text-bad">
            {failure}
          </p>
        )}
      </form>
    </Dialog>
  );
}
