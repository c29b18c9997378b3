import { t } from '@lingui/core/macro';
import { Languages } from 'lucide-react';
import {
  type InterfaceLocale,
  interfaceLanguages,
  offeredLocales,
} from '#language/wordings/interface-languages.ts';
import { messageOf } from '#ui/http-error.ts';
import { toast } from '#ui/toast.ts';
import { i18n } from '#ui/wordings/i18n.ts';

/**
 * A list of the languages of the pages. Choosing one loads the page again. Each language has its own name, so that people
 * who cannot read the page find theirs.
 */
export function LanguageChoice() {
  return (
    <label className="relative inline-flex items-center gap-2">
      <Languages size={18} aria-hidden="true" className="shrink-0" />
      <span className="sr-only">{t`Language of the pages`}</span>
      <select
        value={i18n.locale}
        onChange={(event) => void show(event.currentTarget.value as InterfaceLocale)}
        className="min-h-11 max-w-full rounded-control border border-edge bg-card px-3 text-ink-2 hover:text-ink"
      >
        {offeredLocales.map((locale) => (
          <option key={locale} value={locale} lang={locale}>
            {interfaceLanguages[locale].name}
          </option>
        ))}
      </select>
    </label>
  );
}

async function show(locale: InterfaceLocale): Promise<void> {
  // Loaded when it is needed, because the start page has no other use for it.
  const { chooseLanguage } = await import('../../app/session/choose-language.ts');
  await chooseLanguage(locale).catch((error: unknown) => toast('error', messageOf(error)));
}
