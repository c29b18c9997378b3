import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Mic2, Pause, Play } from 'lucide-react';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import type { Resource, Speech } from '#contracts/resources/resource.ts';
import { voiceWords } from '#lessons/draft/voice-words.ts';
import { voices } from '#lessons/draft/voices.ts';
import { Button, IconButton } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { messageOf } from '#ui/http-error.ts';
import { Spinner } from '#ui/Spinner.tsx';
import { toast } from '#ui/toast.ts';
import { i18n } from '#ui/wordings/i18n.ts';
import { http } from '#web/app/http/http.ts';
import { mediaAddress, type StoredMedia } from '../../upload-media.ts';
import { resourcePath } from '../../use-resource.ts';

interface VoiceChoiceProps {
  resource: Resource;
  clips: Speech['clips'];
  onVoices: (voices: Record<string, string>) => Promise<unknown>;
}

/** The voice of each speaker, with a sample of the speaker's first sentence. */
export function VoiceChoice({ resource, clips, onVoices }: VoiceChoiceProps) {
  const [chosen, setChosen] = useState(resource.voices);
  const [changing, setChanging] = useState<string | null>(null);
  const player = usePlayer();
  useEffect(() => setChosen(resource.voices), [resource.voices]);

  const choose = async (speaker: string, voice: string) => {
    setChanging(null);
    if (chosen[speaker] === voice) return;
    const next = { ...chosen, [speaker]: voice };
    setChosen(next);
    try {
      await onVoices(next);
    } catch (error) {
      setChosen(resource.voices);
      toast('error', messageOf(error));
    }
  };

  return (
    <>
      <ul className="grid gap-3 sm:grid-cols-2">
        {speakingParts(resource).map((part) => {
          const { speaker } = part;
          const clip = findListen(part, clips);
          const name = speaker || t`The voice`;
          const voice = voices.find(({ id }) => id === chosen[speaker]);
          const playing = player.playing === speaker;
          return (
            <li
              key={speaker}
              className="flex flex-wrap items-center gap-3 rounded-control border border-line p-3"
            >
              <IconButton
                label={clip ? listenWords(name, playing) : t`${name}: no sound yet`}
                icon={playing ? <Pause size={18} /> : <Play size={18} />}
                disabled={!clip}
                onClick={() => clip && player.toggle(speaker, clip)}
                className="border-line! bg-raised"
              />
              <p className="min-w-0 flex-1">
                <bdi className="block truncate font-semibold">{name}</bdi>
                <span className="block text-sm text-ink-2">
                  {voice
                    ? t`${{ voice: voice.name }}: ${{ sound: i18n._(voiceWords[voice.id]) }}`
                    : t`Default voice`}
                </span>
              </p>
              <Button size="small" onClick={() => setChanging(speaker)}>
                <Mic2 size={16} aria-hidden="true" /> <Trans>Change voice</Trans>
                <span className="sr-only">: {name}</span>
              </Button>
            </li>
          );
        })}
      </ul>
      {changing !== null && (
        <VoiceDialog
          resourceId={resource.id}
          speaker={changing}
          voice={chosen[changing] ?? null}
          onClose={() => setChanging(null)}
          onChoose={(voice) => void choose(changing, voice)}
        />
      )}
    </>
  );
}

const listenWords = (name: string, playing: boolean) =>
  playing ? t`Stop ${name}` : t`Listen to ${name}`;

interface VoiceDialogProps {
  resourceId: string;
  /** '' for the single voice of a text without speakers. */
  speaker: string;
  /** The speaker's current voice. */
  voice: string | null;
  onClose: () => void;
  onChoose: (voice: string) => void;
}

