import { useEffect, useSyncExternalStore } from 'react';

/** Slow playback rate; low enough to hear every word, high enough to sound natural. */
const slowRate = 0.7;

interface Sounding {
  address: string | null;
  slow: boolean;
  failed: boolean;
}

let sounding: Sounding = { address: null, slow: false, failed: false };
let audio: HTMLAudioElement | null = null;
const listeners = new Set<() => void>();

function tell(next: Sounding): void {
  sounding = next;
  for (const listener of listeners) listener();
}

/** One audio element for the whole page: two clips never play at once. */
function player(): HTMLAudioElement {
  if (!audio) {
    audio = new Audio();
    audio.preservesPitch = true;
    audio.addEventListener('ended', () => tell({ ...sounding, address: null }));
  }
  return audio;
}

function play(address: string, slow: boolean): void {
  const element = player();
  const url = new URL(address, location.href).href;
  // Reload a clip that failed.
  if (element.src !== url || element.error) element.src = url;
  element.currentTime = 0;
  element.playbackRate = slow ? slowRate : 1;
  tell({ address, slow, failed: false });
  element.play().catch((reason: DOMException) => {
    if (reason.name === 'AbortError' || sounding.address !== address) return;
    tell({ address, slow, failed: true });
  });
}

function stop(): void {
  audio?.pause();
  tell({ address: null, slow: false, failed: false });
}

const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Plays a clip from the beginning, any number of times, at full speed or slowly. */
export function useClip(address: string) {
  const now = useSyncExternalStore(
    listen,
    () => sounding,
    () => sounding,
  );
  // Stop playback when the question is left.
  useEffect(
    () => () => {
      if (sounding.address === address) stop();
    },
    [address],
  );
  const mine = now.address === address;
  return {
    playing: mine && !now.failed ? (now.slow ? ('slow' as const) : ('full' as const)) : null,
    failed: mine && now.failed,
    play: (slow: boolean) => play(address, slow),
    stop,
  };
}
