import { Film } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { useRecordingUpload } from './use-recording-upload.ts';

interface RecordingUploadProps {
  /** The film is in our store, under this key. */
  onUploaded: (key: string) => void;
}

/** Puts a film into our store, part by part, with what has gone of it. */
export function RecordingUpload({ onUploaded }: RecordingUploadProps) {
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
        aria-label="Film to upload"
        tabIndex={-1}
        className="sr-only"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // The same file may be chosen again after it failed.
          currentTarget.value = '';
          setDone(false);
          if (file) void upload(file);
        }}
      />
      {share === null ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button onClick={() => input.current?.click()}>
            <Film size={18} aria-hidden="true" /> Upload a film
          </Button>
          <p className="text-sm text-ink-2">MP4 or WebM, 2 GB at most.</p>
        </div>
      ) : (
        <div className="flex flex-wrap items-center gap-4">
          <div className="min-w-48 flex-1">
            <label htmlFor={id} className="block text-sm font-semibold">
              Uploading the film: {percent} %
            </label>
            <progress id={id} value={percent} max={100} className="mt-2 block h-2 w-full" />
          </div>
          <Button onClick={stop}>Stop</Button>
        </div>
      )}
      <p role="status" className={isDone ? 'mt-3' : 'sr-only'}>
        {isDone && 'The film is in our store. Publish the page to show it.'}
      </p>
      <div role="alert">{problem && <p className="mt-3 text-bad">{problem}</p>}</div>
    </div>
  );
}
