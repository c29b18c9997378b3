import { Globe, MessageSquareWarning, PencilLine } from 'lucide-react';
import type { CatalogueEntry } from '#contracts/wordings/catalogue.ts';
import { Badge } from '#ui/Badge.tsx';
import { builtWording, isCorrectedLocale, isPending, type WordingTexts } from './wording-texts.ts';

interface WordingBadgesProps {
  entry: CatalogueEntry;
  texts: WordingTexts;
  /** The language to which the badges apply; '' for all. */
  language: string;
  /** The number of open reports. */
  reports: number;
}

/** The state of a message's wordings: a draft, a correction that is not in the build yet, reports. */
export function WordingBadges({ entry, texts, language, reports }: WordingBadgesProps) {
  const corrections = texts.corrections.filter(
    ({ message, locale }) => message === entry.id && (language === '' || locale === language),
  );
  const hasDraft = corrections.some((one) => one.hasDraft);
  const pending = corrections.filter(
    ({ locale, wording }) =>
      isCorrectedLocale(locale) && isPending(wording, builtWording(texts.built, locale, entry)),
  ).length;
  return (
    <>
      {hasDraft && (
        <Badge tone="native" icon={<PencilLine size={14} aria-hidden="true" />}>
          Draft
        </Badge>
      )}
      {pending > 0 && (
        <Badge tone="target" icon={<Globe size={14} aria-hidden="true" />}>
          {language === '' && pending > 1 ? `Corrected in ${pending} languages` : 'Corrected'}
        </Badge>
      )}
      {reports > 0 && (
        <Badge tone="bad" icon={<MessageSquareWarning size={14} aria-hidden="true" />}>
          {reports === 1 ? 'Reported' : `Reported ${reports} times`}
        </Badge>
      )}
    </>
  );
}