/** Lists all voices, each with a sample in which it reads this speaker's own words. */
function VoiceDialog({ resourceId, speaker, voice, onClose, onChoose }: VoiceDialogProps) {
  const group = useId();
  const [chosen, setChosen] = useState(voice);
  const [fetching, setFetching] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const player = usePlayer();
  // Cached samples of this dialog, by voice. Only the sample that was requested last is played.
  const heard = useRef(new Map<string, string>());
  const wanted = useRef<string | null>(null);

  const listen = async (id: string) => {
    setFailure(null);
    wanted.current = id;
    const known = heard.current.get(id);
    if (known) return player.toggle(id, known);
    player.stop();
    setFetching(id);
    try {
      const path = `${resourcePath(resourceId)}/voice-sample`;
      const { key } = await http.post<StoredMedia>(path, { speaker, voice: id });
      heard.current.set(id, key);
      if (wanted.current === id) player.play(id, key);
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setFetching((last) => (last === id ? null : last));
    }
  };

  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={
        speaker ? (
          <bdi>
            <Trans>A voice for {speaker}</Trans>
          </bdi>
        ) : (
          t`A voice for the text`
        )
      }
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            variant="primary"
            disabled={chosen === null}
            onClick={() => chosen && onChoose(chosen)}
          >
            <Trans>Use this voice</Trans>
          </Button>
        </>
      }
    >
      <p className="mb-3 text-ink-2">
        {speaker
          ? t`Listen before you choose. Only what this speaker says is regenerated.`
          : t`Listen before you choose. Only what this voice reads is regenerated.`}
      </p>
      {failure && (
        <p role="alert" className="mb-3 text-sm font-semibold text-bad">
          {failure}
        </p>
      )}
      <ul className="grid gap-x-8 sm:grid-cols-2">
        {voices.map(({ id, name }) => {
          const playing = player.playing === id;
          return (
            <li key={id} className="flex items-center gap-2 border-b border-line">
              <label className="flex min-h-13 flex-1 items-center gap-3 rounded-small px-1 has-focus-visible:outline-3 has-focus-visible:outline-target">
                <input
                  type="radio"
                  name={group}
                  checked={chosen === id}
                  onChange={() => setChosen(id)}
                  className="size-4.5"
                />
                <span>
                  <span className="block font-semibold">{name}</span>
                  <span className="block text-sm text-ink-2">{i18n._(voiceWords[id])}</span>
                </span>
              </label>
              {fetching === id && <Spinner small />}
              <IconButton
                label={listenWords(name, playing)}
                icon={playing ? <Pause size={18} /> : <Play size={18} />}
                onClick={() => void listen(id)}
                className="border-line! bg-raised"
              />
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}

/**
 * Plays one stored clip at a time. `playing` is the name that was passed when the current clip was started.
 */
function usePlayer() {
  const [playing, setPlaying] = useState<string | null>(null);
  const audio = useRef<HTMLAudioElement | null>(null);
  useEffect(() => () => audio.current?.pause(), []);

  const stop = useCallback(() => {
    audio.current?.pause();
    audio.current = null;
    setPlaying(null);
  }, []);

  const play = useCallback(
    (name: string, key: string) => {
      stop();
      const player = new Audio(mediaAddress(key));
      audio.current = player;
      player.onended = stop;
      player.onerror = () => {
        stop();
        toast('error', t`This clip could not be played. Regenerate the sound.`);
      };
      setPlaying(name);
      player.play().catch(() => {
        if (audio.current === player) stop();
      });
    },
    [stop],
  );

  const toggle = (name: string, key: string) => (playing === name ? stop() : play(name, key));
  return { playing, play, stop, toggle };
}

/** A speaker in a resource; '' for the single voice of a text without speakers. */
interface SpeakingPart {
  speaker: string;
  /** The ids of the speaker's sentences, in order. */
  sentences: string[];
}

/** The speakers, in order of first appearance. */
export function speakingParts(resource: Pick<Resource, 'text'>): SpeakingPart[] {
  const parts = new Map<string, string[]>();
  for (const { id, speaker = '' } of resource.text.sentences) {
    parts.set(speaker, [...(parts.get(speaker) ?? []), id]);
  }
  return [...parts].map(([speaker, sentences]) => ({ speaker, sentences }));
}

/** The first existing clip of this speaker; null if none has been made yet. */
export function findListen(part: SpeakingPart, clips: Speech['clips']): string | null {
  for (const id of part.sentences) {
    const clip = clips[id];
    if (clip) return clip.key;
  }
  return null;
}
