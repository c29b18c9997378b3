import { Mic, RotateCcw, Square, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { uploadMedia } from '../upload-media.ts';
import { clockOf, levelWords } from './level-meter.ts';
import { useUnsavedEdits } from './unsaved-edits.ts';
import { useRecorder } from './use-recorder.ts';

interface RecordingPanelProps {
  /** Recording is the chosen source. A take that is not kept yet stays on the screen without it. */
  chosen: boolean;
  /** Stores the take as the resource's sound. */
  onTake: (recording: { key: string; ms: number }) => Promise<void>;
}

/** Records the teacher reading the whole text: a level while recording, a listen, and another go. */
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
      setFailure(error instanceof Error ? error.message : 'Something went wrong');
      return false;
    } finally {
      setSaving(false);
    }
  };
  const saveTake = async () => {
    if (state.kind === 'recorded') return keep(state.clip, state.ms);
    // Nobody has heard it yet: it ends, and is hers to keep or not.
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
          Recording {clockOf(state.ms)}
        </p>
        <meter
          aria-label="How loud you are"
          aria-valuetext={words}
          min={0}
          max={1}
          value={state.level}
          className="level block w-full max-w-md"
        />
        <p className="text-sm text-ink-2">{words}</p>
        <div>
          <Button variant="primary" onClick={stop}>
            <Square size={16} aria-hidden="true" /> Stop
          </Button>
        </div>
      </div>
    );
  }
  if (state.kind === 'recorded') {
    return (
      <div className="flex flex-col gap-3">
        <p className="font-semibold">Your take, {clockOf(state.ms)}</p>
        {/* biome-ignore lint/a11y/useMediaCaption: the text itself stands above. */}
        <audio controls src={state.url} className="w-full max-w-md" />
        {(failure ?? state.message) && (
          <p role="alert" className="text-sm font-semibold text-bad">
            {failure ?? state.message}
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          <Button onClick={discard} disabled={saving || state.asking}>
            <Trash2 size={16} aria-hidden="true" /> Delete this take
          </Button>
          <Button busy={state.asking} onClick={() => void start()} disabled={saving}>
            <RotateCcw size={16} aria-hidden="true" /> Record again
          </Button>
          <Button
            variant="primary"
            busy={saving}
            disabled={state.asking}
            onClick={() => void keep(state.clip, state.ms)}
          >
            Use this recording
          </Button>
        </div>
      </div>
    );
  }
  if (!chosen) return null;
  return (
    <div className="flex flex-col gap-3">
      <p className="text-ink-2">
        Read the whole text aloud, with a short pause after each sentence. You can listen to it
        before you keep it.
      </p>
      {state.kind === 'refused' && (
        <p role="alert" className="text-sm font-semibold text-bad">
          {state.message}
        </p>
      )}
      <div>
        <Button variant="primary" busy={state.kind === 'asking'} onClick={() => void start()}>
          <Mic size={18} aria-hidden="true" /> Start recording
        </Button>
      </div>
    </div>
  );
}
