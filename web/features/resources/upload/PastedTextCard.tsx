import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Info, Languages } from 'lucide-react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { type Draft, pastedTextLimits, TextType } from '#contracts/resources/draft.ts';
import { languageOf } from '#language/languages.ts';
import type { PastedRow } from '#lessons/draft/pasted/align-pasted-text.ts';
import { Button } from '#ui/Button.tsx';
import { ChipGroup } from '#ui/ChipGroup.tsx';
import { classNames } from '#ui/class-names.ts';
import { NumberedCard } from '#ui/step-cards.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { TextField } from '#ui/TextField.tsx';
import { useFocusMove } from '#ui/use-focus-move.ts';
import { i18n } from '#ui/wordings/i18n.ts';
import { nameOfLanguage } from '#ui/wordings/name-of-language.ts';
import { inLanguage } from '#web/app/format/in-language.ts';
import { textTypeWords } from '../text-type-words.ts';
import { useWriter } from '../use-writer.ts';
import { type ParsedUpload, type Upload, withText } from './upload.ts';

interface PastedTextCardProps {
  upload: Upload;
  /** True if the teacher is about to enter the text. The field then receives the focus. */
  begin: boolean;
  read: ParsedUpload;
  errors: Readonly<Record<string, string>>;
  dialogues: boolean;
  onDraft: (draft: Draft) => void;
}

/** Step 2: the text itself, which the teacher can review and edit before the lesson is made. */
export function PastedTextCard(props: PastedTextCardProps) {
  const { upload, begin, read, errors, dialogues, onDraft } = props;
  const { draft } = upload;
  const { target = '', native } = draft.given ?? {};
  const [both, setBoth] = useState(Boolean(native));
  const translation = useRef<HTMLDivElement>(null);
  const moveFocus = useFocusMove();
  const text = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (begin) text.current?.querySelector('textarea')?.focus();
  }, [begin]);
  const areaLook = 'max-h-[60vh] min-h-40 overflow-y-auto font-text text-lg';

  return (
    <NumberedCard number={2} title={t`Name and text`}>
      <div data-error={errors.title !== undefined}>
        <TextField
          label={t`Resource name`}
          dir="auto"
          value={draft.title}
          maxLength={120}
          error={errors.title}
          onChange={({ currentTarget: { value } }) => onDraft({ ...draft, title: value })}
        />
      </div>
      {upload.note && (
        <p role="status" className="flex gap-2.5 rounded-control bg-native-soft px-4 py-3 text-sm">
          <Info size={18} aria-hidden="true" className="mt-0.5 shrink-0 text-native" />
          {upload.note}
        </p>
      )}
      <div ref={text} data-error={errors['given.target'] !== undefined}>
        <TextArea
          label={t`Text in ${{ language: nameOfLanguage(draft.to) }}`}
          {...(read.fits ? inLanguage(draft.to) : { dir: 'auto' })}
          spellCheck={false}
          rows={8}
          value={target}
          maxLength={pastedTextLimits.characters}
          className={areaLook}
          error={errors['given.target']}
          help={
            <span className="flex flex-wrap justify-between gap-x-4">
              <span>
                <Trans>Every word stays as you write it.</Trans>
              </span>
              <span className="tabular-nums">{wordCount(draft.to, read.words)}</span>
            </span>
          }
          onChange={({ currentTarget: { value } }) => onDraft(withText(draft, value, dialogues))}
        />
      </div>
      {!read.fits && (
        <p role="status" className="rounded-control bg-native-soft px-4 py-3 text-sm">
          <Trans>
            This does not look like {{ language: nameOfLanguage(draft.to) }}. Choose the language of
            your text in step 3, or check it again.
          </Trans>
        </p>
      )}
      {both ? (
        <div ref={translation} data-error={errors['given.native'] !== undefined}>
          <TextArea
            label={t`Your translation into ${{ language: nameOfLanguage(draft.from) }}`}
            {...inLanguage(draft.from)}
            spellCheck={false}
            rows={8}
            value={native ?? ''}
            maxLength={pastedTextLimits.characters}
            className={areaLook}
            error={errors['given.native']}
            help={t`Use the same number of lines or sentences as the text. Leave it empty to have it translated for you.`}
            onChange={({ currentTarget: { value } }) =>
              onDraft({ ...draft, given: { target, ...(value !== '' && { native: value }) } })
            }
          />
        </div>
      ) : (
        <div>
          <Button
            size="small"
            onClick={() => {
              setBoth(true);
              moveFocus(() => translation.current?.querySelector('textarea')?.focus());
            }}
          >
            <Languages size={16} aria-hidden="true" /> <Trans>I have a translation too</Trans>
          </Button>
        </div>
      )}
      {read.rows.length > 0 && !read.bothSides && <DemoNote draft={draft} />}
      <div data-error={errors.textType !== undefined}>
        <ChipGroup
          label={t`Type of text`}
          value={draft.textType}
          options={TextType.options.map((type) => ({
            value: type,
            label: i18n._(textTypeWords[type]),
            disabled: !dialogues && type.startsWith('dialogue'),
          }))}
          onChoose={(textType) => onDraft({ ...draft, textType })}
          help={
            dialogues
              ? t`In a dialogue each line begins with the speaker, such as “Léa: Bonjour !”`
              : t`Dialogues are not included in your plan.`
          }
          error={errors.textType}
        />
      </div>
      <TextPreview rows={read.rows} from={draft.from} to={draft.to} />
      {!languageOf(draft.to).spaces && (
        <p className="text-sm text-ink-2">
          <Trans>
            {{ language: nameOfLanguage(draft.to) }} is split into words when the lesson is
            generated. You can correct this on the review screen.
          </Trans>
        </p>
      )}
    </NumberedCard>
  );
}

