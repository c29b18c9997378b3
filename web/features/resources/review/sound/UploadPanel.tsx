import { plural, t } from '@lingui/core/macro';
import { Upload } from 'lucide-react';
import { useId, useState } from 'react';
import { maxSoundBytes, maxSoundMs, soundTooLong } from '#lessons/draft/sound-limits.ts';
import { buttonLook } from '#ui/Button.tsx';
import { messageOf } from '#ui/http-error.ts';
import { Spinner } from '#ui/Spinner.tsx';
import { sayAnswer } from '#ui/wordings/answers.ts';
import { uploadMedia } from '../../upload-media.ts';

const maxMegabytes = maxSoundBytes / 1_000_000;

interface UploadPanelProps {
  onTake: (recording: { key: string; ms: number }) => Promise<void>;
}

/** Accepts an MP3 of the whole text. */
export function UploadPanel({ onTake }: UploadPanelProps) {
  const id = useId();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const take = async (file: File) => {
    setFailure(null);
    if (file.type && file.type !== 'audio/mpeg' && file.type !== 'audio/mp3') {
      return setFailure(
        t`“${{ file: file.name }}” is not an MP3. Save your recording as MP3, then upload it.`,
      );
    }
    if (file.size > maxSoundBytes) {
      return setFailure(t`“${{ file: file.name }}” is larger than ${maxMegabytes} MB.`);
    }
    setBusy(true);
    try {
      const ms = await readLength(file);
      if (ms > maxSoundMs) throw new Error(sayAnswer(soundTooLong));
      const stored = await uploadMedia('audio', file);
      await onTake({ key: stored.key, ms: stored.ms ?? ms });
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <div>
      <label
        className={`${buttonLook({})} has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-target`}
      >
        {busy ? <Spinner small /> : <Upload size={18} aria-hidden="true" />}
        {busy ? t`Uploading` : t`Choose an MP3`}
        <input
          type="file"
          accept="audio/mpeg,.mp3"
          disabled={busy}
          aria-describedby={`${id}-help${failure ? ` ${id}-error` : ''}`}
          className="sr-only"
          onChange={(event) => {
            const file = event.currentTarget.files?.[0];
            event.currentTarget.value = '';
            if (file) void take(file);
          }}
        />
      </label>
      <p id={`${id}-help`} className="mt-2 text-sm text-ink-2">
        {plural(
          { minutes: maxSoundMs / 60_000 },
          {
            one: `One MP3 of the whole text, up to ${maxMegabytes} MB and # minute.`,
            other: `One MP3 of the whole text, up to ${maxMegabytes} MB and # minutes.`,
          },
        )}
      </p>
      {failure && (
        <p id={`${id}-error`} role="alert" className="mt-2 text-sm font-semibold text-bad">
          {failure}
        </p>
      )}
    </div>
  );
}

/**
 * Returns the duration of an audio file in milliseconds. If the file cannot be played, throws an error whose
 * message can be shown.
 */
function readLength(file: Blob): Promise<number> {
  const url = URL.createObjectURL(file);
  const audio = new Audio();
  return new Promise<number>((resolve, reject) => {
    audio.onloadedmetadata = () => resolve(Math.round(audio.duration * 1000));
    audio.onerror = () =>
      reject(
        new Error(
          t`This file can’t be played. Check that it is an MP3, or save it again and retry.`,
        ),
      );
    audio.preload = 'metadata';
    audio.src = url;
  }).finally(() => URL.revokeObjectURL(url));
}
