import { Refusal } from './errors.ts';
import { findJsonFault } from './scan-json.ts';

/** What JSON bodies may weigh. */
export const maxJsonBytes = 1_000_000;

/**
 * Reads a body of at most `max` bytes. A larger one is refused by its announced length before a byte
 * is read, and while reading when it announced less or nothing.
 */
export async function readBytes(request: Request, max: number): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = () => new Refusal('too_large', `That is more than ${sizeInWords(max)}.`);
  if (Number(request.headers.get('content-length') ?? 0) > max) throw tooLarge();
  const reader = request.body?.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done = true, value } = (await reader?.read()) ?? {};
    if (done || !value) break;
    length += value.byteLength;
    if (length > max) {
      await reader?.cancel();
      throw tooLarge();
    }
    chunks.push(value);
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return bytes;
}

/** Reads a JSON body of one of the content types; whatever is wrong with it becomes a 400 that says so. */
export async function readJson(
  request: Request,
  types: readonly string[] = ['application/json'],
): Promise<{ text: string; value: unknown }> {
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  if (!type || !types.includes(type)) {
    throw new Refusal('bad_request', 'Send JSON, with the content type application/json.');
  }
  const text = decode(await readBytes(request, maxJsonBytes));
  const fault = findJsonFault(text);
  if (fault) throw new Refusal('bad_request', fault);
  try {
    return { text, value: JSON.parse(text) };
  } catch {
    throw new Refusal('bad_request', 'That is not valid JSON.');
  }
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Refusal('bad_request', 'The text is not valid UTF-8.');
  }
}

function sizeInWords(bytes: number): string {
  return bytes >= 1_000_000
    ? `${Math.floor(bytes / 1_000_000)} MB`
    : `${Math.floor(bytes / 1000)} kB`;
}
