import { ArrowLeft } from 'lucide-react';
import { useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import type { PromptRecord } from '#lessons/prompts/prompt-record.ts';
import { type PromptScreen, prompts } from '#lessons/prompts/prompts.ts';
import { maxTemplateLength, templateProblems } from '#lessons/prompts/template-problems.ts';
import { LinkButton } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { NotLoadedYet } from '#ui/NotLoadedYet.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { LeaveDialog } from '#web/app/routing/LeaveDialog.tsx';
import { useLeaveGuard } from '#web/app/routing/use-leave-guard.ts';
import { ActionFailed } from '../ActionFailed.tsx';
import { PublishDialog } from '../versions/PublishDialog.tsx';
import { liveWording } from './live-wording.ts';
import { PromptHead, usePromptActions } from './PromptHead.tsx';
import { PromptPreview, VariableList } from './PromptPreview.tsx';
import { PromptVersions } from './PromptVersions.tsx';
import { TryPrompt } from './TryPrompt.tsx';
import { usePrompt } from './use-prompts.ts';
import { useTrial } from './use-trial.ts';

/** The screens at /prompt/{key} and /activity_prompt/{key}: edits a prompt, tries it and publishes it. */
export default function PromptEditor({ screen }: { screen: PromptScreen }) {
  const { promptKey = '' } = useParams();
  const { data, error, mutate } = usePrompt(promptKey);
  return (
    <div className="mx-auto w-full max-w-350 px-4 py-6 sm:px-8">
      <a href={`/${screen}`} className="mb-3 inline-flex min-h-11 items-center gap-2">
        <ArrowLeft size={18} aria-hidden="true" className="rtl:-scale-x-100" />
        {screen === 'prompt' ? 'All text prompts' : 'All activity prompts'}
      </a>
      {!data && <h1 className="sr-only">Prompt</h1>}
      {data && <PromptForm key={data.key} record={data} onChanged={() => mutate()} />}
      {!data && (
        <NotLoadedYet
          loading="Loading the prompt"
          title="The prompt could not be loaded"
          error={error}
          onAgain={() => void mutate()}
          missing={{
            title: 'The prompt could not be found',
            text: 'There is no prompt with this name.',
            action: <LinkButton href={`/${screen}`}>See all prompts</LinkButton>,
          }}
        />
      )}
    </div>
  );
}

interface PromptFormProps {
  record: PromptRecord;
  /** Called when the prompt on the server has changed. Returns its new state. */
  onChanged: () => Promise<PromptRecord | undefined>;
}

/**
 * The form to edit, preview, try, publish and roll back a prompt. The prompt's variables are next to the
 * editor.
 */
function PromptForm({ record, onChanged }: PromptFormProps) {
  const { key, draft } = record;
  const live = liveWording(record);
  const saved = draft ?? live.template;
  const [template, setTemplate] = useState(saved);
  const [basis, setBasis] = useState(saved);
  const [tried, setTried] = useState(false);
  const [asking, setAsking] = useState<'publish' | 'discard' | null>(null);
  const [sample, setSample] = useState('');
  if (saved !== basis) {
    // The saved text has changed, so the editor shows the new text unless it has unsaved edits.
    setBasis(saved);
    if (template === basis) setTemplate(saved);
  }
  const field = useRef<HTMLTextAreaElement>(null);
  const trial = useTrial(key);
  const actions = usePromptActions(record, onChanged);
  const { busy, failure } = actions;
  const unsaved = template !== saved;
  const blocker = useLeaveGuard(unsaved && busy === null);
  const problems = templateProblems(key, template);
  const refused = failure?.fields.filter((one) => one.field === 'template') ?? [];
  const error = (
    tried && problems.length > 0 ? problems : refused.map(({ message }) => message)
  ).join(' ');

  /** Calls `goOn` if the wording is valid; otherwise focuses the problem. */
  function whenGood(goOn: () => void) {
    setTried(true);
    if (problems.length === 0) goOn();
    else field.current?.focus();
  }
  async function publish() {
    await actions.publish(template);
    setAsking(null);
  }
  async function discard() {
    const fresh = await actions.discard();
    setAsking(null);
    if (fresh) setTemplate(liveWording(fresh).template);
  }
  function insert(name: string) {
    const area = field.current;
    if (!area) return;
    area.focus();
    area.setRangeText(`{{${name}}}`, area.selectionStart, area.selectionEnd, 'end');
    setTemplate(area.value);
  }

  return (
    <>
      <PromptHead
        record={record}
        unsaved={unsaved}
        busy={busy}
        mayPublish={template !== live.template || live.problems.length > 0}
        onSave={() => whenGood(() => void actions.save(template))}
        onDiscard={() => setAsking('discard')}
        onPublish={() => whenGood(() => setAsking('publish'))}
      />
      {live.problems.length > 0 && (
        <Notice tone="warn" className="mb-5">
          Version {live.version} is not used, because the code can no longer fill it in:{' '}
          {live.problems.join(' ')} The default wording stays live until a new version is published.
        </Notice>
      )}
      <ActionFailed
        failure={refused.length > 0 ? null : failure}
        see="See what they changed"
        onSee={() => {
          actions.forget();
          void onChanged();
        }}
      />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <TextArea
          ref={field}
          label="Prompt"
          note={`${template.length} of ${maxTemplateLength} characters`}
          value={template}
          error={error || undefined}
          rows={14}
          spellCheck
          lang="en"
          className="min-h-80 font-mono lg:min-h-96 text-sm leading-relaxed"
          onChange={(event) => setTemplate(event.currentTarget.value)}
        />
        <VariableList variables={prompts[key].variables} template={template} onInsert={insert} />
      </div>
      <div className="mt-8">
        <Tabs
          label="What to do with this prompt"
          tabs={[
            {
              id: 'preview',
              title: 'Preview',
              content: (
                <PromptPreview
                  record={record}
                  template={template}
                  sample={sample}
                  onSample={setSample}
                />
              ),
            },
            {
              id: 'try',
              title: 'Try it',
              content: (
                <TryPrompt
                  record={record}
                  template={template}
                  problems={problems}
                  sample={sample}
                  trial={trial}
                  onSample={setSample}
                />
              ),
            },
            {
              id: 'versions',
              title: `Versions and changes (${record.versions.length})`,
              content: (
                <PromptVersions
                  record={record}
                  template={template}
                  busy={busy === 'restore'}
                  onTake={setTemplate}
                  onRestore={actions.restore}
                />
              ),
            },
          ]}
        />
      </div>
      <PublishDialog
        open={asking === 'publish'}
        title={prompts[key].title}
        effect="All new lessons will use this version. Existing lessons stay as they are, and you can roll back at any time."
        next={live.version + 1}
        before={live.template}
        after={template}
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
    </>
  );
}
