import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { shownFeatures } from '#contracts/access/role.ts';
import type { Draft } from '#contracts/resources/draft.ts';
import { NumberedCard } from '#ui/step-cards.tsx';
import { toast } from '#ui/toast.ts';
import { useFocusMove } from '#ui/use-focus-move.ts';
import { useSearchParams } from '#web/app/routing/use-search-params.ts';
import { useSession } from '#web/app/session/session.ts';
import { findErrors, focusFirstError } from '../dashboard/draft-edits.ts';
import { offerParts, partsToGenerate } from '../dashboard/part-offers.ts';
import { JudgeNote } from '../JudgeNote.tsx';
import { asSpoken, noVoiceWords, useWriter } from '../use-writer.ts';
import { DropZone } from './DropZone.tsx';
import { GenerationProgress } from './GenerationProgress.tsx';
import { PastedTextCard } from './PastedTextCard.tsx';
import { SettingsCard } from './SettingsCard.tsx';
import { UploadList } from './UploadList.tsx';
import { UploadSummary } from './UploadSummary.tsx';
import { isOpen, parseUpload, type Upload } from './upload.ts';
import { useUploads } from './use-uploads.ts';

/**
 * Maximum number of texts at once. It is at most the number that the server accepts within ten minutes, and
 * about as many as a teacher can keep track of.
 */
const maxTexts = 10;

interface UploadFormProps {
  userId: string;
  /** A stored draft that the teacher continues to edit; null for a new upload. */
  first: Upload | null;
}

/**
 * The three steps of an upload and the summary. After several texts have been sent, it shows the progress of
 * each.
 */
