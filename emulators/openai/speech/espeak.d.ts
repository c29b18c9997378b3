declare module '@echogarden/espeak-ng-emscripten' {
  interface EspeakWorker {
    /** Answers 0 when the voice is known; then the other values are not looked at. */
    set_voice(name: string, language: string, gender: number, age: number, variant: number): number;
    /** Words a minute. */
    set_rate(rate: number): void;
    /** 0 to 100. */
    set_pitch(pitch: number): void;
    get_samplerate(): number;
    /** Hands over 16-bit samples piece by piece, and nothing at the end; `true` stops it. */
    synthesize(text: string, onSamples: (samples: ArrayBuffer | null) => boolean): void;
  }
  export default function init(): Promise<{ eSpeakNGWorker: new () => EspeakWorker }>;
}
