import type { ByteRange } from '#functions/media-store/media-store.ts';
import type { RecordingStore } from '../recording.ts';

/** Returns the bytes of a range. If the range contains none, throws the same error as R2. */
function cut(bytes: Uint8Array<ArrayBuffer>, range?: ByteRange): Uint8Array<ArrayBuffer> {
  if (!range) return bytes;
  const refusal = new Error('get: The requested range is not satisfiable (10039)');
  if ('suffix' in range) {
    if (range.suffix <= 0) throw refusal;
    return bytes.subarray(Math.max(0, bytes.length - range.suffix));
  }
  const { offset, length = bytes.length - offset } = range;
  if (offset >= bytes.length || length <= 0) throw refusal;
  return bytes.subarray(offset, offset + length);
}

/** A media store in memory, for one test. */
export function memoryStore(): RecordingStore & { files: Map<string, Uint8Array<ArrayBuffer>> } {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  const types = new Map<string, string>();
  const uploads = new Map<string, Map<number, Uint8Array<ArrayBuffer>>>();
  const about = (key: string, bytes: Uint8Array) => ({
    size: bytes.length,
    httpMetadata: { contentType: types.get(key) ?? '' },
  });
  const uploadOf = (key: string, uploadId: string) => {
    const parts = () => {
      const found = uploads.get(`${key}/${uploadId}`);
      if (!found) throw new Error('The specified multipart upload does not exist. (10024)');
      return found;
    };
    return {
      uploadId,
      async uploadPart(part: number, bytes: Uint8Array<ArrayBuffer>) {
        parts().set(part, bytes);
        return { etag: `etag-${part}` };
      },
      async complete(asked: { partNumber: number }[]) {
        const all = asked.map(({ partNumber }) => parts().get(partNumber) ?? new Uint8Array());
        files.set(key, new Uint8Array(await new Blob(all).arrayBuffer()));
        uploads.delete(`${key}/${uploadId}`);
      },
      async abort() {
        parts();
        uploads.delete(`${key}/${uploadId}`);
      },
    };
  };
  return {
    files,
    async put(key, value, { httpMetadata }) {
      files.set(key, value);
      types.set(key, httpMetadata.contentType);
    },
    async head(key) {
      const bytes = files.get(key);
      return bytes ? about(key, bytes) : null;
    },
    async get(key, options) {
      const bytes = files.get(key);
      if (!bytes) return null;
      const body = new Blob([cut(bytes, options?.range)]).stream();
      return { ...about(key, bytes), body };
    },
    async delete(key) {
      files.delete(key);
    },
    async createMultipartUpload(key, { httpMetadata }) {
      const uploadId = `upload-${uploads.size + 1}`;
      uploads.set(`${key}/${uploadId}`, new Map());
      types.set(key, httpMetadata.contentType);
      return uploadOf(key, uploadId);
    },
    resumeMultipartUpload: uploadOf,
  };
}
