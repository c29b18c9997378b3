/** Bytes to send: `offset` from the start, `length` of them. */
export interface Range {
  offset: number;
  length: number;
}

/**
 * Reads a `Range` header of one range (RFC 9110, 14.2). Null: send the whole file, because there is no
 * header or one that we need not understand. `unsatisfiable`: nothing of it is in the file.
 */
export function readRange(header: string | null, size: number): Range | null | 'unsatisfiable' {
  const found = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '');
  if (!found) return null;
  const [, first = '', last = ''] = found;
  if (first === '' && last === '') return null;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { offset: size - length, length };
  }
  const offset = Number(first);
  if (offset >= size) return 'unsatisfiable';
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return end < offset ? null : { offset, length: end - offset + 1 };
}
