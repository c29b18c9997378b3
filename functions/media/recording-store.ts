import type { MediaStore } from '#functions/media-store/media-store.ts';

/** An upload in parts, as R2 has it. */
interface MultipartUpload {
  uploadId: string;
  uploadPart(part: number, bytes: Uint8Array<ArrayBuffer>): Promise<{ etag: string }>;
  complete(parts: { partNumber: number; etag: string }[]): Promise<unknown>;
  abort(): Promise<void>;
}

/** The part of an R2 bucket that recordings need: files too large for one request. */
export interface RecordingStore extends MediaStore {
  createMultipartUpload(
    key: string,
    options: { httpMetadata: { contentType: string } },
  ): Promise<MultipartUpload>;
  /** Asks nothing of R2: that there is no such upload is told by what is done with it. */
  resumeMultipartUpload(key: string, uploadId: string): MultipartUpload;
  delete(key: string): Promise<unknown>;
}

/** R2's word for an upload that is over or never was (its errors 10024 and 10025). */
export const isGone = (error: unknown): boolean =>
  error instanceof Error && /1002[45]|does not exist|NoSuchUpload/i.test(error.message);
