import init from '@echogarden/espeak-ng-emscripten';
import { createMp3Encoder } from 'wasm-media-encoders';
import type { DemoVoice } from './voice-for.ts';

/** Words per minute of an unhurried reader. */
const usualRate = 150;
const kilobits = 48;

/** Speaks a text and returns MP3 encoded from 16-bit mono samples. `speed` is 1 for the usual pace. */
export type Synthesise = (text: string, voice: DemoVoice, speed: number) => Buffer<ArrayBuffer>;

/** Loads espeak-ng and the encoder, both WebAssembly. This takes a tenth of a second. */
export async function loadSynthesiser(): Promise<Synthesise> {
  const [espeak, encoder] = await Promise.all([init(), createMp3Encoder()]);
  const speaker = await new espeak.eSpeakNGWorker();
  const sampleRate = speaker.get_samplerate();

  return (text, voice, speed) => {
    if (speaker.set_voice(voice.name, '', 0, 0, 0) !== 0) {
      throw new Error(`espeak-ng has no voice ${voice.name}.`);
    }
    speaker.set_rate(Math.round(usualRate * speed));
    speaker.set_pitch(voice.pitch);
    const pieces: Float32Array[] = [];
    speaker.synthesize(text, (samples) => {
      if (samples)
        pieces.push(Float32Array.from(new Int16Array(samples), (value) => value / 32768));
      return false;
    });
    encoder.configure({ sampleRate, channels: 1, bitrate: kilobits });
    // The encoder returns views of its own memory, and its next call overwrites them.
    const encoded = pieces.map((piece) => Buffer.from(encoder.encode([piece])));
    return Buffer.concat([...encoded, Buffer.from(encoder.finalize())]);
  };
}