export function UploadForm({ userId, first }: UploadFormProps) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const features = shownFeatures(useSession((session) => session.who));
  const several = features.includes('simultaneousUploads');
  const dialogues = features.includes('createDialogues');
  const { data: writer } = useWriter();
  const noVoice = writer?.speech === false ? noVoiceWords : null;
  const voiceRefused = features.includes('aiVoiceovers')
    ? noVoice
    : t`AI voices are not included in your plan.`;
  const {
    uploads,
    open: shown,
    choose,
    addFiles,
    addPasted,
    changeDraft,
    spread,
    remove,
    store,
    make,
  } = useUploads(userId, first, { dialogues, folderId: params.get('folder') });
  const [asked, setAsked] = useState(false);
  // The key of the text that was added last. The focus moves to its empty field.
  const [pasted, setPasted] = useState<string | null>(null);
  const [making, setMaking] = useState<readonly string[]>([]);
  const steps = useRef<HTMLDivElement>(null);

  // Prevent the browser from replacing the page when a file is dropped outside the zone.
  useEffect(() => {
    const stay = (event: DragEvent) => event.preventDefault();
    window.addEventListener('dragover', stay);
    window.addEventListener('drop', stay);
    return () => {
      window.removeEventListener('dragover', stay);
      window.removeEventListener('drop', stay);
    };
  }, []);

  const readyOf = (draft: Draft): Draft => ({
    ...asSpoken(draft, writer),
    parts: partsToGenerate(draft.parts, draft.textType, features),
  });
  const open = uploads.filter(isOpen);
  // Block leaving while a file is being read, because its content is not stored yet.
  const reading = uploads.some(({ phase }) => phase === 'reading');
  const draft = useDeferredValue(shown?.draft ?? null);
  const read = useMemo(() => draft && parseUpload(draft), [draft]);
  const errorsOf = new Map(
    asked ? open.map((one) => [one.key, findErrors(readyOf(one.draft))]) : [],
  );
  const wrong = new Map([...errorsOf].map(([key, errors]) => [key, Object.keys(errors).length]));
  const wrongTexts = [...wrong.values()].filter((count) => count > 0).length;

  const moveFocus = useFocusMove();

  const takeFiles = (files: File[]) => {
    const room = several ? maxTexts - uploads.length : 1 - uploads.length;
    if (files.length > room) {
      toast(
        'warning',
        several
          ? plural(maxTexts, {
              one: 'At most # text at a time. The others were left out.',
              other: 'At most # texts at a time. The others were left out.',
            })
          : t`Your plan takes one text at a time. Remove the one that’s already here first.`,
      );
    }
    void addFiles(files.slice(0, Math.max(0, room)));
  };

  const goOn = async () => {
    setAsked(true);
    const bad = open.find((one) => Object.keys(findErrors(readyOf(one.draft))).length > 0);
    if (bad) {
      choose(bad.key);
      moveFocus(() => focusFirstError(steps.current));
      return;
    }
    const wanted = open.map((upload) => ({ upload, ready: readyOf(upload.draft) }));
    const [only] = wanted;
    if (only && wanted.length === 1 && !reading) {
      const id = await store(only.upload, only.ready);
      if (id === null) return;
      remove(only.upload.key);
      await navigate(`/review/${id}`, { state: { write: true } });
      return;
    }
    setMaking(wanted.map(({ upload }) => upload.key));
    setAsked(false);
    await make(wanted);
  };

  const underWay = uploads.filter(({ key }) => making.includes(key));
  if (underWay.length > 0) {
    const finished = underWay.filter(({ phase }) => phase === 'ready').map(({ key }) => key);
    return (
      <GenerationProgress
        uploads={underWay}
        onTryAgain={(key) => {
          const upload = uploads.find((one) => one.key === key);
          if (upload) void make([{ upload, ready: readyOf(upload.draft) }]);
        }}
        onChange={(key) => {
          remove(...finished);
          setMaking([]);
          choose(key);
        }}
        onMore={() => {
          setMaking([]);
          remove(...finished);
        }}
      />
    );
  }

  const storing = uploads.some(({ phase }) => phase === 'storing');
  const errors = (shown && errorsOf.get(shown.key)) ?? {};
  return (
    <div
      ref={steps}
      className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-8 xl:grid-cols-[minmax(0,1fr)_26rem]"
    >
      <div className="flex min-w-0 flex-col gap-5">
        <JudgeNote judge={writer?.judge} />
        <NumberedCard
          number={1}
          title={several ? t`Your texts` : t`Your text`}
          note={!several && t`Your plan takes one text at a time.`}
        >
          {uploads.length > 0 && (
            <UploadList
              uploads={uploads}
              chosen={shown?.key ?? null}
              wrong={wrong}
              onChoose={(key) => {
                setPasted(null);
                choose(key);
              }}
              onRemove={(key) => {
                remove(key);
                moveFocus(() =>
                  steps.current
                    ?.querySelector<HTMLElement>('li button[aria-current], input[type=file]')
                    ?.focus(),
                );
              }}
            />
          )}
          {(several ? uploads.length < maxTexts : uploads.length === 0) && (
            <DropZone
              small={uploads.length > 0}
              several={several}
              onFiles={takeFiles}
              onPaste={() => setPasted(addPasted())}
            />
          )}
        </NumberedCard>
        {shown && read && (
          <>
            <PastedTextCard
              key={shown.key}
              upload={shown}
              begin={shown.key === pasted}
              read={read}
              errors={errors}
              dialogues={dialogues}
              onDraft={(next) => changeDraft(shown.key, next)}
            />
            <SettingsCard
              draft={asSpoken(shown.draft, writer)}
              onDraft={(next) => changeDraft(shown.key, next)}
              errors={errors}
              offers={offerParts(shown.draft.textType, features)}
              voiceRefused={voiceRefused}
              others={open.length - 1}
              onSpread={() => {
                spread(shown.draft);
                toast(
                  'success',
                  plural(
                    { count: open.length },
                    {
                      one: 'All # texts now have these settings.',
                      other: 'All # texts now have these settings.',
                    },
                  ),
                );
              }}
            />
          </>
        )}
      </div>
      {!shown && <UploadSteps />}
      {shown && read && (
        <UploadSummary
          draft={shown.draft}
          read={read}
          questions={readyOf(shown.draft).parts.length}
          texts={open.length}
          busy={storing}
          note={
            wrongTexts > 0 ? (
              <p role="alert" className="text-sm font-semibold text-bad">
                {open.length === 1
                  ? t`Some fields need your attention`
                  : plural(wrongTexts, {
                      one: `# of ${{ total: open.length }} texts needs attention`,
                      other: `# of ${{ total: open.length }} texts need attention`,
                    })}
              </p>
            ) : (
              shown.phase === 'failed' && (
                <p role="alert" className="text-sm font-semibold text-bad">
                  {shown.message}
                </p>
              )
            )
          }
          onNext={() => void goOn()}
        />
      )}
    </div>
  );
}

const steps = [
  {
    title: t`You check it`,
    text: t`Each text opens here. Correct any mistakes from the file, give it a name, and choose its languages and questions.`,
  },
  {
    title: t`It becomes a lesson`,
    text: t`Your sentences stay as they are. Each is translated; then come questions, vocabulary and sound.`,
  },
  {
    title: t`You have the last word`,
    text: t`On the review screen you can change anything, and add your own recording, MP3 or pictures.`,
  },
];

/** Explains what will happen to a text. It is shown next to the empty field for the first text. */
function UploadSteps() {
  return (
    <aside
      aria-label={t`What happens to your text`}
      className="rounded-card border border-line bg-linear-to-b from-target-soft to-card p-5 sm:p-6"
    >
      <h2 className="text-lg">
        <Trans>What happens to your text</Trans>
      </h2>
      <ol className="mt-4 flex flex-col gap-5">
        {steps.map(({ title, text }, at) => (
          <li key={title} className="grid grid-cols-[2.25rem_minmax(0,1fr)] gap-x-3">
            <span
              aria-hidden="true"
              className="inline-flex size-8 items-center justify-center rounded-full border border-line bg-card text-sm font-bold text-target"
            >
              {at + 1}
            </span>
            <div>
              <h3 className="pt-1 text-base font-semibold">{title}</h3>
              <p className="mt-0.5 text-sm text-ink-2">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </aside>
  );
}
