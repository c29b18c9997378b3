import { Film } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { PageContent } from '#contracts/content/page.ts';
import { maxRecordingBytes, recordingType } from '#contracts/content/recording.ts';
import { Button } from '#ui/Button.tsx';
import { messageOf } from '#ui/http-error.ts';
import { TextArea } from '#ui/TextArea.tsx';
import { TextField } from '#ui/TextField.tsx';
import { http } from '#web/app/http/http.ts';
import { uploadRecording } from './upload-recording.ts';

interface RecordingFieldsProps {
  content: PageContent;
  errors: Record<string, string>;
  onChange: (part: Partial<PageContent>) => void;
}

/**
 * Fields for the recording of a video or webinar and its subtitles. They are empty until there is a
 * recording.
 */
export function RecordingFields({ content, errors, onChange }: RecordingFieldsProps) {
  return (
    <section className="mt-10 grid max-w-3xl gap-4">
      <h2 className="text-xl">Recording</h2>
      <RecordingUpload onUploaded={(video) => onChange({ video })} />
      <TextField
        label="Address"
        value={content.video ?? ''}
        error={errors.video}
        help="The key of an uploaded video, which plays on the page, or an address starting with https://, which opens in a new tab. Leave empty until there is a recording."
        onChange={(event) => onChange({ video: event.currentTarget.value.trim() || null })}
      />
      <TextField
        label="Preview picture"
        note="optional"
        value={content.poster ?? ''}
        error={errors.poster}
        help="The key of an uploaded picture."
        onChange={(event) => onChange({ poster: event.currentTarget.value.trim() || null })}
      />
      <TextArea
        label="Subtitles"
        note="WebVTT"
        value={content.captions ?? ''}
        error={errors.captions}
        rows={8}
        className="font-mono text-sm"
        help="Shown with the recording and as its transcript. Every recording needs them."
        onChange={(event) => onChange({ captions: event.currentTarget.value || null })}
      />
    </section>
  );
}

interface RecordingUploadProps {
  /** Called with the key of the uploaded film. */
  onUploaded: (key: string) => void;
}

/** Uploads a film to our store in parts, and shows the progress. */
function RecordingUpload({ onUploaded }: RecordingUploadProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isDone, setDone] = useState(false);
  const { share, problem, upload, stop } = useRecordingUpload((key) => {
    setDone(true);
    onUploaded(key);
  });
  const percent = share === null ? 0 : Math.floor(share * 100);
  return (
    <div className="rounded-card border border-line bg-card p-4">
      <input
        ref={input}
        type="file"
        accept="video/mp4,video/webm"
        aria-label="Video to upload"
        tabIndex={-1}
        className="sr-only"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // Allows choosing the same file again after a failure.
          currentTarget.value = '';
          setDone(false);
          if (file) void upload(file);
        }}
      />
      {share === null ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button onClick={() => input.current?.click()}>
            <Film size={18} aria-hidden="true" /> Upload a video
          </Button>
          <p className="text-sm text-ink-2">MP4 or WebM, up to 2 GB.</p>
        </div>
      ) : (
        <div className="flex flex-wrap items-center gap-4">
          <div className="min-w-48 flex-1">
            <label htmlFor={id} className="block text-sm font-semibold">
              Uploading the video: {percent}%
            </label>
            <progress id={id} value={percent} max={100} className="mt-2 block h-2 w-full" />
          </div>
          <Button onClick={stop}>Stop</Button>
        </div>
      )}
      <p role="status" className={isDone ? 'mt-3' : 'sr-only'}>
        {isDone && 'Video uploaded. Publish the page to show it.'}
      </p>
      <div role="alert">{problem && <p className="mt-3 text-bad">{problem}</p>}</div>
    </div>
  );
}

/** Number of bytes needed to detect the file type. */
const headBytes = 64;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Uploads the chosen film; `share` is the fraction sent, null if no upload is running. */
function useRecordingUpload(onUploaded: (key: string) => void) {
  const [share, setShare] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const stopper = useRef<AbortController | null>(null);
  useEffect(() => () => stopper.current?.abort(), []);

  async function upload(file: File): Promise<void> {
    setProblem(null);
    const type = recordingType(new Uint8Array(await file.slice(0, headBytes).arrayBuffer()));
    if (type === null) return setProblem('Use an MP4 or WebM video.');
    if (file.size > maxRecordingBytes) return setProblem('A recording can be up to 2 GB.');
    const stop = new AbortController();
    stopper.current = stop;
    setShare(0);
    try {
      onUploaded(
        await uploadRecording(file, type, {
          http,
          wait,
          onProgress: setShare,
          signal: stop.signal,
        }),
      );
    } catch (error) {
      if (!stop.signal.aborted) {
        setProblem(messageOf(error));
      }
    } finally {
      setShare(null);
    }
  }
  return { share, problem, upload, stop: () => stopper.current?.abort() };
}
