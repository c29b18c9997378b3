import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { languageOf } from '#language/languages.ts';
import { isPartOfSpeech, partsOfSpeech } from '#language/text/part-of-speech-codes.ts';
import type { Token } from '#language/text/text.ts';
import { wordClassNames } from '#language/text/word-class-names.ts';
import type { WordChange } from '#lessons/activities/activity-view.tsx';
import { readingWays } from '#lessons/activities/readings/reading-ways.ts';
import { Button } from '#ui/Button.tsx';
import { messageOf } from '#ui/http-error.ts';
import { NativeSelect } from '#ui/NativeSelect.tsx';
import { TextField } from '#ui/TextField.tsx';
import { i18n } from '#ui/wordings/i18n.ts';
import { nameOfLanguage } from '#ui/wordings/name-of-language.ts';

interface WordFormProps {
  token: Token;
  target: string;
  native: string;
  /** The button's label, such as "Save this word". */
  action: string;
  /** Sends the changes. If this fails, rejects with the reason as a sentence. */
  onSend: (change: WordChange) => Promise<void>;
  onCancel: () => void;
}

/** The form for the annotations of a word. It sends only the changed annotations. */
export function WordForm({ token, target, native, action, onSend, onCancel }: WordFormProps) {
  const [marks, setMarks] = useState<WordChange>({});
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const set = (change: WordChange) => setMarks((now) => ({ ...now, ...change }));
  const change = changedAnnotations(token, marks);
  const send = async () => {
    if (Object.keys(change).length === 0) return setProblem(t`Change something first.`);
    setBusy(true);
    setProblem(undefined);
    try {
      await onSend(change);
    } catch (error) {
      setProblem(messageOf(error));
      setBusy(false);
    }
  };
  const inTarget = { lang: languageOf(target).locale, dir: languageOf(target).direction };
  const inNative = { lang: languageOf(native).locale, dir: languageOf(native).direction };
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <NativeSelect
        label={t`Word class`}
        value={marks.pos ?? token.pos ?? 'other'}
        options={partsOfSpeech.map((value) => ({ value, label: i18n._(wordClassNames[value]) }))}
        onChange={({ currentTarget: { value } }) => isPartOfSpeech(value) && set({ pos: value })}
      />
      <TextField
        label={t`Dictionary form`}
        {...inTarget}
        maxLength={200}
        value={marks.lemma ?? token.lemma ?? ''}
        onChange={(event) => set({ lemma: event.currentTarget.value })}
      />
      <TextField
        label={t`Meaning in ${{ language: nameOfLanguage(native) }}`}
        {...inNative}
        maxLength={200}
        value={marks.gloss ?? token.gloss ?? ''}
        onChange={(event) => set({ gloss: event.currentTarget.value })}
      />
      {(readingWays(target) !== undefined || token.reading) && (
        <TextField
          label={t({ message: 'Reading', context: 'how to say a word' })}
          note={t`optional`}
          dir="auto"
          maxLength={200}
          value={marks.reading ?? token.reading ?? ''}
          onChange={(event) => set({ reading: event.currentTarget.value })}
        />
      )}
      {problem && (
        <p role="alert" className="font-semibold text-bad text-sm">
          {problem}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={busy}>
          {action}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}

/** Returns only the annotations that differ from the stored annotations, ignoring surrounding white space. */
export function changedAnnotations(token: Token, marks: WordChange): WordChange {
  const change: WordChange = {};
  if (marks.pos !== undefined && marks.pos !== token.pos) change.pos = marks.pos;
  for (const name of ['lemma', 'reading', 'gloss'] as const) {
    const mark = marks[name]?.trim();
    if (mark !== undefined && mark !== (token[name] ?? '')) change[name] = mark;
  }
  return change;
}
