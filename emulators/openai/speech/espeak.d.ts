declare module '@echogarden/espeak-ng-emscripten' {
  interface EspeakWorker {
    /** Returns 0 if the voice is known. The other parameters are then ignored. */
    set_voice(name: string, language: string, gender: number, age: number, variant: number): number;
    /** Sets the speed in words per minute. */
    set_rate(rate: number): void;
    /** Sets the pitch, 0 to 100. */
    set_pitch(pitch: number): void;
    get_samplerate(): number;
    /**
     * Passes 16-bit samples to `onSamples` piece by piece, and null at the end. Returning `true` stops the
     * synthesis.
     */
    synthesize(text: string, onSamples: (samples: ArrayBuffer | null) => boolean): void;
  }
  export default function init(): Promise<{ eSpeakNGWorker: new () => EspeakWorker }>;
}
