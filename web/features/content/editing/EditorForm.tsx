import { CircleDashed, ExternalLink, Globe, PencilLine, Users } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { type EditedPage, PageContent } from '#contracts/content/page.ts';
import { isSameContent } from '#contracts/content/same-content.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button, LinkButton } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Segmented } from '#ui/Segmented.tsx';
import { fieldErrors } from '#web/app/forms/field-errors.ts';
import { http } from '#web/app/http/http.ts';
import { LeaveDialog } from '#web/app/routing/LeaveDialog.tsx';
import { useLeaveGuard } from '#web/app/routing/use-leave-guard.ts';
import { useRevisionActions } from '#web/app/use-revision-actions.ts';
import { pageHref } from '../page-href.ts';
import { pageLanguageName } from '../page-language-name.ts';
import { WrittenText } from '../WrittenText.tsx';
import { BodyField } from './BodyField.tsx';
import { FactFields } from './FactFields.tsx';
import { RecordingFields } from './RecordingFields.tsx';
import { VersionList } from './VersionList.tsx';

interface EditorFormProps {
  page: EditedPage;
  /** Called when the page on the server has changed. */
  onChanged: () => Promise<EditedPage | undefined>;
}

/**
 * Edits one page: its title and other facts, its text with a preview next to it, its recording, and its
 * versions.
 */
export function EditorForm({ page, onChanged }: EditorFormProps) {
  const [content, setContent] = useState(page.content);
  const [basis, setBasis] = useState(page.content);
  const [tried, setTried] = useState(false);
  const [view, setView] = useState<'write' | 'preview'>('write');
  const [withdrawing, setWithdrawing] = useState(false);
  const actions = usePageActions(page, onChanged);
  const { busy, failure } = actions;
  if (page.content !== basis) {
    // The stored text has changed: show it in the form, unless the form has unsaved edits.
    setBasis(page.content);
    if (isSameContent(content, basis)) setContent(page.content);
  }
  const unsaved = !isSameContent(content, page.content);
  const blocker = useLeaveGuard(unsaved && busy === null);
  const body = useDeferredValue(content.body);
  const errors = tried ? fieldErrors(PageContent, content) : {};
  const change = (part: Partial<PageContent>) => setContent((before) => ({ ...before, ...part }));
  async function whenGood(act: (content: PageContent) => Promise<EditedPage | undefined>) {
    setTried(true);
    const checked = PageContent.safeParse(content);
    const fresh = checked.success && (await act(checked.data));
    // Do not overwrite text that was typed during the request.
    if (fresh) setContent((now) => (isSameContent(now, content) ? fresh.content : now));
  }
  async function restore(number: number) {
    const fresh = await actions.restore(number);
    if (fresh) setContent(fresh.content);
  }
  async function settle(theirs: boolean) {
    const fresh = await onChanged();
    if (!fresh) return;
    actions.forget();
    if (theirs) setContent(fresh.content);
  }
  const hasRecording = page.kind === 'video' || page.kind === 'webinar';

  return (
    <>
      <div className="mb-6 flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <h1 className="text-3xl">{content.title || 'Untitled page'}</h1>
          <div className="mt-2 flex flex-wrap items-center gap-2 text-sm text-ink-2">
            <span>
              {pageHref(page.kind, page.slug)} · {pageLanguageName(page.language)}
            </span>
            {page.published ? (
              <Badge tone="target" icon={<Globe size={14} aria-hidden="true" />}>
                Published
              </Badge>
            ) : (
              <Badge icon={<CircleDashed size={14} aria-hidden="true" />}>Not published</Badge>
            )}
            {page.kind === 'webinar' && (
              <Badge icon={<Users size={14} aria-hidden="true" />}>
                {page.signUps === 1 ? '1 person signed up' : `${page.signUps} people signed up`}
              </Badge>
            )}
            {(page.hasDraft || unsaved) && (
              <Badge tone="native" icon={<PencilLine size={14} aria-hidden="true" />}>
                {unsaved ? 'Not saved' : 'Draft'}
              </Badge>
            )}
          </div>
        </div>
        <div className="flex flex-wrap gap-3">
          {page.published && (
            <>
              <Button variant="quiet" onClick={() => setWithdrawing(true)}>
                Unpublish
              </Button>
              <LinkButton
                href={pageHref(page.kind, page.slug)}
                target="_blank"
                rel="noopener"
                variant="quiet"
              >
                <ExternalLink size={16} aria-hidden="true" /> See the page
              </LinkButton>
            </>
          )}
          <Button busy={busy === 'save'} onClick={() => void whenGood(actions.saveDraft)}>
            Save as draft
          </Button>
          <Button
            variant="primary"
            busy={busy === 'publish'}
            onClick={() => void whenGood(actions.publish)}
          >
            Publish
          </Button>
        </div>
      </div>
      {Object.keys(errors).length > 0 && (
        <Notice tone="bad" className="mb-5">
          Correct the marked fields, then try again.
        </Notice>
      )}
      <div aria-live="polite">
        {failure?.status === 409 && (
          <PageConflict onKeep={() => void settle(false)} onTakeTheirs={() => void settle(true)} />
        )}
        {failure && failure.status !== 409 && (
          <Notice tone="bad" className="mb-5">
            {failure.message}
          </Notice>
        )}
      </div>
      <FactFields kind={page.kind} content={content} errors={errors} onChange={change} />
      <div className="mt-6 mb-3 lg:hidden">
        <Segmented
          label="Show"
          value={view}
          options={[
            { value: 'write', label: 'Write' },
            { value: 'preview', label: 'Preview' },
          ]}
          onChoose={setView}
        />
      </div>
      <div className="mt-6 grid gap-8 lg:grid-cols-2">
        <div className={view === 'write' ? '' : 'max-lg:hidden'}>
          <BodyField
            value={content.body}
            error={errors.body}
            onChange={(text) => change({ body: text })}
          />
        </div>
        <section
          aria-label="Preview"
          lang={page.language}
          className={view === 'preview' ? 'min-w-0' : 'min-w-0 max-lg:hidden'}
        >
          <p className="mb-1.5 text-sm font-semibold">Preview</p>
          <div className="rounded-card border border-line bg-card p-5 sm:p-8">
            <p className="text-3xl leading-tight font-bold">{content.title}</p>
            {content.summary && <p className="mt-3 mb-6 text-lg text-ink-2">{content.summary}</p>}
            <WrittenText markdown={body} />
          </div>
        </section>
      </div>
      {hasRecording && <RecordingFields content={content} errors={errors} onChange={change} />}
      <VersionList
        versions={page.versions}
        unsaved={unsaved || page.hasDraft}
        onRestore={restore}
      />
      <ConfirmDialog
        open={withdrawing}
        title="Unpublish this page?"
        confirmLabel={page.toldIfWithdrawn > 0 ? 'Unpublish and notify them' : 'Unpublish'}
        danger
        busy={busy === 'withdraw'}
        onConfirm={() => void actions.withdraw().then(() => setWithdrawing(false))}
        onCancel={() => setWithdrawing(false)}
      >
        Visitors will see “Page not found”. The text and its versions stay here.
        {page.toldIfWithdrawn > 0 &&
          ` ${page.toldIfWithdrawn === 1 ? '1 person who signed up will get' : `${page.toldIfWithdrawn} people who signed up will get`} an e-mail saying that the webinar won’t take place. Their sign-ups are cancelled.`}
      </ConfirmDialog>
      <LeaveDialog blocker={blocker} />
    </>
  );
}

