import { useCallback, useEffect, useRef, useState } from 'react';
import { maxSoundMs } from '#lessons/draft/sound-limits.ts';
import { loudness } from './level-meter.ts';

/** What was recorded and not kept yet. `url` plays it in this tab. */
interface Take {
  clip: Blob;
  url: string;
  ms: number;
}

export type RecorderState =
  | { kind: 'ready' }
  | { kind: 'asking' }
  | { kind: 'recording'; ms: number; level: number }
  /** `asking`: another go at it waits for the microphone; `message`: why it could not begin. */
  | ({ kind: 'recorded'; asking?: true; message?: string } & Take)
  | { kind: 'refused'; message: string };

// Safari records MP4, the others WebM or Ogg; the media store takes all three.
const kinds = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus'];

/** Records one take with the microphone, and says how loud it is meanwhile. It stays until the next one ends. */
export function useRecorder() {
  const [state, setState] = useState<RecorderState>({ kind: 'ready' });
  const stopAll = useRef<(() => void) | null>(null);
  const stopRecorder = useRef<(() => void) | null>(null);
  const take = useRef<Take | null>(null);

  const forget = useCallback(() => {
    if (take.current) URL.revokeObjectURL(take.current.url);
    take.current = null;
  }, []);

  // Permission may come when nobody waits for it any more.
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
      stopAll.current?.();
      forget();
    };
  }, [forget]);

  const start = useCallback(async () => {
    const before = take.current;
    setState(before ? { kind: 'recorded', asking: true, ...before } : { kind: 'asking' });
    let stream: MediaStream | undefined;
    try {
      stream = await navigator.mediaDevices.getUserMedia({ audio: true });
      if (left.current) return release(stream);
      record(stream);
    } catch (error) {
      release(stream);
      const message = refusalWords(error);
      setState(
        take.current
          ? { kind: 'recorded', message, ...take.current }
          : { kind: 'refused', message },
      );
    }

    function record(stream: MediaStream) {
      const context = new AudioContext();
      // Browsers start it asleep when the permission took a while.
      void context.resume();
      const meter = context.createAnalyser();
      meter.fftSize = 1024;
      context.createMediaStreamSource(stream).connect(meter);
      const samples = new Float32Array(meter.fftSize);
      const mimeType = kinds.find((kind) => MediaRecorder.isTypeSupported(kind));
      const recorder = new MediaRecorder(stream, mimeType ? { mimeType } : undefined);
      const pieces: Blob[] = [];
      recorder.start(1000);
      const startedAt = performance.now();
      const watch = setInterval(() => {
        meter.getFloatTimeDomainData(samples);
        const ms = performance.now() - startedAt;
        setState({ kind: 'recording', ms, level: loudness(samples) });
        if (ms >= maxSoundMs) recorder.stop();
      }, 100);
      const end = () => {
        clearInterval(watch);
        release(stream);
        void context.close();
        stopAll.current = null;
      };
      recorder.ondataavailable = (event) => pieces.push(event.data);
      recorder.onstop = () => {
        end();
        const clip = new Blob(pieces, { type: recorder.mimeType.split(';')[0] ?? 'audio/webm' });
        forget();
        const ms = Math.round(performance.now() - startedAt);
        take.current = { clip, url: URL.createObjectURL(clip), ms };
        setState({ kind: 'recorded', ...take.current });
      };
      stopAll.current = () => {
        recorder.onstop = null;
        if (recorder.state !== 'inactive') recorder.stop();
        end();
      };
      stopRecorder.current = () => recorder.stop();
    }
  }, [forget]);

  const stop = useCallback(() => stopRecorder.current?.(), []);
  const discard = useCallback(() => {
    forget();
    setState({ kind: 'ready' });
  }, [forget]);

  return { state, start, stop, discard };
}

/** Lets the microphone go, so that the browser's sign of it goes out. */
function release(stream: MediaStream | undefined): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}

function refusalWords(error: unknown): string {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError') {
    return 'The browser did not allow the microphone. Allow it in the address bar, then try again.';
  }
  if (name === 'NotFoundError') return 'There is no microphone. Connect one, then try again.';
  return 'The microphone could not be started. Close other programs that use it, then try again.';
}
