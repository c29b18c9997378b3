import { ArrowRight, Check, Undo2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Checkbox, GridListItem } from 'react-aria-components';
import type { ChangeState, WordChangeRow, WordSayings } from '#contracts/admin/chunk-word.ts';
import { languageName } from '#language/language-name.ts';
import { wordClassNames } from '#language/text/word-class-names.ts';
import { Button } from '#ui/Button.tsx';
import { i18n } from '#ui/wordings/i18n.ts';
import { inLanguage } from '#web/app/format/in-language.ts';
import { LanguageText } from './LanguageText.tsx';

interface SuggestionRowProps {
  change: WordChangeRow;
  state: ChangeState;
  onDecide: (to: ChangeState) => void;
}

/** One change of one word: the current value, the suggestion, the sentence, and buttons for the decisions. */
export function SuggestionRow({ change, state, onDecide }: SuggestionRowProps) {
  const { id, form, language, nativeLanguage, sentence, was, to, teachers } = change;
  return (
    <GridListItem
      id={id}
      textValue={form}
      data-change={id}
      className="flex cursor-default items-start gap-4 border-b border-line px-5 py-4 -outline-offset-4 last:border-b-0 data-hovered:bg-paper data-selected:bg-target-soft"
    >
      <Checkbox
        slot="selection"
        className="group -m-2.5 inline-flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-control"
      >
        <span
          aria-hidden="true"
          className="inline-flex size-6 items-center justify-center rounded-small border-2 border-edge bg-raised text-on-target group-data-selected:border-transparent group-data-selected:bg-target-fill"
        >
          <Check size={16} strokeWidth={3} className="invisible group-data-selected:visible" />
        </span>
      </Checkbox>
      <div className="grid min-w-0 flex-1 gap-x-6 gap-y-3 md:grid-cols-2 xl:grid-cols-[15rem_minmax(0,1fr)_minmax(0,1.3fr)_auto]">
        <div className="min-w-0">
          <p className="text-xl font-bold text-target wrap-anywhere">
            <LanguageText language={language}>{form}</LanguageText>
          </p>
          <p className="text-sm text-ink-2">
            {languageName(language)} → {languageName(nativeLanguage)}
          </p>
          <p className="text-sm text-ink-2">{sayTeachers(teachers)}</p>
        </div>
        <ChangeLines was={was} to={to} language={language} nativeLanguage={nativeLanguage} />
        <div className="min-w-0 wrap-anywhere">
          <HighlightedWord language={language} sentence={sentence} form={form} />
          {was.lemma && (
            <p className="mt-1 text-sm text-ink-2">
              Only as a form of <LanguageText language={language}>{was.lemma}</LanguageText>
            </p>
          )}
        </div>
        <div className="flex flex-wrap items-start gap-2 xl:justify-end">
          {decisions[state].map(({ to: decision, label, icon }) => (
            <Button
              key={decision}
              aria-label={`${label}: ${form}`}
              onClick={() => onDecide(decision)}
            >
              {icon} {label}
            </Button>
          ))}
        </div>
      </div>
    </GridListItem>
  );
}

function sayTeachers(teachers: number): string {
  if (teachers === 0) return 'From teachers who have left';
  return teachers === 1 ? 'One teacher' : `${teachers} teachers`;
}

interface HighlightedWordProps {
  language: string;
  sentence: string;
  form: string;
}

/** The sentence with the first occurrence of the word highlighted. */
function HighlightedWord({ language, sentence, form }: HighlightedWordProps) {
  const at = sentence.indexOf(form);
  return (
    <p {...inLanguage(language)} className="font-text">
      {at < 0 ? (
        sentence
      ) : (
        <>
          {sentence.slice(0, at)}
          <mark className="rounded-small bg-target-soft px-0.5 font-semibold text-target underline underline-offset-4">
            {form}
          </mark>
          {sentence.slice(at + form.length)}
        </>
      )}
    </p>
  );
}

interface ChangeLinesProps {
  was: WordSayings;
  to: WordSayings;
  language: string;
  nativeLanguage: string;
}

/** The changes to a word, one per line, each with the current and the suggested value. */
function ChangeLines({ was, to, language, nativeLanguage }: ChangeLinesProps) {
  const text = (own: string, value: string | null | undefined) =>
    value ? <LanguageText language={own}>{value}</LanguageText> : null;
  return (
    <dl className="grid min-w-0 content-start gap-1.5 wrap-anywhere">
      {to.pos && (
        <Line
          name="Word class"
          was={was.pos ? i18n._(wordClassNames[was.pos]) : null}
          to={i18n._(wordClassNames[to.pos])}
        />
      )}
      {to.lemma && (
        <Line
          name="Dictionary form"
          was={text(language, was.lemma)}
          to={text(language, to.lemma)}
        />
      )}
      {to.gloss && (
        <Line
          name="Meaning"
          was={text(nativeLanguage, was.gloss)}
          to={text(nativeLanguage, to.gloss)}
        />
      )}
      {to.reading && (
        <Line name="Reading" was={text(language, was.reading)} to={text(language, to.reading)} />
      )}
    </dl>
  );
}

function Line({ name, was, to }: { name: string; was: ReactNode; to: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-2">{name}</dt>
      <dd>
        {was ?? <span className="text-ink-2">nothing</span>}
        <ArrowRight
          size={16}
          role="img"
          aria-label="becomes"
          className="rtl:-scale-x-100 mx-2 inline-block text-ink-2"
        />
        <strong>{to}</strong>
      </dd>
    </div>
  );
}

/** A possible decision: its button label and shortcut. */
interface Decision {
  to: ChangeState;
  label: string;
  /** A sentence that describes the effect of the shortcut. */
  does: string;
  key: string;
  icon: ReactNode;
}

const accept: Decision = {
  to: 'accepted',
  label: 'Accept',
  does: 'accepts',
  key: 'A',
  icon: <Check size={18} aria-hidden="true" />,
};
const refuse: Decision = {
  to: 'refused',
  label: 'Refuse',
  does: 'refuses',
  key: 'R',
  icon: <X size={18} aria-hidden="true" />,
};
const takeBack: Decision = {
  to: 'open',
  label: 'Take back',
  does: 'takes back',
  key: 'T',
  icon: <Undo2 size={18} aria-hidden="true" className="rtl:-scale-x-100" />,
};

/** The possible decisions on a change, by the change's state. */
export const decisions: Readonly<Record<ChangeState, readonly Decision[]>> = {
  open: [accept, refuse],
  accepted: [takeBack],
  refused: [accept, takeBack],
};
