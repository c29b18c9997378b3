import { archiveList, archiveParts, unpack } from './archive.ts';

/** More parts than any Word file has. */
const mostParts = 2_000;

/** Parts that are read as text. */
export const isXml = (name: string) => /\.(?:xml|rels)$/i.test(name);

/**
 * How many bytes the XML parts of a Word file have once they are unpacked. They are counted while they
 * are unpacked and let go of, because what an archive says of its own sizes may be a lie; beyond `most`
 * nothing is unpacked any more. Throws for what is no whole archive.
 */
export async function measureDocx(bytes: Uint8Array<ArrayBuffer>, most: number): Promise<number> {
  if (archiveList(bytes).count > mostParts) return Number.POSITIVE_INFINITY;
  let total = 0;
  for (const part of archiveParts(bytes)) {
    if (!isXml(part.name)) continue;
    for await (const piece of unpack(bytes, part)) {
      total += piece.length;
      if (total > most) return total;
    }
  }
  return total;
}
