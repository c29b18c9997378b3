import { useEffect, useSyncExternalStore } from 'react';

/** Slow playback rate: slow enough to hear every word, fast enough to sound natural. */
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

/** Returns the one audio element of the page, so that two clips never play at once. */
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

/** Plays a clip from the beginning, at normal or slow speed, any number of times. */
export function useClip(address: string) {
  const now = useSyncExternalStore(
    listen,
    () => sounding,
    () => sounding,
  );
  // Stop playback when the pupil leaves the question.
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
