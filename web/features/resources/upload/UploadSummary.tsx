import { plural, t } from '@lingui/core/macro';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Draft, pastedTextLimits } from '#contracts/resources/draft.ts';
import { Button } from '#ui/Button.tsx';
import { SummaryCard } from '#ui/step-cards.tsx';
import { plainList } from '#ui/wordings/lists.ts';
import { nameOfAudience } from '#ui/wordings/name-of-audience.ts';
import { nameOfLanguage } from '#ui/wordings/name-of-language.ts';
import { soundOf } from '../dashboard/Summary.tsx';
import type { ParsedUpload } from './upload.ts';

interface UploadSummaryProps {
  draft: Draft;
  read: ParsedUpload;
  /** Number of selected question types that will be made. */
  questions: number;
  /** Number of texts that will become lessons. */
  texts: number;
  busy: boolean;
  note: ReactNode;
  onNext: () => void;
}

/** The length of a text: "150 of 600 words, 12 sentences". */
function lengthWords({ words, rows }: ParsedUpload): string {
  const count = plural(
    { limit: pastedTextLimits.words },
    { one: `${words} of # word`, other: `${words} of # words` },
  );
  const sentences = plural({ count: rows.length }, { one: '# sentence', other: '# sentences' });
  return plainList([count, sentences]);
}

/**
 * A summary of what will be made from the open text, with the button that makes lessons from all texts. It is
 * always visible.
 */
export function UploadSummary(props: UploadSummaryProps) {
  const { draft, read, questions, texts, busy, note, onNext } = props;
  const speakers = new Set(read.rows.map(({ speaker }) => speaker).filter((name) => name !== ''));
  const lines: [string, string][] = [
    [
      t`Languages`,
      t`${{ spoken: nameOfLanguage(draft.from) }} → ${{ taught: nameOfLanguage(draft.to) }}`,
    ],
    [t`Level`, nameOfAudience(draft.audience)],
    [t({ message: 'Length', context: 'of a text' }), lengthWords(read)],
    ...(speakers.size > 0 ? [[t`Speakers`, `${speakers.size}`] satisfies [string, string]] : []),
    [
      t`Translation`,
      read.bothSides
        ? t({ message: 'yours', context: 'the translation of a text' })
        : t({ message: 'done for you', context: 'the translation of a text' }),
    ],
    [t`Questions`, t`${questions} of 12 types`],
    [t`Sound`, soundOf(draft, speakers.size)],
  ];
  return (
    <SummaryCard
      label={t`Your lesson so far`}
      eyebrow={
        texts > 1
          ? plural(texts, {
              one: 'The open one of # text',
              other: 'The open one of # texts',
            })
          : undefined
      }
      name={draft.title || t`An untitled lesson`}
      lines={lines}
      action={
        <Button
          variant="primary"
          size="large"
          wide
          busy={busy}
          data-log="texts-uploaded"
          onClick={onNext}
        >
          {texts > 1
            ? plural(texts, { one: 'Make # lesson', other: 'Make # lessons' })
            : t`Next: review`}
          <ArrowRight size={20} aria-hidden="true" className="rtl:-scale-x-100" />
        </Button>
      }
      note={note}
      beside="lg"
    />
  );
}
