import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { Check, CloudOff, FilePlus2, History, RotateCcw } from 'lucide-react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { shownFeatures } from '#contracts/access/role.ts';
import type { Draft } from '#contracts/resources/draft.ts';
import type { Resource, ResourceRow } from '#contracts/resources/resource.ts';
import { Button } from '#ui/Button.tsx';
import { messageOf } from '#ui/http-error.ts';
import { Spinner } from '#ui/Spinner.tsx';
import { toast } from '#ui/toast.ts';
import { useFocusMove } from '#ui/use-focus-move.ts';
import { http } from '#web/app/http/http.ts';
import { useSession } from '#web/app/session/session.ts';
import { JudgeNote } from '../JudgeNote.tsx';
import { resourcePath } from '../use-resource.ts';
import { asSpoken, noVoiceWords, useWriter } from '../use-writer.ts';
import type { SaveState } from './create-autosave.ts';
import { findErrors, focusFirstError } from './draft-edits.ts';
import { offerParts, partsToGenerate } from './part-offers.ts';
import { Summary } from './Summary.tsx';
import { TextCard } from './TextCard.tsx';
import { TopicCard } from './TopicCard.tsx';
import { VocabularyCard } from './VocabularyCard.tsx';
import { pairsOf, unevenPairs, type VocabRow } from './vocab-rows.ts';

interface DashboardFormProps {
  draft: Draft;
  restored: boolean;
  saveState: SaveState;
  onDraft: (draft: Draft) => void;
  /** Saves the draft on the server. Returns its id, or null on failure. */
  onFinish: (draft: Draft) => Promise<string | null>;
  onStartAfresh: (draft: Draft) => Promise<boolean>;
}

/**
 * The three steps and the summary. Errors are shown at their fields only after the teacher has tried to
 * continue to the review.
 */
export function DashboardForm(props: DashboardFormProps) {
  const { restored, saveState, onDraft, onFinish, onStartAfresh } = props;
  const navigate = useNavigate();
  const who = useSession((session) => session.who);
  const features = shownFeatures(who);
  const { data: writer } = useWriter();
  const draft = asSpoken(props.draft, writer);
  const form = useRef<HTMLFormElement>(null);
  const moveFocus = useFocusMove();
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);
  const [rows, setRows] = useState<VocabRow[]>(() => rowsOfDraft(draft));

  const offers = offerParts(draft.textType, features);
  const parts = partsToGenerate(draft.parts, draft.textType, features);
  // The generator skips question types that the text type or the plan does not allow, so they are not errors.
  const ready: Draft = { ...draft, parts };
  const found = findErrors(ready);
  const errors = asked ? found : {};
  // Count each vocabulary row that has an error as a separate field.
  const lines = errors.vocabulary ? Math.max(1, unevenPairs(rows).length) - 1 : 0;
  const wrong = Object.keys(errors).length + lines;

  // Swapping the languages swaps the pairs; update the rows on screen too.
  const changeDraft = (next: Draft) => {
    if (next.vocabulary !== draft.vocabulary) setRows(rowsOfDraft(next));
    onDraft(next);
  };

  const setUpAsLast = async () => {
    setAsking(true);
    try {
      const last = await fetchLastDraft();
      if (last) changeDraft(asLastTime(draft, last));
      toast(
        'info',
        last
          ? t`Set up like your last lesson. Now add the topic.`
          : t`You have no earlier lesson yet. Next time, you can reuse the settings of this one.`,
      );
    } catch (error) {
      toast('error', messageOf(error));
    } finally {
      setAsking(false);
    }
  };

  const goOn = async () => {
    setAsked(true);
    if (Object.keys(found).length > 0) {
      moveFocus(() => focusFirstError(form.current));
      return;
    }
    setBusy(true);
    if (parts.length !== draft.parts.length) onDraft(ready);
    const id = await onFinish(ready);
    setBusy(false);
    if (id === null) {
      toast('error', t`The draft could not be saved, so writing has not started. Try again.`);
      return;
    }
    await navigate(`/review/${id}`, { state: { write: true } });
  };

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void goOn();
      }}
    >
      {/* On wide screens beside the introduction, with a negative margin, so that the cards do not move. */}
      <div className="mb-4 flex justify-end gap-2 lg:-mt-13">
        <Button size="small" busy={asking} onClick={() => void setUpAsLast()}>
          <History size={16} aria-hidden="true" /> <Trans>Same as last time</Trans>
        </Button>
        {(restored || saveState === 'saved') && (
          <Button
            size="small"
            onClick={async () => {
              if (!(await onStartAfresh(draft))) {
                toast(
                  'error',
                  t`This draft hasn’t been saved yet. Check your connection, then try again.`,
                );
              }
            }}
          >
            <FilePlus2 size={16} aria-hidden="true" /> <Trans>Start afresh</Trans>
          </Button>
        )}
      </div>
      <JudgeNote judge={writer?.judge} className="mb-5" />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-8 xl:grid-cols-[minmax(0,1fr)_26rem]">
        <div className="flex min-w-0 flex-col gap-5">
          <TextCard
            draft={draft}
            onDraft={changeDraft}
            errors={errors}
            writable={writer?.languages ?? null}
            dialoguesRefused={
              features.includes('createDialogues')
                ? null
                : t`Dialogues are not included in your plan.`
            }
          />
          <TopicCard
            draft={draft}
            onDraft={changeDraft}
            errors={errors}
            improvingRefused={
              features.includes('improvePrompt')
                ? null
                : t`Improving your prompt is not included in your plan.`
            }
          />
          <VocabularyCard
            draft={draft}
            onDraft={changeDraft}
            rows={rows}
            onRows={(next) => {
              setRows(next);
              onDraft({ ...draft, vocabulary: pairsOf(next) });
            }}
            offers={offers}
            errors={errors}
            voiceRefused={
              features.includes('aiVoiceovers')
                ? writer?.speech === false
                  ? noVoiceWords
                  : null
                : t`AI voices are not included in your plan.`
            }
          />
        </div>
        <Summary
          draft={draft}
          questions={parts.length}
          busy={busy}
          note={
            wrong > 0 ? (
              <p role="alert" className="text-sm font-semibold text-bad">
                <Plural
                  value={wrong}
                  one="One field needs your attention"
                  other="# fields need your attention"
                />
              </p>
            ) : (
              <SaveNote state={saveState} />
            )
          }
          onNext={() => void goOn()}
        />
      </div>
    </form>
  );
}

