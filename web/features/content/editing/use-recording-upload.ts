import { useEffect, useRef, useState } from 'react';
import { mostRecordingBytes, recordingType } from '#contracts/content/recording.ts';
import { http } from '#web/app/http/http.ts';
import { uploadRecording } from './upload-recording.ts';

/** Bytes that tell the type. */
const headBytes = 64;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Uploads a chosen film; `share` is what has gone of it, null while nothing is under way. */
export function useRecordingUpload(onUploaded: (key: string) => void) {
  const [share, setShare] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const stopper = useRef<AbortController | null>(null);
  useEffect(() => () => stopper.current?.abort(), []);

  async function upload(file: File): Promise<void> {
    setProblem(null);
    const type = recordingType(new Uint8Array(await file.slice(0, headBytes).arrayBuffer()));
    if (type === null) return setProblem('Use an MP4 or a WebM film.');
    if (file.size > mostRecordingBytes) return setProblem('A recording may have 2 GB at most.');
    const stop = new AbortController();
    stopper.current = stop;
    setShare(0);
    try {
      onUploaded(
        await uploadRecording(file, type, {
          ...{ http, wait },
          onProgress: setShare,
          signal: stop.signal,
        }),
      );
    } catch (error) {
      if (!stop.signal.aborted) {
        setProblem(error instanceof Error ? error.message : 'Something went wrong');
      }
    } finally {
      setShare(null);
    }
  }
  return { share, problem, upload, stop: () => stopper.current?.abort() };
}