/** Compares the number of words with the limit: "150 words of at most 600". */
export function wordCount(code: string, words: number): string {
  const limit = pastedTextLimits.words;
  if (languageOf(code).spaces) {
    return plural(words, {
      one: `# word of at most ${limit}`,
      other: `# words of at most ${limit}`,
    });
  }
  const language = nameOfLanguage(code);
  return plural(words, {
    one: `# word (word units: ${language} is written without spaces) of at most ${limit}`,
    other: `# words (word units: ${language} is written without spaces) of at most ${limit}`,
  });
}

/** Shown while the demo writer is in use: explains what happens to a text without a translation. */
function DemoNote({ draft: { from, to } }: { draft: Draft }) {
  const { data: writer } = useWriter();
  if (!writer?.demo) return null;
  const unknown = [to, from].find((code) => writer.languages && !writer.languages.includes(code));
  return (
    <p className="rounded-control bg-native-soft px-4 py-3 text-sm" role="status">
      {unknown
        ? t`The demo writer does not know ${{ language: nameOfLanguage(unknown) }}. Add a translation as well, and it won’t be needed.`
        : t`The demo writer cannot translate a text of your own: its sentences get a word-by-word gloss that begins with [demo]. Add a translation as well, or connect a real model.`}
    </p>
  );
}

interface TextPreviewProps {
  rows: readonly PastedRow[];
  from: string;
  to: string;
}

/** The sentences of the future lesson, numbered, with their speakers and paragraphs. */
function TextPreview({ rows, from, to }: TextPreviewProps) {
  const id = useId();
  if (rows.length === 0) return null;
  return (
    <div>
      <h3 id={id} className="mb-1.5 text-sm font-semibold">
        {plural(
          { count: rows.length },
          {
            one: 'How it will look in the lesson: # sentence',
            other: 'How it will look in the lesson: # sentences',
          },
        )}
      </h3>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by keyboard.
        tabIndex={0}
        aria-labelledby={id}
        className="max-h-96 overflow-y-auto rounded-control border border-line bg-sunken px-4 py-3"
      >
        <ol className="flex flex-col">
          {rows.map((row, at) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a sentence is its place here.
              key={at}
              className={classNames(
                'grid grid-cols-[2rem_minmax(0,1fr)] gap-x-2 py-1',
                row.startsParagraph && 'mt-3',
              )}
            >
              <span aria-hidden="true" className="pt-0.5 text-sm text-ink-3 tabular-nums">
                {at + 1}
              </span>
              <div className="grid gap-x-6 sm:grid-flow-col sm:auto-cols-fr">
                <p {...inLanguage(to)} className="font-text text-target wrap-anywhere">
                  {row.speaker && (
                    <bdi className="me-2 font-semibold text-ink-2">{row.speaker}</bdi>
                  )}
                  {row.target}
                </p>
                {row.native !== null && (
                  <p {...inLanguage(from)} className="font-text text-native wrap-anywhere">
                    {row.native}
                  </p>
                )}
              </div>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
