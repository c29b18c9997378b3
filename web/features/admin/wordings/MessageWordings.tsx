import { ArrowLeft } from 'lucide-react';
import { useParams } from 'react-router-dom';
import type { CatalogueEntry } from '#contracts/wordings/catalogue.ts';
import {
  type CorrectedLocale,
  correctedLocales,
  type WordingRecord,
} from '#contracts/wordings/wording-correction.ts';
import type { WordingReport } from '#contracts/wordings/wording-report.ts';
import { compileWording } from '#language/wordings/compile-wording.ts';
import { partsOf } from '#language/wordings/wording-faults.ts';
import { LinkButton } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { NotLoadedYet } from '#ui/NotLoadedYet.tsx';
import { ReportList } from './ReportList.tsx';
import { useMessageRecord, useWordings } from './use-wordings.ts';
import { WordingBadges } from './WordingBadges.tsx';
import { WordingEditor } from './WordingEditor.tsx';
import { WordingText } from './WordingText.tsx';
import {
  builtWording,
  isCorrectedLocale,
  localeName,
  type WordingTexts,
  wordingNow,
} from './wording-texts.ts';

/** The screen at /wordings/{message}: one message in every language, and the editor of its wording in one of them. */
export default function MessageWordings() {
  const { message: id = '', locale } = useParams();
  const wordings = useWordings(correctedLocales);
  const record = useMessageRecord(id);
  const entry = wordings.data?.texts.messages.find((one) => one.id === id);
  const error = wordings.error ?? record.error;
  return (
    <div className="mx-auto w-full max-w-350 px-4 py-6 sm:px-8">
      <a href="/wordings" className="mb-3 inline-flex min-h-11 items-center gap-2">
        <ArrowLeft size={18} aria-hidden="true" className="rtl:-scale-x-100" />
        All wordings
      </a>
      {wordings.data && !entry ? (
        <Card>
          <EmptyState
            heading="h1"
            title="The message could not be found"
            action={<LinkButton href="/wordings">See all wordings</LinkButton>}
          >
            This message does not exist in the current build. It may have been reworded.
          </EmptyState>
        </Card>
      ) : !wordings.data?.isComplete || !record.data || !entry ? (
        <>
          <h1 className="sr-only">Wording</h1>
          <NotLoadedYet
            loading="Loading the wording"
            title="The wording could not be loaded"
            error={error}
            onAgain={() => {
              wordings.again();
              void record.mutate();
            }}
          />
        </>
      ) : (
        <LoadedMessage
          {...{ entry, texts: wordings.data.texts }}
          locale={locale ?? ''}
          records={record.data.languages}
          reports={wordings.data.reports.byMessage.get(id) ?? []}
          onSettled={wordings.refresh}
          onChanged={async () => {
            const [fresh] = await Promise.all([record.mutate(), wordings.refresh()]);
            return fresh?.languages;
          }}
        />
      )}
    </div>
  );
}

interface LoadedMessageProps {
  entry: CatalogueEntry;
  texts: WordingTexts;
  /** The language that is edited; '' if none is. */
  locale: string;
  records: readonly WordingRecord[];
  reports: readonly WordingReport[];
  onSettled: () => Promise<unknown>;
  /** Called after a change. Returns the new state of all languages. */
  onChanged: () => Promise<readonly WordingRecord[] | undefined>;
}

function LoadedMessage(props: LoadedMessageProps) {
  const { entry, texts, locale, records, reports, onSettled, onChanged } = props;
  const isEditing = isCorrectedLocale(locale);
  return (
    <>
      <MessageFacts entry={entry} />
      {reports.length > 0 && (
        <Card className="mb-6">
          <h2 className="mb-3 text-lg">Reports</h2>
          <ReportList reports={reports} onSettled={onSettled} />
        </Card>
      )}
      <div
        className={classNames(
          'grid items-start gap-6',
          isEditing && 'lg:grid-cols-[22rem_minmax(0,1fr)]',
        )}
      >
        {isEditing && (
          <div className="min-w-0 lg:order-2">
            <WordingEditor
              key={locale}
              {...{ entry, locale, onChanged }}
              built={builtWording(texts.built, locale, entry)}
              record={records.find((one) => one.locale === locale) ?? neverCorrected(locale)}
            />
          </div>
        )}
        <section aria-labelledby="languages" className="min-w-0">
          <h2 id="languages" className="mb-3 text-lg">
            In every language
          </h2>
          <Card flush>
            <ul className={classNames(!isEditing && 'grid-cols-2 md:grid')}>
              {correctedLocales.map((one) => (
                <LanguageRow
                  key={one}
                  {...{ entry, texts, locale: one, isEdited: one === locale }}
                />
              ))}
            </ul>
          </Card>
        </section>
      </div>
    </>
  );
}

const neverCorrected = (locale: string): WordingRecord => ({
  ...{ locale, revision: 0, draft: null, draftBy: null, draftAt: null, versions: [] },
});

/** The English of a message, its gaps, explanations and files. */
function MessageFacts({ entry: { message, context, comments, files } }: { entry: CatalogueEntry }) {
  const names = [...partsOf(compileWording(message)).names].filter(
    (name) => !name.startsWith('</'),
  );
  return (
    <Card className="mb-6">
      <h1 lang="en" className="text-2xl wrap-anywhere">
        {message}
      </h1>
      {comments.map((comment) => (
        <p key={comment} className="mt-2 text-ink-2">
          {comment}
        </p>
      ))}
      <dl className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-sm">
        {context && (
          <>
            <dt className="text-ink-2">Context</dt>
            <dd>{context}</dd>
          </>
        )}
        {names.length > 0 && (
          <>
            <dt className="text-ink-2">Gaps</dt>
            <dd className="font-mono wrap-anywhere">
              {names.map((name) => (name.startsWith('<') ? name : `{${name}}`)).join(' ')}
            </dd>
          </>
        )}
        <dt className="text-ink-2">{files.length === 1 ? 'File' : 'Files'}</dt>
        <dd>
          <ul className="gap-x-6 sm:columns-2 lg:columns-3">
            {files.map((file) => (
              <li key={file}>
                <a href={`/wordings?place=${encodeURIComponent(file)}`} className="wrap-anywhere">
                  {file}
                </a>
              </li>
            ))}
          </ul>
        </dd>
      </dl>
    </Card>
  );
}

interface LanguageRowProps {
  entry: CatalogueEntry;
  texts: WordingTexts;
  locale: CorrectedLocale;
  isEdited: boolean;
}

/** The wording in one language, which opens its editor. */
function LanguageRow({ entry, texts, locale, isEdited }: LanguageRowProps) {
  return (
    <li
      className={classNames(
        'relative border-b border-line px-5 py-3 last:border-b-0 hover:bg-target-soft',
        isEdited && 'bg-target-soft',
      )}
    >
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <a
          href={`/wordings/${entry.id}/${locale}`}
          aria-current={isEdited ? 'page' : undefined}
          className="text-sm font-semibold after:absolute after:inset-0"
        >
          {localeName(locale)}
        </a>
        <WordingBadges {...{ entry, texts, language: locale, reports: 0 }} />
      </p>
      <WordingText locale={locale} text={wordingNow(texts, locale, entry)} className="mt-0.5" />
    </li>
  );
}
