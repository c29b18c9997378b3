import type { AiOrigin } from '#contracts/resources/ai-origin.ts';

/** What stands around a printed sheet, whatever it holds. */
export interface SheetFrame {
  /** The resource's title. */
  lesson: string;
  /** CEFR sub-level. */
  level: string;
  /** Present where two versions are printed for neighbours. */
  version?: 'A' | 'B' | undefined;
  /** How AI had a part in the lesson. */
  aiOrigin?: AiOrigin | undefined;
  /** The address of the lesson online. */
  link?: string | undefined;
}
