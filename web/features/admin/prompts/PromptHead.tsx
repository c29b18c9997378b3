import type { PromptRecord } from '#lessons/prompts/prompt-record.ts';
import { prompts } from '#lessons/prompts/prompts.ts';
import { formatDateTime } from '#web/app/format/moment.ts';
import { useVersionActions, type VersionAction } from '../versions/use-version-actions.ts';
import { VersionButtons } from '../versions/VersionButtons.tsx';
import { liveWording } from './live-wording.ts';
import { PromptState } from './PromptState.tsx';

interface PromptHeadProps {
  record: PromptRecord;
  unsaved: boolean;
  busy: VersionAction | null;
  /** True if publishing would change the live wording. */
  mayPublish: boolean;
  onSave: () => void;
  onDiscard: () => void;
  onPublish: () => void;
}

/** The prompt's name and state, and the actions on the edited text. */
export function PromptHead(props: PromptHeadProps) {
  const { record, unsaved, busy, mayPublish, onSave, onDiscard, onPublish } = props;
  const { key, draft, draftBy, draftAt, versions } = record;
  const live = liveWording(record);
  const { title, about } = prompts[key];
  return (
    <div className="mb-6 flex flex-wrap items-start justify-between gap-4">
      <div className="min-w-0">
        <h1 className="text-3xl">{title}</h1>
        <p className="mt-1 text-ink-2">{about}</p>
        <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-ink-2">
          <PromptState
            ownWording={(versions[0]?.template ?? null) === null}
            fits={live.problems.length === 0}
            hasDraft={draft !== null}
            version={live.version}
            unsaved={unsaved}
          />
          {draftAt && (
            <span>
              Draft saved {formatDateTime(draftAt)}
              {draftBy && (
                <>
                  {' '}
                  by <bdi>{draftBy}</bdi>
                </>
              )}
            </span>
          )}
        </div>
      </div>
      <VersionButtons
        hasDraft={draft !== null}
        {...{ unsaved, busy, mayPublish, onSave, onDiscard, onPublish }}
      />
    </div>
  );
}

/**
 * The actions of an admin on a prompt. Each action sends the revision that it is based on. It returns the
 * prompt's new state, or undefined on failure; `failure` contains the reason.
 */
export const usePromptActions = (
  { key, revision }: PromptRecord,
  onChanged: () => Promise<PromptRecord | undefined>,
) =>
  useVersionActions(
    {
      path: `/v1/admin/prompts/${key}`,
      revision,
      bodyOf: (template) => ({ template }),
      words: {
        discarded: 'Draft discarded. The live wording stays as it is.',
        published: 'Published. All new lessons will use this version.',
        restored: (version) =>
          version === 0 ? 'Default wording is live.' : `The wording of version ${version} is live.`,
      },
    },
    onChanged,
  );
