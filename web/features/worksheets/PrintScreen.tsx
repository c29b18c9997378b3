import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { FileText } from 'lucide-react';
import { useEffect, useId, useMemo, useRef } from 'react';
import { shownFeatures } from '#contracts/access/role.ts';
import { fontStack } from '#lessons/draft/fonts-and-colours.ts';
import { paperOfCountry } from '#lessons/sheets/paper.ts';
import type { SheetFrame } from '#lessons/sheets/sheet.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { i18n, sayIn } from '#ui/wordings/i18n.ts';
import { useSearchParams } from '#web/app/routing/use-search-params.ts';
import { useSession } from '#web/app/session/session.ts';
import { usePageRule } from '#web/app/theme/adopted-rules.ts';
import { PageOptions } from './PageOptions.tsx';
import { PaperPreview } from './PaperPreview.tsx';
import { PrintActions } from './PrintActions.tsx';
import { nearestSpacing, type PrintChoices, readChoices, writeChoices } from './print-choices.ts';
import {
  chosenNames,
  type OfferedSheet,
  offersFor,
  printedSheets,
  withName,
} from './printed-sheets.ts';
import type { PrintableLesson } from './use-lesson.ts';
import { useSheetSpeaker } from './use-sheet-speaker.ts';

interface PrintScreenProps {
  lesson: PrintableLesson;
  /** The sheet that is initially selected if the address does not name one. */
  first: string | undefined;
}

/** The print screen: options at the side and pages in the middle. The browser prints exactly these pages. */
export function PrintScreen({
  lesson: { resource, offers: all, display },
  first,
}: PrintScreenProps) {
  const who = useSession((session) => session.who);
  const [params, setParams] = useSearchParams();
  const defaults = useMemo(
    () => ({
      paper: paperOfCountry(who?.country),
      size: 13,
      lineSpacing: nearestSpacing(display.lineHeight),
      words: resource.words ?? 'reader',
    }),
    [who, display, resource],
  );
  const read = readChoices(params, defaults);
  const choices = { ...read, sheets: read.sheets ?? (first ? [first] : null) };
  const features = shownFeatures(who);
  const offers = useMemo(() => offersFor(all, features), [all, features]);
  const chosen = chosenNames(offers, choices.sheets);
  const { speaker, failed } = useSheetSpeaker(choices.words, resource);
  const sheets = speaker ? sayIn(speaker, () => printedSheets(offers, choices)) : [];
  const papers = useRef<HTMLElement>(null);
  usePageRule(choices.paper);
  usePrintedTitle(resource.title);

  const onChange = (change: Partial<PrintChoices>) =>
    setParams(writeChoices({ ...choices, ...change }, defaults, params), {
      replace: true,
      keepScroll: true,
      // Update synchronously, so that the next change is based on choices that include this change.
      flushSync: true,
    });
  const frame: SheetFrame = {
    lesson: resource.title,
    level: resource.level,
    aiOrigin: resource.aiOrigin,
    link: choices.link ? `${location.origin}/resource/${resource.id}` : undefined,
  };
  return (
    <div className="mx-auto grid w-full max-w-350 gap-8 px-4 py-8 sm:px-8 lg:grid-cols-[20rem_minmax(0,1fr)] print:block print:max-w-none print:p-0">
      <aside className="grid content-start gap-6 print:hidden">
        <div>
          <h1 className="text-2xl">
            <Trans>Worksheets</Trans>
          </h1>
          <p className="mt-1 text-ink-2">
            <a href={`/resource/${resource.id}`}>
              <bdi>{resource.title}</bdi>
            </a>
          </p>
        </div>
        <PrintActions
          resource={resource}
          sheets={sheets}
          frame={frame}
          choices={choices}
          features={features}
          papers={papers}
          speaker={speaker ?? i18n}
        />
        <SheetList
          offers={offers}
          chosen={chosen}
          onChoose={(names) => onChange({ sheets: names })}
        />
        <PageOptions lesson={resource} choices={choices} onChange={onChange} />
      </aside>
      <section ref={papers} aria-label={t`Preview`} className="min-w-0">
        {failed ? (
          <EmptyState
            icon={<FileText size={28} />}
            title={t`The words of the sheets could not be loaded`}
          >
            <p>
              <Trans>Choose your own language, or reload the page.</Trans>
            </p>
          </EmptyState>
        ) : !speaker ? (
          <Spinner label={t`Loading the worksheets`} />
        ) : sheets.length > 0 ? (
          <PaperPreview
            speaker={speaker}
            sheets={sheets}
            choices={choices}
            frame={frame}
            font={fontStack(display.fontFamily)}
          />
        ) : (
          <EmptyState icon={<FileText size={28} />} title={t`Nothing chosen yet`}>
            <p>
              <Trans>Tick a worksheet at the side to see it here as it will be printed.</Trans>
            </p>
          </EmptyState>
        )}
      </section>
    </div>
  );
}

/**
 * Sets the document title to the lesson's name during printing, because browsers use the document title as
 * the file name of a saved PDF.
 */
function usePrintedTitle(title: string): void {
  useEffect(() => {
    let before = document.title;
    const name = () => {
      before = document.title;
      document.title = title;
    };
    const restore = () => {
      document.title = before;
    };
    addEventListener('beforeprint', name);
    addEventListener('afterprint', restore);
    return () => {
      removeEventListener('beforeprint', name);
      removeEventListener('afterprint', restore);
    };
  }, [title]);
}

interface SheetListProps {
  offers: readonly OfferedSheet[];
  chosen: readonly string[];
  onChoose: (names: string[]) => void;
}

/** Lists all worksheets of the lesson with checkboxes. Unavailable sheets are last and show the reason. */
function SheetList({ offers, chosen, onChoose }: SheetListProps) {
  const id = useId();
  const open = offers.filter(({ why }) => why === null);
  const closed = offers.filter(({ why }) => why !== null);
  return (
    <fieldset>
      <legend className="mb-1 text-lg font-bold">
        <Trans>What to print</Trans>
      </legend>
      <ul>
        {[...open, ...closed].map(({ name, title, why }) => (
          <li key={name}>
            <label className="flex min-h-11 items-center gap-3 py-1 has-disabled:cursor-not-allowed">
              <input
                type="checkbox"
                className="size-5 shrink-0"
                checked={chosen.includes(name)}
                disabled={why !== null}
                aria-describedby={why ? `${id}-${name}` : undefined}
                onChange={({ currentTarget: { checked } }) =>
                  onChoose(
                    checked ? withName(offers, chosen, name) : chosen.filter((one) => one !== name),
                  )
                }
              />
              <span className="min-w-0">
                <span className={why ? 'text-ink-2' : 'font-semibold'}>{title}</span>
                {why && (
                  <span id={`${id}-${name}`} className="block text-sm text-ink-2">
                    {why}
                  </span>
                )}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
