import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { jlptLevels } from '#language/jlpt-kanji.ts';
import { languageOf } from '#language/languages.ts';
import { isLatinReading } from '#language/readings/kana.ts';
import type { Text } from '#language/text/text.ts';
import { Button } from '#ui/Button.tsx';
import { NativeSelect } from '#ui/NativeSelect.tsx';
import { Switch } from '#ui/Switch.tsx';
import { TextField } from '#ui/TextField.tsx';
import { i18n } from '#ui/wordings/i18n.ts';
import type { ActivityPanelProps, EditWord } from '../activity-view.tsx';
import { ResetButton } from '../RevealButtons.tsx';
import { fitOptions, type ReadingWays, readingWays } from './reading-ways.ts';
import { defaultReadingsOptions, type ReadingsOptions, type ReadingsState } from './state.ts';

interface ReadingsControlsProps extends Omit<ActivityPanelProps<ReadingsState>, 'children'> {
  options: ReadingsOptions;
  /** True while the user picks words to correct; undefined if this user may not correct them. */
  mending: boolean | undefined;
  onMend: (on: boolean) => void;
  /** The id of the word being corrected. */
  chosen: string | undefined;
  onDone: () => void;
}

/**
 * Options for the annotation above the words and for the script of the text; includes the form that corrects
 * a wrong reading.
 */
export function ReadingsControls(props: ReadingsControlsProps) {
  const { material, state, onState, options, mending, chosen, editWord } = props;
  const { text } = material;
  const ways = readingWays(text.target);
  if (!ways) return null;
  const set = (change: Partial<ReadingsOptions>) =>
    onState({ ...state, options: { ...options, ...change } });
  const { read, words } = readWords(text);
  const levels = [
    { value: '0', label: t`No kanji: show every reading` },
    ...jlptLevels.map((level) => ({ value: `${level}`, label: t`Kanji up to JLPT N${level}` })),
  ];
  return (
    <div className="grid gap-5">
      <NativeSelect
        label={t`Above the words`}
        value={options.above}
        options={ways.above.map(({ value, label }) => ({ value, label: i18n._(label) }))}
        onChange={(event) => {
          const way = ways.above.find(({ value }) => value === event.currentTarget.value);
          if (way) set({ above: way.value });
        }}
      />
      {ways.forms.length > 1 && (
        <NativeSelect
          label={t`Show the text in`}
          value={options.form}
          options={ways.forms.map(({ value, label }) => ({ value, label: i18n._(label) }))}
          onChange={(event) => {
            const form = ways.forms.find(({ value }) => value === event.currentTarget.value);
            if (form) set({ form: form.value });
          }}
        />
      )}
      {text.target === 'ja' && options.above === 'reading' && options.form === 'written' && (
        <NativeSelect
          label={t`Pupils know`}
          help={t`Furigana only appear over words with a kanji above that level. The level lists are unofficial.`}
          value={`${options.known}`}
          options={levels}
          onChange={(event) => {
            const known = jlptLevels.find((level) => `${level}` === event.currentTarget.value);
            set({ known: known ?? 0 });
          }}
        />
      )}
      {(text.target === 'zh' || text.target === 'yue') && options.above === 'reading' && (
        <Switch
          label={t`A colour for each tone`}
          on={options.toneColours}
          onSwitch={(toneColours) => set({ toneColours })}
        />
      )}
      <p className="text-ink-2 text-sm">
        {plural(
          { count: words },
          {
            one: `${read} of # word has a reading`,
            other: `${read} of # words have a reading`,
          },
        )}
      </p>
      {mending !== undefined && (
        <Switch
          label={t`Correct readings`}
          help={t`Tap a word in the text, or choose one with the arrow keys and Enter.`}
          on={mending}
          onSwitch={props.onMend}
        />
      )}
      <ResetButton onReset={() => set(fitOptions(defaultReadingsOptions, text.target))} />
      {mending && chosen && editWord && (
        <ReadingForm
          key={chosen}
          text={text}
          tokenId={chosen}
          ways={ways}
          editWord={editWord}
          onDone={props.onDone}
        />
      )}
    </div>
  );
}

/** Counts the words on the target side, and how many of these words have a known reading. */
function readWords({ target, sentences }: Text): { read: number; words: number } {
  const words = sentences.flatMap((sentence) =>
    sentence.target.tokens.filter(({ isWord }) => isWord),
  );
  // Words in kana or Latin letters need no separate reading.
  const selfRead = target === 'ja' ? /^[\p{sc=Hiragana}\p{sc=Katakana}ー]+$/u : /^\p{sc=Latin}+$/u;
  const read = words.filter(
    ({ text, reading, roman }) =>
      reading !== undefined || roman !== undefined || selfRead.test(text),
  );
  return { read: read.length, words: words.length };
}

interface ReadingFormProps {
  text: Text;
  tokenId: string;
  /** The reading options of this language. */
  ways: ReadingWays;
  editWord: EditWord;
  onDone: () => void;
}

/**
 * A form in which the owner corrects the reading of one word; the correction applies on every screen, sheet
 * and phone.
 */
function ReadingForm({ text, tokenId, ways, editWord, onDone }: ReadingFormProps) {
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
      setProblem(reason instanceof Error ? reason.message : t`That could not be saved. Try again.`);
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
        label={i18n._(ways.readingName)}
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
          <Trans>Save reading</Trans>
        </Button>
        <Button onClick={onDone}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
