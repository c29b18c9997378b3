import { type CorrectedLocale, correctedLocales } from '#contracts/wordings/wording-correction.ts';
import { classNames } from '#ui/class-names.ts';
import { userLocale } from '#web/app/format/format.ts';
import { localeName, type WordingTexts } from './wording-texts.ts';

interface CoverageProps {
  texts: WordingTexts;
  /** How many messages the build has in each language. */
  translated: Readonly<Record<string, number>>;
  /** The language whose missing messages are shown, or ''. */
  chosen: string;
  onChoose: (locale: CorrectedLocale) => void;
}

/** How much of the interface is translated, by language. A press shows what a language lacks. */
export function Coverage({ texts, translated, chosen, onChoose }: CoverageProps) {
  const total = texts.messages.length;
  return (
    <section aria-labelledby="coverage" className="mb-6">
      <h2 id="coverage" className="mb-3 text-lg">
        Translated
      </h2>
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-6">
        {correctedLocales.map((locale) => {
          const count = translated[locale] ?? 0;
          const share = total === 0 ? 0 : Math.floor((100 * count) / total);
          return (
            <li key={locale}>
              <button
                type="button"
                aria-pressed={locale === chosen}
                onClick={() => onChoose(locale)}
                className={classNames(
                  'flex h-full w-full flex-col justify-between gap-1.5 rounded-control border px-3 py-2.5 text-start transition-colors hover:border-edge',
                  locale === chosen ? 'border-target bg-target-soft' : 'border-line bg-card',
                )}
              >
                <span className="flex w-full flex-1 items-baseline justify-between gap-2">
                  <span className="min-w-0 text-sm font-semibold wrap-anywhere">
                    {localeName(locale)}
                  </span>
                  <span className="shrink-0 text-sm tabular-nums">{share} %</span>
                </span>
                <span aria-hidden="true" className="h-1.5 w-full rounded-full bg-sunken">
                  <span
                    className="block h-full rounded-full bg-target"
                    style={{ width: `${share}%` }}
                  />
                </span>
                <span className="text-xs text-ink-2">
                  {count === total
                    ? 'Complete'
                    : `${(total - count).toLocaleString(userLocale())} missing`}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
