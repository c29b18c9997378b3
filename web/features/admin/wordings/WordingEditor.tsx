import { useRef, useState } from 'react';
import type { CatalogueEntry } from '#contracts/wordings/catalogue.ts';
import type { WordingRecord, WordingVersion } from '#contracts/wordings/wording-correction.ts';
import { compileWording } from '#language/wordings/compile-wording.ts';
import { directionOf, type InterfaceLocale } from '#language/wordings/interface-languages.ts';
import { partsOf, wordingProblems } from '#language/wordings/wording-faults.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Chip } from '#ui/Chip.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { formatDateTime } from '#web/app/format/moment.ts';
import { LeaveDialog } from '#web/app/routing/LeaveDialog.tsx';
import { useLeaveGuard } from '#web/app/routing/use-leave-guard.ts';
import { ActionFailed } from '../ActionFailed.tsx';
import { PublishDialog } from '../versions/PublishDialog.tsx';
import { TextVersions } from '../versions/TextVersions.tsx';
import { useVersionActions } from '../versions/use-version-actions.ts';
import { VersionButtons } from '../versions/VersionButtons.tsx';
import { previewWording } from './preview-wording.ts';
import { directionOfWording, isPending, localeName } from './wording-texts.ts';

interface WordingEditorProps {
  entry: CatalogueEntry;
  locale: InterfaceLocale;
  /** The wording of the build; null if the message is not translated. */
  built: string | null;
  record: WordingRecord;
  /** Called after a change. Returns the new state of all languages. */
  onChanged: () => Promise<readonly WordingRecord[] | undefined>;
}

/** Corrects the wording of a message in one language: edits, previews, publishes and rolls back. */
export function WordingEditor({ entry, locale, built, record, onChanged }: WordingEditorProps) {
  const { id, message, context } = entry;
  const { draft, versions } = record;
  const live = versions[0]?.wording ?? built ?? '';
  const saved = draft ?? live;
  const [text, setText] = useState(saved);
  const [basis, setBasis] = useState(saved);
  const [tried, setTried] = useState(false);
  const [asking, setAsking] = useState<'publish' | 'discard' | null>(null);
  if (saved !== basis) {
    // The saved text has changed, so the editor shows the new text unless it has unsaved edits.
    setBasis(saved);
    if (text === basis) setText(saved);
  }
  const field = useRef<HTMLTextAreaElement>(null);
  const name = localeName(locale);
  const actions = useVersionActions<WordingRecord>(
    {
      path: `/v1/admin/wordings/${locale}/${id}`,
      revision: record.revision,
      bodyOf: (wording) => ({ english: { message, ...(context && { context }) }, wording }),
      words: {
        discarded: 'Draft discarded. The live wording stays as it is.',
        published: 'Published. People see it within an hour or so.',
        restored: (version) =>
          version === 0
            ? 'The wording of the build is live.'
            : `The wording of version ${version} is live.`,
      },
    },
    async () => (await onChanged())?.find((one) => one.locale === locale),
  );
  const { busy, failure } = actions;
  const unsaved = text !== saved;
  const blocker = useLeaveGuard(unsaved && busy === null);
  const problems = wordingProblems(locale, message, text);
  const refused = failure?.fields.filter((one) => one.field === 'wording') ?? [];
  const error = (tried && problems.length > 0 ? problems : refused.map((one) => one.message)).join(
    ' ',
  );

  /** Calls `goOn` if the wording is valid; otherwise focuses the problem. */
  function whenGood(goOn: () => void) {
    setTried(true);
    if (problems.length === 0) goOn();
    else field.current?.focus();
  }
  async function publish() {
    await actions.publish(text);
    setAsking(null);
  }
  async function discard() {
    const fresh = await actions.discard();
    setAsking(null);
    if (fresh) setText(fresh.versions[0]?.wording ?? built ?? '');
  }
  function insert(gap: string) {
    const area = field.current;
    if (!area) return;
    area.focus();
    area.setRangeText(gap, area.selectionStart, area.selectionEnd, 'end');
    setText(area.value);
  }

  return (
    <section aria-labelledby="edited">
      <div className="mb-4 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 id="edited" className="text-xl">
            {name}
          </h2>
          <p className="text-sm text-ink-2">{stateOf(record, built, unsaved)}</p>
        </div>
        <VersionButtons
          hasDraft={draft !== null}
          unsaved={unsaved}
          busy={busy}
          mayPublish={text !== live}
          onSave={() => whenGood(() => void actions.save(text))}
          onDiscard={() => setAsking('discard')}
          onPublish={() => whenGood(() => setAsking('publish'))}
        />
      </div>
      <ActionFailed
        failure={refused.length > 0 ? null : failure}
        see="See what they changed"
        onSee={() => {
          actions.forget();
          void onChanged();
        }}
      />
      <TextArea
        ref={field}
        label="Wording"
        value={text}
        error={error || undefined}
        rows={3}
        spellCheck
        lang={locale}
        dir={directionOfWording(locale, text)}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div className="mt-3 flex flex-wrap items-center gap-2">
        {insertable(message).map((gap) => (
          <Chip
            key={gap}
            className="font-mono"
            aria-label={`Insert ${gap}`}
            onClick={() => insert(gap)}
          >
            {gap}
          </Chip>
        ))}
        {text === '' && (
          <Button size="small" onClick={() => setText(message)}>
            Start with the English
          </Button>
        )}
      </div>
      <Preview locale={locale} wording={text} problems={problems} />
      {versions.length > 0 && (
        <div className="mt-8">
          <h3 className="mb-3 text-lg">Versions</h3>
          <TextVersions
            title={name}
            versions={versions.map((version) => ({
              number: version.version,
              name: versionName(version),
              text: version.wording ?? built ?? '',
              by: version.by,
              publishedAt: version.publishedAt,
            }))}
            builtIn={{
              name: 'Wording of the build',
              about: built === null ? 'Not translated' : 'From the catalogue',
              text: built ?? '',
              backLabel: 'Go back to the wording of the build?',
            }}
            text={text}
            busy={busy === 'restore'}
            onTake={setText}
            onRestore={actions.restore}
          />
        </div>
      )}
      <PublishDialog
        open={asking === 'publish'}
        title={name}
        effect="People see this wording within an hour or so, without a new build. You can roll back at any time."
        next={(versions[0]?.version ?? 0) + 1}
        before={live}
        after={text}
        busy={busy === 'publish'}
        onPublish={() => void publish()}
        onCancel={() => setAsking(null)}
      />
      <ConfirmDialog
        open={asking === 'discard'}
        title="Discard this draft?"
        confirmLabel="Discard draft"
        danger
        busy={busy === 'discard'}
        onConfirm={() => void discard()}
        onCancel={() => setAsking(null)}
      >
        Unpublished changes will be lost. The live wording stays as it is.
      </ConfirmDialog>
      <LeaveDialog blocker={blocker} />
    </section>
  );
}

