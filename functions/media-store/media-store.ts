/** What is known of a stored file without reading it. */
export interface StoredFile {
  size: number;
  httpMetadata?: { contentType?: string };
}

/** The part of an R2 bucket that is used here. */
export interface MediaStore {
  put(
    key: string,
    value: Uint8Array<ArrayBuffer>,
    options: { httpMetadata: { contentType: string } },
  ): Promise<unknown>;
  head(key: string): Promise<StoredFile | null>;
  get(
    key: string,
    options?: { range: { offset: number; length: number } },
  ): Promise<(StoredFile & { body: ReadableStream<Uint8Array> }) | null>;
}
