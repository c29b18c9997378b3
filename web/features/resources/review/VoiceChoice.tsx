import { Mic2, Pause, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Resource, Speech } from '#contracts/resources/resource.ts';
import { voices } from '#lessons/draft/voices.ts';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { toast } from '#ui/toast.ts';
import { findListen, speakingParts } from './speaking-parts.ts';
import { usePlayer } from './use-player.ts';
import { VoiceDialog } from './VoiceDialog.tsx';

interface VoiceChoiceProps {
  resource: Resource;
  clips: Speech['clips'];
  onVoices: (voices: Record<string, string>) => Promise<unknown>;
}

/** A voice for each speaker, with a listen to the first thing they say. */
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
      toast('error', error instanceof Error ? error.message : 'Something went wrong');
    }
  };

  return (
    <>
      <ul className="grid gap-3 sm:grid-cols-2">
        {speakingParts(resource).map((part) => {
          const { speaker } = part;
          const clip = findListen(part, clips);
          const name = speaker || 'The voice';
          const voice = voices.find(({ id }) => id === chosen[speaker]);
          const playing = player.playing === speaker;
          return (
            <li
              key={speaker}
              className="flex flex-wrap items-center gap-3 rounded-control border border-line p-3"
            >
              <IconButton
                label={
                  clip
                    ? `${playing ? 'Stop' : 'Listen to'} ${name}`
                    : `${name}: the sound is not made yet`
                }
                icon={playing ? <Pause size={18} /> : <Play size={18} />}
                disabled={!clip}
                onClick={() => clip && player.toggle(speaker, clip)}
                className="border-line! bg-raised"
              />
              <p className="min-w-0 flex-1">
                <bdi className="block truncate font-semibold">{name}</bdi>
                <span className="block text-sm text-ink-2">
                  {voice ? `${voice.name}: ${voice.sound}` : 'The usual voice'}
                </span>
              </p>
              <Button size="small" onClick={() => setChanging(speaker)}>
                <Mic2 size={16} aria-hidden="true" /> Change voice
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