/** Says in a sentence which wording is live, and whether there is a draft. */
function stateOf(
  { versions, draftBy, draftAt }: WordingRecord,
  built: string | null,
  unsaved: boolean,
): string {
  const [newest] = versions;
  const live =
    newest && isPending(newest.wording, built)
      ? `Version ${newest.version} is live, and not in the build yet.`
      : built === null
        ? 'Not translated: pages say it in English.'
        : 'The wording of the build is live.';
  if (unsaved) return `${live} Your changes are not saved.`;
  if (!draftAt) return live;
  return `${live} Draft saved ${formatDateTime(draftAt)}${draftBy ? ` by ${draftBy}` : ''}.`;
}

/** Names a version, such as "Version 3, the wording of the build". */
function versionName({ wording, version, restoredFrom }: WordingVersion): string {
  if (wording === null) return `Version ${version}, the wording of the build`;
  return restoredFrom === null
    ? `Version ${version}`
    : `Version ${version}, as version ${restoredFrom} was`;
}

/** The gaps and elements of a message, as they are typed. */
function insertable(message: string): string[] {
  const names = [...partsOf(compileWording(message)).names];
  return names.flatMap((name) => {
    if (name.startsWith('</')) return [];
    return [name.startsWith('<') && !name.endsWith('/>') ? `${name}</${name.slice(1)}` : name].map(
      (text) => (text.startsWith('<') ? text : `{${text}}`),
    );
  });
}

interface PreviewProps {
  locale: InterfaceLocale;
  wording: string;
  problems: readonly string[];
}

/** What pages will say, in each form of the wording, and what has to be corrected first. */
function Preview({ locale, wording, problems }: PreviewProps) {
  const shown = wording === '' ? null : previewWording(locale, wording);
  return (
    <Card className="mt-5" role="group" aria-label="Preview">
      <h3 className="text-sm font-semibold text-ink-2">Preview</h3>
      {shown ? (
        <dl className="mt-2 grid gap-1.5">
          {shown.map(({ label, text }) => (
            <div key={label} className="flex flex-wrap items-baseline gap-x-4">
              {label && <dt className="min-w-28 text-sm text-ink-2">{label}</dt>}
              <dd lang={locale} dir={directionOf(locale)} className="min-w-0 wrap-anywhere">
                {text}
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className="mt-2 text-ink-2">Nothing to show yet.</p>
      )}
      {wording !== '' && problems.length > 0 && (
        <ul aria-label="To correct" className="mt-3 list-disc ps-5 text-sm text-bad">
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
    </Card>
  );
}
