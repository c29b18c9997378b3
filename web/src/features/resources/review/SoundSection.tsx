import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { includesFeature } from '#teaching/access/who.ts';
import { AudioSource } from '#teaching/resources/draft.ts';
import { type Resource, Speech } from '#teaching/resources/resource.ts';
import { useSession } from '#web/session.ts';
import { Button } from '#web/ui/Button.tsx';
import { Segmented } from '#web/ui/Segmented.tsx';
import { mediaAddress } from '../upload-media.ts';
import { clockOf } from './level-meter.ts';
import { PartBadge } from './PartBadge.tsx';
import { type PartProgress, railState } from './part-states.ts';
import { RecordingPanel } from './RecordingPanel.tsx';
import { SectionCard } from './SectionCard.tsx';
import { UploadPanel } from './UploadPanel.tsx';
import type { ReviewActions } from './use-review-actions.ts';
import { VoiceChoice } from './VoiceChoice.tsx';

const sourceNames: Record<AudioSource, string> = {
  none: 'No sound',
  ai: 'AI voice',
  record: 'Record',
  upload: 'Upload MP3',
};

interface SoundSectionProps {
  resource: Resource;
  parts: readonly PartProgress[];
  actions: ReviewActions;
}

/** How the text sounds: a voice for each speaker, the teacher's own voice, or a file. */
export function SoundSection({ resource, parts, actions }: SoundSectionProps) {
  const progress = parts.find((part) => part.part === 'speech');
  const stored = resource.parts.find((part) => part.part === 'speech');
  const read = Speech.safeParse(stored?.content);
  const speech = read.success ? read.data : null;
  const [source, setSource] = useState<AudioSource>(resource.draft.audio);
  const wordsSpeak = useSession(({ who }) => who !== null && includesFeature(who, 'vocabAudio'));
  const takeRecording = (recording: { key: string; ms: number }) =>
    actions.savePart('speech', { clips: {}, recording });

  return (
    <SectionCard
      part="speech"
      title="Sound"
      state={progress && <PartBadge state={railState(progress)} part="speech" />}
    >
      <div data-tour="change-voices" className="flex flex-col gap-5">
        <div>
          <Segmented
            label="Where the sound comes from"
            value={source}
            options={AudioSource.options.map((value) => ({ value, label: sourceNames[value] }))}
            onChoose={setSource}
          />
        </div>
        {speech?.recording && (
          <div>
            <p className="mb-1.5 text-sm text-ink-2">
              The recording of this resource, {clockOf(speech.recording.ms)}
            </p>
            {/* biome-ignore lint/a11y/useMediaCaption: the text itself stands above. */}
            <audio
              controls
              preload="none"
              src={mediaAddress(speech.recording.key)}
              className="w-full max-w-md"
            />
          </div>
        )}
        {source === 'none' && (
          <p className="text-ink-2">
            {speech
              ? 'The sound that was made stays until you make another.'
              : 'Pupils read this text without sound.'}
          </p>
        )}
        {source === 'record' && <RecordingPanel onTake={takeRecording} />}
        {source === 'upload' && <UploadPanel onTake={takeRecording} />}
        {source === 'ai' && (
          <>
            <VoiceChoice
              resource={resource}
              clips={speech?.clips ?? {}}
              onVoices={(voices) => actions.change({ voices })}
            />
            {!wordsSpeak && (
              <p className="text-sm text-ink-2">
                The text is read aloud. Audio for single vocabulary words is for Premium accounts
                only.
              </p>
            )}
            {(!progress || progress.status === 'failed' || speech?.recording) && (
              <div className="flex flex-wrap items-center gap-3">
                {progress?.problem && <p className="text-ink-2">{progress.problem.message}</p>}
                <Button
                  busy={actions.asked.has('speech')}
                  onClick={() => void actions.makeAgain('speech')}
                >
                  <RotateCcw size={18} aria-hidden="true" />
                  {progress?.status === 'failed' ? 'Try again' : 'Make the sound'}
                </Button>
              </div>
            )}
          </>
        )}
      </div>
    </SectionCard>
  );
}
