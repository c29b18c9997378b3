/** The reader of Word files as one file for browsers; its ordinary entry wants Node. */
declare module 'mammoth/mammoth.browser.min.js' {
  const mammoth: {
    extractRawText: (from: { arrayBuffer: ArrayBuffer }) => Promise<{ value: string }>;
  };
  export default mammoth;
}
