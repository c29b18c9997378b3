import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Mic, RotateCcw, Square, Trash2 } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { maxSoundMs } from '#lessons/draft/sound-limits.ts';
import { Button } from '#ui/Button.tsx';
import { messageOf } from '#ui/http-error.ts';
import { showTime } from '#ui/show-time.ts';
import { uploadMedia } from '../../upload-media.ts';
import { useUnsavedEdits } from '../unsaved-edits.ts';

interface RecordingPanelProps {
  /**
   * True if recording is the selected source of the audio. An unsaved take stays on screen even if another
   * source is selected.
   */
  chosen: boolean;
  /** Saves the take as the resource's audio. */
  onTake: (recording: { key: string; ms: number }) => Promise<void>;
}

/**
 * Records the teacher reading the whole text. Shows the level, plays the take back, and allows another take.
 */
export function RecordingPanel({ chosen, onTake }: RecordingPanelProps) {
  const { state, start, stop, discard } = useRecorder();
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const keep = async (clip: Blob, ms: number): Promise<boolean> => {
    setSaving(true);
    setFailure(null);
    try {
      const stored = await uploadMedia('audio', clip);
      await onTake({ key: stored.key, ms: stored.ms ?? ms });
      discard();
      return true;
    } catch (error) {
      setFailure(messageOf(error));
      return false;
    } finally {
      setSaving(false);
    }
  };
  const saveTake = async () => {
    if (state.kind === 'recorded') return keep(state.clip, state.ms);
    // The teacher has not listened to this recording yet. Stop recording, and let the teacher decide about
    // saving it.
    stop();
    return false;
  };
  const holds = state.kind === 'recording' || state.kind === 'recorded';
  useUnsavedEdits('speech', holds ? saveTake : null);

  if (state.kind === 'recording') {
    const words = levelWords(state.level);
    return (
      <div className="flex flex-col gap-3">
        <p className="flex items-center gap-2 font-semibold">
          <span className="size-3 animate-pulse rounded-full bg-bad-fill" aria-hidden="true" />
          <Trans>Recording {{ time: clockOf(state.ms) }}</Trans>
        </p>
        <meter
          aria-label={t`Recording level`}
          aria-valuetext={words}
          min={0}
          max={1}
          value={state.level}
          className="level block w-full max-w-md"
        />
        <p className="text-sm text-ink-2">{words}</p>
        <div>
          <Button variant="primary" onClick={stop}>
            <Square size={16} aria-hidden="true" /> <Trans>Stop</Trans>
          </Button>
        </div>
      </div>
    );
  }
  if (state.kind === 'recorded') {
    return (
      <div className="flex flex-col gap-3">
        <p className="font-semibold">
          <Trans>Your recording, {{ time: clockOf(state.ms) }}</Trans>
        </p>
        {/* biome-ignore lint/a11y/useMediaCaption: the text itself stands above. */}
        <audio controls src={state.url} className="w-full max-w-md" />
        {(failure ?? state.message) && (
          <p role="alert" className="text-sm font-semibold text-bad">
            {failure ?? state.message}
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          <Button onClick={discard} disabled={saving || state.asking}>
            <Trash2 size={16} aria-hidden="true" /> <Trans>Delete recording</Trans>
          </Button>
          <Button busy={state.asking} onClick={() => void start()} disabled={saving}>
            <RotateCcw size={16} aria-hidden="true" /> <Trans>Record again</Trans>
          </Button>
          <Button
            variant="primary"
            busy={saving}
            disabled={state.asking}
            onClick={() => void keep(state.clip, state.ms)}
          >
            <Trans>Use this recording</Trans>
          </Button>
        </div>
      </div>
    );
  }
  if (!chosen) return null;
  return (
    <div className="flex flex-col gap-3">
      <p className="text-ink-2">
        <Trans>
          Read the whole text aloud, with a short pause after each sentence. You can listen to it
          before you use it.
        </Trans>
      </p>
      {state.kind === 'refused' && (
        <p role="alert" className="text-sm font-semibold text-bad">
          {state.message}
        </p>
      )}
      <div>
        <Button variant="primary" busy={state.kind === 'asking'} onClick={() => void start()}>
          <Mic size={18} aria-hidden="true" /> <Trans>Start recording</Trans>
        </Button>
      </div>
    </div>
  );
}

/** An unsaved recording. `url` plays it in this tab. */
interface Take {
  clip: Blob;
  url: string;
  ms: number;
}

type RecorderState =
  | { kind: 'ready' }
  | { kind: 'asking' }
  | { kind: 'recording'; ms: number; level: number }
  /**
   * `asking` is set while another take waits for the microphone. `message` is the reason why it could not
   * start.
   */
  | ({ kind: 'recorded'; asking?: true; message?: string } & Take)
  | { kind: 'refused'; message: string };

// Safari records MP4, other browsers WebM or Ogg. The media store accepts all three.
const kinds = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus'];

/**
 * Records one take with the microphone and reports its level. The previous take is kept until the new take
 * ends.
 */
function useRecorder() {
  const [state, setState] = useState<RecorderState>({ kind: 'ready' });
  const stopAll = useRef<(() => void) | null>(null);
  const stopRecorder = useRef<(() => void) | null>(null);
  const take = useRef<Take | null>(null);

  const forget = useCallback(() => {
    if (take.current) URL.revokeObjectURL(take.current.url);
    take.current = null;
  }, []);

  // Microphone permission may be granted after the component has unmounted.
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
      // Browsers create the context suspended if the user took a while to grant the permission.
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

/** Releases the microphone, so that the browser's recording indicator disappears. */
function release(stream: MediaStream | undefined): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}

function refusalWords(error: unknown): string {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError') {
    return t`Your browser has blocked the microphone. Allow it in the address bar, then try again.`;
  }
  if (name === 'NotFoundError') return t`No microphone found. Connect one, then try again.`;
  return t`The microphone could not be started. Close other programs that use it, then try again.`;
}

/**
 * The loudness of a chunk of samples on a perceptual scale from 0 (silence) to 1. Samples range from -1 to 1.
 */
export function loudness(samples: Float32Array): number {
  if (samples.length === 0) return 0;
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  const decibels = 10 * Math.log10(sum / samples.length + 1e-10);
  // With a nearby microphone, a quiet room is at about -50 dB, and loud speech at close range at about -10
  // dB.
  return Math.min(1, Math.max(0, (decibels + 50) / 40));
}

/** Describes how good a level is, for a teacher who is about to record. */
export function levelWords(level: number): string {
  if (level < 0.08) return t`We can’t hear anything yet`;
  if (level < 0.3) return t`A bit quiet: move closer`;
  if (level > 0.97) return t`Too loud: move back a little`;
  return t`Good level`;
}

/** Formats the length of a clip, rounded to seconds, such as 1:05. */
export function clockOf(ms: number): string {
  return showTime(Math.round(ms / 1000) * 1000);
}
