import type { MediaStore } from '#functions/_base/media-store.ts';

/** A media store that lives as long as its test. */
export function memoryStore(): MediaStore & { files: Map<string, Uint8Array<ArrayBuffer>> } {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  const types = new Map<string, string>();
  const about = (key: string, bytes: Uint8Array) => ({
    size: bytes.length,
    httpMetadata: { contentType: types.get(key) ?? '' },
  });
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
      const { offset = 0, length = bytes.length } = options?.range ?? {};
      const body = new Blob([bytes.subarray(offset, offset + length)]).stream();
      return { ...about(key, bytes), body };
    },
  };
}
