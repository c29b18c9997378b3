/** The reader of Word files as one file for browsers; its ordinary entry wants Node. */
declare module 'mammoth/mammoth.browser.min.js' {
  /** A piece of the document: `document`, `paragraph`, `run`, `text`, `tab`, `break`, `table` and others. */
  export interface WordElement {
    type: string;
    /** The words of a `text`. */
    value?: string;
    /** The colour of the marker on a `run`. */
    highlight?: string | null;
    children?: WordElement[];
  }
  const mammoth: {
    convertToHtml: (
      from: { arrayBuffer: ArrayBuffer },
      options: { transformDocument: (document: WordElement) => WordElement },
    ) => Promise<{ value: string }>;
  };
  export default mammoth;
}
