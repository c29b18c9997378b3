import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { includesFeature } from '#contracts/access/role.ts';
import { AudioSource } from '#contracts/resources/draft.ts';
import { type Resource, Speech } from '#contracts/resources/resource.ts';
import { speaksSentences } from '#lessons/draft/speaks-text.ts';
import { wordClips } from '#lessons/draft/word-clips.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { messageOf } from '#ui/http-error.ts';
import { Segmented } from '#ui/Segmented.tsx';
import { toast } from '#ui/toast.ts';
import { sayAnswer } from '#ui/wordings/answers.ts';
import { useAnswers } from '#ui/wordings/use-answers.ts';
import { useSession } from '#web/app/session/session.ts';
import { mediaAddress } from '../../upload-media.ts';
import { useWriter } from '../../use-writer.ts';
import { isOutdated, type PartProgress, railState } from '../part-states.ts';
import { PartBadge, SectionCard, WaitNote } from '../SectionCard.tsx';
import type { ReviewActions } from '../use-review-actions.ts';
import { clockOf, RecordingPanel } from './RecordingPanel.tsx';
import { UploadPanel } from './UploadPanel.tsx';
import { VoiceChoice } from './VoiceChoice.tsx';

const sourceNames: Record<AudioSource, string> = {
  none: t`No sound`,
  ai: t`AI voice`,
  record: t({ message: 'Record', context: 'a button' }),
  upload: t`Upload MP3`,
};

interface SoundSectionProps {
  resource: Resource;
  parts: readonly PartProgress[];
  actions: ReviewActions;
}

/** The audio of the text: a voice for each speaker, the teacher's own recording, or a file. */
export function SoundSection({ resource, parts, actions }: SoundSectionProps) {
  useAnswers();
  const progress = parts.find((part) => part.part === 'speech');
  const stored = resource.parts.find((part) => part.part === 'speech');
  const read = Speech.safeParse(stored?.content);
  const speech = read.success ? read.data : null;
  const [chosen, setSource] = useState<AudioSource | null>(null);
  const source = chosen ?? soundSource(speech, resource);
  const [asking, setAsking] = useState<'make' | 'remove' | null>(null);
  const state = railState(progress);
  const making = progress !== undefined && (state === 'waiting' || state === 'writing');
  const wordsSpeak = useSession(({ who }) => who !== null && includesFeature(who, 'vocabAudio'));
  // A new recording replaces the current audio, whatever its source.
  const takeRecording = (recording: Speech['recording']) =>
    actions.savePart('speech', { clips: wordClips(resource), recording });
  const remove = async () => {
    try {
      await actions.savePart('speech', { clips: wordClips(resource) }, stored?.generation);
      setSource('none');
    } catch (error) {
      const words = messageOf(error);
      toast(
        'error',
        isOutdated(error)
          ? t`The sound was changed somewhere else. Listen to it, then remove it if you still want to.`
          : words,
      );
    }
  };
  const noVoice = useWriter().data?.speech === false;
  const hasClips = speech !== null && speaksSentences(speech, resource.text);
  const hasSound = hasClips || speech?.recording !== undefined;

  return (
    <SectionCard
      part="speech"
      title={t`Sound`}
      state={progress && <PartBadge state={state} part="speech" />}
    >
      <div data-tour="change-voices" className="flex flex-col gap-5">
        <WaitNote progress={progress} />
        <div>
          <Segmented
            label={t`Where the sound comes from`}
            value={source}
            options={AudioSource.options.map((value) => ({ value, label: sourceNames[value] }))}
            onChoose={setSource}
          />
        </div>
        {speech?.recording && (
          <div>
            <p className="mb-1.5 text-sm text-ink-2">
              <Trans>
                The recording of this resource, {{ time: clockOf(speech.recording.ms) }}
              </Trans>
            </p>
            {/* biome-ignore lint/a11y/useMediaCaption: the text itself stands above. */}
            <audio
              controls
              preload="none"
              src={mediaAddress(speech.recording.key)}
              className="w-full max-w-md"
            />
            {!making && (
              <Button size="small" className="mt-2" onClick={() => setAsking('remove')}>
                <Trash2 size={16} aria-hidden="true" /> <Trans>Remove recording</Trans>
              </Button>
            )}
          </div>
        )}
        {source === 'none' && (
          <p className="text-ink-2">
            {hasSound
              ? t`The current sound is kept until you replace it.`
              : t`Pupils read this text without sound.`}
          </p>
        )}
        <RecordingPanel
          chosen={source === 'record'}
          onTake={(take) => takeRecording({ ...take, source: 'record' })}
        />
        {source === 'upload' && (
          <UploadPanel onTake={(file) => takeRecording({ ...file, source: 'upload' })} />
        )}
        {source === 'ai' && noVoice && (
          <p className="text-ink-2">
            <Trans>
              There is no AI voice, because this Lexiloom’s AI server does not offer one. Record the
              text yourself, or upload an MP3.
            </Trans>
          </p>
        )}
        {source === 'ai' && !noVoice && (
          <>
            <VoiceChoice
              resource={resource}
              clips={speech?.clips ?? {}}
              onVoices={(voices) => actions.change({ voices })}
            />
            {!wordsSpeak && (
              <p className="text-sm text-ink-2">
                <Trans>
                  The text is read aloud. Audio for single vocabulary words is for Premium accounts
                  only.
                </Trans>
              </p>
            )}
            {!making && (!progress || progress.status === 'failed' || (speech && !hasClips)) && (
              <div className="flex flex-wrap items-center gap-3">
                {progress?.problem && (
                  <p className="text-ink-2">{sayAnswer(progress.problem.message)}</p>
                )}
                <Button
                  busy={actions.asked.has('speech')}
                  onClick={() =>
                    speech?.recording ? setAsking('make') : void actions.makeAgain('speech')
                  }
                >
                  <RotateCcw size={18} aria-hidden="true" />
                  {progress?.status === 'failed' ? t`Try again` : t`Generate sound`}
                </Button>
              </div>
            )}
          </>
        )}
      </div>
      <SoundQuestion
        about={asking}
        onKeep={() => setAsking(null)}
        onMake={() => {
          setAsking(null);
          void actions.makeAgain('speech');
        }}
        onRemove={() => {
          setAsking(null);
          void remove();
        }}
      />
    </SectionCard>
  );
}

