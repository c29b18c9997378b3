/** How long a sound file lasts, in milliseconds. Throws a sentence to show when it cannot be played. */
export function readLength(file: Blob): Promise<number> {
  const url = URL.createObjectURL(file);
  const audio = new Audio();
  return new Promise<number>((resolve, reject) => {
    audio.onloadedmetadata = () => resolve(Math.round(audio.duration * 1000));
    audio.onerror = () =>
      reject(new Error('This file cannot be played. Is it really an MP3? Try to save it again.'));
    audio.preload = 'metadata';
    audio.src = url;
  }).finally(() => URL.revokeObjectURL(url));
}
