import { useCallback, useEffect, useRef, useState } from 'react';
import { toast } from '#ui/toast.ts';
import { mediaAddress } from '../upload-media.ts';

/** Plays one stored clip at a time; `playing` is the name it was started under. */
export function usePlayer() {
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
        toast('error', 'This clip could not be played. Regenerate the sound.');
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