function rowsOfDraft(draft: Draft): VocabRow[] {
  return draft.vocabulary.map((pair) => ({ key: crypto.randomUUID(), ...pair }));
}

const notes = {
  untouched: null,
  waiting: { icon: <Spinner small />, words: t`Saving` },
  saving: { icon: <Spinner small />, words: t`Saving` },
  saved: { icon: <Check size={16} aria-hidden="true" />, words: t`Saved` },
  offline: {
    icon: <CloudOff size={16} aria-hidden="true" />,
    words: t`You’re offline. Your draft is on this device and will be saved later.`,
  },
  failed: {
    icon: <RotateCcw size={16} aria-hidden="true" />,
    words: t`Not saved yet. Your draft is on this device, and we’ll try again.`,
  },
} as const;

/** A discreet save status of the draft. */
function SaveNote({ state }: { state: SaveState }) {
  const note = notes[state];
  return (
    <p role="status" className="flex min-h-6 items-center gap-1.5 text-sm text-ink-2">
      {note?.icon}
      {note?.words}
    </p>
  );
}

/** The number of newest resources to search for the last lesson that is no longer a draft. */
const looksBack = 10;

/**
 * The settings of the teacher's newest lesson that is no longer a draft, created on any device; null if there
 * is none.
 */
async function fetchLastDraft(): Promise<Draft | null> {
  const [rows] = await http.get<[ResourceRow[], number]>(
    `/v1/resources?scope=private&sort=newest&page=1&limit=${looksBack}`,
  );
  const last = rows.find(({ status, mine }) => mine && status !== 'draft');
  return last ? (await http.get<Resource>(resourcePath(last.id))).draft : null;
}

/**
 * Copies the settings of the last draft: class, text type and length, grammar, sound and questions. The
 * topic, name and vocabulary of this draft stay unchanged.
 */
export function asLastTime(draft: Draft, last: Draft): Draft {
  const { title, topic, vocabulary, given } = draft;
  const { given: _, ...settings } = last;
  return { ...settings, title, topic, vocabulary, ...(given && { given }) };
}
