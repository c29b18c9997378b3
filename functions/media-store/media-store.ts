/** What is known of a stored file without reading it. */
interface StoredFile {
  size: number;
  httpMetadata?: { contentType?: string };
}

/** Which bytes of a file: from `offset` to the end or `length` of them, or the last `suffix` bytes. */
export type ByteRange = { offset: number; length?: number } | { suffix: number };

/** The part of an R2 bucket that is used here. */
export interface MediaStore {
  put(
    key: string,
    value: Uint8Array<ArrayBuffer>,
    options: { httpMetadata: { contentType: string } },
  ): Promise<unknown>;
  head(key: string): Promise<StoredFile | null>;
  /** A range that holds nothing of the file is refused with R2's error 10039; a longer one ends with the file. */
  get(
    key: string,
    options?: { range: ByteRange },
  ): Promise<(StoredFile & { body: ReadableStream<Uint8Array> }) | null>;
}
