import { type ArchivePart, archiveParts, unpack, withParts } from './archive.ts';
import { isXml } from './measure-docx.ts';

/**
 * Elements that the reader of Word files does not know and so drops with their words: a word with its
 * reading above, runs of the other direction, fields such as a date (ECMA-376 17.3.3.25, 17.3.2.3,
 * 17.3.2.8, 17.16.19). A `smartTag` it opens; the reading (`rt`) it goes on dropping.
 */
const unknown = /(<\/?[\w.-]+:)(?:ruby|rubyBase|dir|bdo|fldSimple)(?=[\s/>])/g;

/**
 * Hidden text (ECMA-376 17.3.2.41), of which the reader knows nothing. It tells the colour of a marker,
 * so that hidden words are marked with one that Word has not. Turned off (`w:val="0"`) it hides nothing.
 */
const vanish =
  /<([\w.-]{1,20}:)vanish(?:\s{1,9}\1val=["'](?:1|on|true)["'])?\s{0,9}(?:\/>|><\/\1vanish>)/g;

/** The colour of the marker on hidden words. */
export const hidden = 'hidden';

/** The same Word file with these elements opened and hidden words marked; throws for what is no whole archive. */
export async function openDocx(bytes: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> {
  const opened = new Map<ArchivePart, Uint8Array<ArrayBuffer>>();
  for (const part of archiveParts(bytes)) {
    if (!isXml(part.name)) continue;
    const decoder = new TextDecoder();
    let xml = '';
    for await (const piece of unpack(bytes, part)) xml += decoder.decode(piece, { stream: true });
    xml += decoder.decode();
    const open = xml
      .replace(unknown, '$1smartTag')
      .replace(vanish, `<$1highlight $1val="${hidden}"/>`);
    if (open !== xml) opened.set(part, new TextEncoder().encode(open));
  }
  return withParts(bytes, opened);
}
