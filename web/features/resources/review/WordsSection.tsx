import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Eye, EyeOff, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import type { Resource } from '#contracts/resources/resource.ts';
import { isPartOfSpeech, partsOfSpeech } from '#language/text/part-of-speech-codes.ts';
import { partOfSpeechWords } from '#language/text/part-of-speech-words.ts';
import type { SideName, Token } from '#language/text/text.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { messageOf } from '#ui/http-error.ts';
import { Segmented } from '#ui/Segmented.tsx';
import { Select } from '#ui/Select.tsx';
import { TextField } from '#ui/TextField.tsx';
import { i18n } from '#ui/wordings/i18n.ts';
import { nameOfLanguage } from '#ui/wordings/name-of-language.ts';
import { inLanguage } from '#web/app/format/in-language.ts';
import { type PartProgress, railState } from './part-states.ts';
import { PartBadge, SectionCard, WaitNote } from './SectionCard.tsx';
import type { WordEdit } from './use-review-actions.ts';

interface WordsSectionProps {
  resource: Resource;
  progress: PartProgress | undefined;
  busy: boolean;
  onSave: (sentenceId: string, side: SideName, marks: WordEdit) => Promise<void>;
  /**
   * Annotates all words again and applies the corrections that editors have accepted since the last
   * annotation.
   */
  onMakeAgain: () => void;
}

interface Chosen {
  sentenceId: string;
  side: SideName;
  token: Token;
}

/** The text with the annotations of each word. Each annotation can be corrected. */
export function WordsSection(props: WordsSectionProps) {
  const { resource, progress, busy, onSave, onMakeAgain } = props;
  const [looking, setLooking] = useState(false);
  const [side, setSide] = useState<SideName>('target');
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [asking, setAsking] = useState(false);
  const edited = resource.parts.some(({ part, edited: byHand }) => part === 'words' && byHand);
  const state = railState(progress);
  const settled = state !== 'waiting' && state !== 'writing';
  const code = side === 'target' ? resource.to : resource.from;
  return (
    <SectionCard
      part="words"
      title={t`Words and meanings`}
      aim={t`The word class, dictionary form and meaning of every word. They are used to make gaps by part of speech.`}
      state={progress && <PartBadge state={state} part="words" />}
      actions={
        <>
          <Button size="small" aria-expanded={looking} onClick={() => setLooking(!looking)}>
            {looking ? (
              <EyeOff size={16} aria-hidden="true" />
            ) : (
              <Eye size={16} aria-hidden="true" />
            )}
            {looking ? t`Hide` : t({ message: 'Show', context: 'a button' })}
            <span className="sr-only">
              <Trans>Words and meanings</Trans>
            </span>
          </Button>
          {settled && (
            <Button
              size="small"
              busy={busy}
              onClick={() => (edited ? setAsking(true) : onMakeAgain())}
            >
              <RotateCcw size={16} aria-hidden="true" /> <Trans>Regenerate</Trans>
              <span className="sr-only">
                <Trans>Words and meanings</Trans>
              </span>
            </Button>
          )}
        </>
      }
    >
      <WaitNote progress={progress} />
      {looking && (
        <div className="flex flex-col gap-4">
          <div className="flex flex-wrap items-center gap-4">
            <Segmented
              label={t({ message: 'Side', context: 'one of the two languages of a text' })}
              value={side}
              onChoose={setSide}
              options={[
                { value: 'target', label: nameOfLanguage(resource.to) },
                { value: 'native', label: nameOfLanguage(resource.from) },
              ]}
            />
            <p className="text-sm text-ink-2">
              <Trans>Choose a word to see its details and change them.</Trans>
            </p>
          </div>
          <ol {...inLanguage(code)} className="flex flex-col gap-1.5 font-text">
            {resource.text.sentences.map((sentence) => (
              <li key={sentence.id} className="flex flex-wrap gap-x-1">
                {sentence[side].tokens
                  .filter(({ isWord }) => isWord)
                  .map((token) => (
                    <button
                      key={token.id}
                      type="button"
                      aria-haspopup="dialog"
                      onClick={() => setChosen({ sentenceId: sentence.id, side, token })}
                      className={`min-h-9 rounded-small px-1.5 text-lg hover:bg-target-soft ${
                        token.pos && token.gloss ? '' : 'underline decoration-dotted decoration-2'
                      } ${side === 'target' ? 'text-target' : 'text-native'}`}
                    >
                      {token.text}
                    </button>
                  ))}
              </li>
            ))}
          </ol>
          <p className="text-sm text-ink-2">
            <Trans>A dotted line means that the word class or meaning is missing.</Trans>
          </p>
        </div>
      )}
      {chosen && (
        <WordDialog
          token={chosen.token}
          language={code}
          meaningLanguage={side === 'target' ? resource.from : resource.to}
          onClose={() => setChosen(null)}
          onSave={async (marks) => {
            await onSave(chosen.sentenceId, chosen.side, marks);
            setChosen(null);
          }}
        />
      )}
      <ConfirmDialog
        open={asking}
        title={t`Regenerate “Words and meanings”?`}
        confirmLabel={t`Regenerate`}
        cancelLabel={t`Keep my changes`}
        danger
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onMakeAgain();
        }}
      >
        <p className="text-ink-2">
          <Trans>You’ve edited some words. Regenerating them will replace your changes.</Trans>
        </p>
      </ConfirmDialog>
    </SectionCard>
  );
}

interface WordDialogProps {
  token: Token;
  language: string;
  /** The language of the word's meaning. */
  meaningLanguage: string;
  onClose: () => void;
  /** Saves the annotations. Throws an error whose message is shown. */
  onSave: (marks: WordEdit) => Promise<void>;
}

const longest = 200;

/** One word: its word class, dictionary form, meaning and reading. */
function WordDialog({ token, language, meaningLanguage, onClose, onSave }: WordDialogProps) {
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
      setFailure(messageOf(error));
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
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form="word" variant="primary" busy={saving}>
            <Trans>Save this word</Trans>
          </Button>
        </>
      }
    >
      <form
        id="word"
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          // In React, a dialog's events bubble to its parent component. Stop them, so that this form does not
          // submit the page's form.
          event.stopPropagation();
          void save();
        }}
      >
        <Select
          label={t`Word class`}
          value={pos}
          options={partsOfSpeech.map((value) => ({
            value,
            label: i18n._(partOfSpeechWords[value].name),
          }))}
          onChoose={(value) => {
            if (isPartOfSpeech(value)) setPos(value);
          }}
        />
        <TextField
          label={t`Dictionary form`}
          {...inLanguage(language)}
          value={lemma}
          maxLength={longest}
          onChange={(event) => setLemma(event.currentTarget.value)}
        />
        <TextField
          label={t`Meaning in ${{ language: nameOfLanguage(meaningLanguage) }}`}
          {...inLanguage(meaningLanguage)}
          value={gloss}
          maxLength={longest}
          onChange={(event) => setGloss(event.currentTarget.value)}
        />
        <TextField
          label={t({ message: 'Reading', context: 'how to say a word' })}
          note={t`optional`}
          help={t`How to say it, in letters learners know: kana, pinyin, vowelled Arabic.`}
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
