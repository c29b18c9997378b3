/** What stands around a printed sheet, whatever it holds. */
export interface SheetFrame {
  /** The resource's title. */
  lesson: string;
  /** CEFR sub-level. */
  level: string;
  /** Present where two versions are printed for neighbours. */
  version?: 'A' | 'B' | undefined;
  /** The address of the lesson online. */
  link?: string | undefined;
}