interface SoundQuestionProps {
  /**
   * The action that would delete the recording and must therefore be confirmed; null if the dialog is closed.
   */
  about: 'make' | 'remove' | null;
  onKeep: () => void;
  onMake: () => void;
  onRemove: () => void;
}

/** Asks for confirmation before a teacher's own recording is deleted permanently. */
function SoundQuestion({ about, onKeep, onMake, onRemove }: SoundQuestionProps) {
  const [title, confirmLabel, words] =
    about === 'make'
      ? [
          t`Generate sound with the AI voice?`,
          t`Generate sound`,
          t`The AI voice will replace your recording. You can’t get the recording back.`,
        ]
      : [
          t`Remove the recording?`,
          t`Remove recording`,
          t`The text will have no sound until you add some. You can’t get the recording back.`,
        ];
  return (
    <ConfirmDialog
      open={about !== null}
      title={title}
      confirmLabel={confirmLabel}
      cancelLabel={t`Keep recording`}
      danger
      onCancel={onKeep}
      onConfirm={about === 'make' ? onMake : onRemove}
    >
      <p className="text-ink-2">{words}</p>
    </ConfirmDialog>
  );
}

type Lesson = Pick<Resource, 'text' | 'draft'>;

/** The source of the stored audio. If there is no audio yet, this is the source requested in the draft. */
export function soundSource(speech: Speech | null, lesson: Lesson): AudioSource {
  const { audio } = lesson.draft;
  if (speech?.recording) {
    return speech.recording.source ?? (audio === 'upload' ? 'upload' : 'record');
  }
  return speech && speaksSentences(speech, lesson.text) ? 'ai' : audio;
}
