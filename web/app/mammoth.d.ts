/** The Word file parser as a single file for browsers. The package's default entry needs Node. */
declare module 'mammoth/mammoth.browser.min.js' {
  /** A node of the document: `document`, `paragraph`, `run`, `text`, `tab`, `break`, `table` and others. */
  export interface WordElement {
    type: string;
    /** The content of a `text` node. */
    value?: string;
    /** The highlight colour of a `run`. */
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