interface PageConflictProps {
  /** Keeps the text in this form and bases it on the newer revision. */
  onKeep: () => void;
  /** Replaces the text in this form with the other admin's. */
  onTakeTheirs: () => void;
}

/**
 * Shown when another admin has changed the page since it was fetched: asks which text to keep. Both texts
 * exist until the admin decides.
 */
function PageConflict({ onKeep, onTakeTheirs }: PageConflictProps) {
  return (
    <Notice tone="warn" className="mb-5">
      <p>
        Someone else has changed this page in the meantime. Your text is still here but has not been
        saved. Every published version stays under Versions.
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button size="small" onClick={onKeep}>
          Keep my version
        </Button>
        <Button size="small" onClick={onTakeTheirs}>
          Use their version
        </Button>
      </div>
    </Notice>
  );
}

type Action = 'save' | 'publish' | 'withdraw' | 'restore';

/**
 * The actions that an admin can take on a page. Each action sends the revision that it is based on and
 * returns the page's new state, or undefined if it fails. `failure` is the error message of the failed
 * action.
 */
function usePageActions(page: EditedPage, onChanged: () => Promise<EditedPage | undefined>) {
  const { busy, failure, forget, act } = useRevisionActions<Action, EditedPage>(onChanged);
  const { id, revision } = page;
  const path = `/v1/content/editing/${id}`;

  return {
    busy,
    failure,
    forget,
    saveDraft: (content: PageContent) =>
      act('save', () => http.put(`${path}/draft`, { revision, content }), 'Draft saved.'),
    publish: (content: PageContent) =>
      act('publish', () => http.post(`${path}/publish`, { revision, content }), 'Page published.'),
    withdraw: () =>
      act('withdraw', () => http.post(`${path}/withdraw`, { revision }), 'Page unpublished.'),
    restore: (number: number) =>
      act(
        'restore',
        () => http.post(`${path}/versions/${number}/restore`, { revision }),
        `Version ${number} is now the draft. Publish it to put it on the site.`,
      ),
  };
}
