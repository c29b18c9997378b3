declare module '@echogarden/espeak-ng-emscripten' {
  interface EspeakWorker {
    /** Returns 0 if the voice is known; the other parameters are then ignored. */
    set_voice(name: string, language: string, gender: number, age: number, variant: number): number;
    /** Words a minute. */
    set_rate(rate: number): void;
    /** 0 to 100. */
    set_pitch(pitch: number): void;
    get_samplerate(): number;
    /** Passes 16-bit samples piece by piece, and null at the end; returning `true` stops it. */
    synthesize(text: string, onSamples: (samples: ArrayBuffer | null) => boolean): void;
  }
  export default function init(): Promise<{ eSpeakNGWorker: new () => EspeakWorker }>;
}
