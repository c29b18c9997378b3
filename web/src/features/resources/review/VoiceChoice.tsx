import { Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Resource, Speech } from '#teaching/resources/resource.ts';
import { voices } from '#teaching/resources/voices.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Select } from '#web/ui/Select.tsx';
import { toast } from '#web/ui/toast.ts';
import { mediaAddress } from '../upload-media.ts';
import { findListen, type SpeakingPart, speakingParts } from './speaking-parts.ts';

interface VoiceChoiceProps {
  resource: Resource;
  clips: Speech['clips'];
  onVoices: (voices: Record<string, string>) => Promise<unknown>;
}

/** A voice for each speaker, with a listen to the first thing they say. */
export function VoiceChoice({ resource, clips, onVoices }: VoiceChoiceProps) {
  const [chosen, setChosen] = useState(resource.voices);
  const [playing, setPlaying] = useState<string | null>(null);
  const audio = useRef<HTMLAudioElement | null>(null);
  useEffect(() => setChosen(resource.voices), [resource.voices]);
  useEffect(() => () => audio.current?.pause(), []);

  const listen = (part: SpeakingPart, key: string) => {
    audio.current?.pause();
    if (playing === part.speaker) return setPlaying(null);
    const player = new Audio(mediaAddress(key));
    audio.current = player;
    player.onended = () => setPlaying(null);
    player.onerror = () => {
      setPlaying(null);
      toast('error', 'This clip could not be played. Make the sound again.');
    };
    setPlaying(part.speaker);
    player.play().catch(() => setPlaying(null));
  };

  const choose = async (speaker: string, voice: string) => {
    const next = { ...chosen, [speaker]: voice };
    setChosen(next);
    try {
      await onVoices(next);
    } catch (error) {
      setChosen(resource.voices);
      toast('error', error instanceof Error ? error.message : 'Something went wrong');
    }
  };

  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {speakingParts(resource).map((part) => {
        const clip = findListen(part, clips);
        const name = part.speaker || 'The voice';
        return (
          <li key={part.speaker} className="flex items-end gap-2">
            <Select
              label={name}
              value={chosen[part.speaker] ?? null}
              options={voices.map((voice) => ({
                value: voice.id,
                label: `${voice.name}: ${voice.sound}`,
              }))}
              onChoose={(voice) => void choose(part.speaker, voice)}
              className="min-w-0 flex-1"
            />
            <IconButton
              label={
                clip
                  ? `${playing === part.speaker ? 'Stop' : 'Listen to'} ${name}`
                  : `${name}: the sound is not made yet`
              }
              icon={playing === part.speaker ? <Pause size={18} /> : <Play size={18} />}
              disabled={!clip}
              onClick={() => clip && listen(part, clip)}
              className="size-12 border-line! bg-raised"
            />
          </li>
        );
      })}
    </ul>
  );
}
