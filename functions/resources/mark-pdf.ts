import type { AiOrigin } from '#contracts/resources/ai-origin.ts';
import { escapeXml } from '#language/text/escape-xml.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** The metadata to write into a PDF. */
interface PdfFacts {
  title: string;
  /** How AI was involved in making the PDF's content; null if it was not. */
  aiOrigin: AiOrigin | null;
  made: Date;
}

/**
 * Returns a PDF labelled with its title, its producer and, for machines, IPTC's DigitalSourceType (EU AI Act,
 * article 50(2)). The labels are written both into its properties and as XMP. They are appended as an
 * incremental update (ISO 32000-1, 7.5.6), so the rendered pages stay unchanged byte for byte. Null if the
 * file does not have the structure that Chromium writes. The caller must not deliver a PDF that cannot be
 * labelled.
 */
export function markPdf(pdf: Bytes, facts: PdfFacts): Bytes | null {
  const text = latinOf(pdf);
  const trailer = readTrailer(text);
  if (!trailer) return null;
  const { size, root, info, id, start } = trailer;
  const catalogue = readObject(text, trailer.offsets.get(root), root);
  if (!catalogue) return null;
  const former = info === null ? null : readObject(text, trailer.offsets.get(info), info);
  const infoAt = info ?? size + 1;
  const packet = encoder.encode(xmp(facts));
  const metadata = joined(
    `<</Type /Metadata /Subtype /XML /Length ${packet.length}>>\nstream\n`,
    packet,
    '\nendstream',
  );
  const body = catalogue.replace(/\/Metadata\s+\d+\s+\d+\s+R/g, '').replace(/>>\s*$/, '');
  const objects: [number, Bytes][] = [
    [infoAt, encoder.encode(properties(facts, former ?? ''))],
    [root, joined(latinBytes(body), `/Metadata ${size} 0 R\n>>`)],
    [size, metadata],
  ];
  objects.sort(([one], [other]) => one - other);

  const pieces: Bytes[] = [pdf, encoder.encode('\n')];
  let at = pdf.length + 1;
  const entries: string[] = ['0 1\n0000000000 65535 f \n'];
  for (const [number, content] of objects) {
    const whole = joined(`${number} 0 obj\n`, content, '\nendobj\n');
    entries.push(`${number} 1\n${String(at).padStart(10, '0')} 00000 n \n`);
    pieces.push(whole);
    at += whole.length;
  }
  pieces.push(
    joined(
      `xref\n${entries.join('')}trailer\n<</Size ${Math.max(size, infoAt) + 1}\n`,
      `/Root ${root} 0 R\n/Info ${infoAt} 0 R\n/Prev ${start}\n`,
      latinBytes(id),
      `>>\nstartxref\n${at}\n%%EOF\n`,
    ),
  );
  return joined(...pieces);
}

interface Trailer {
  /** The highest object number plus one. */
  size: number;
  root: number;
  info: number | null;
  /** The trailer's entry `/ID`; empty if it is missing. */
  id: string;
  /** Offset of the cross-reference table. */
  start: number;
  /** Offset of each object by its object number. */
  offsets: ReadonlyMap<number, number>;
}

/**
 * Parses the cross-reference table and the trailer. Expects only one of each, because the file was never
 * updated.
 */
function readTrailer(text: string): Trailer | null {
  const start = Number(/startxref\s+(\d{1,10})\s+%%EOF\s*$/.exec(text.slice(-100))?.[1]);
  const table = text.slice(start);
  const [, first = '', count = ''] = /^xref\s+(\d{1,7}) (\d{1,7})\s/.exec(table) ?? [];
  const dictionary = /\btrailer\s*<<([\s\S]{1,2000}?)>>\s*startxref/.exec(table.slice(-2200))?.[1];
  if (first !== '0' || !dictionary || /\/(?:Prev|Encrypt)\b/.test(dictionary)) return null;
  const offsets = new Map<number, number>();
  const entries = table.slice(table.indexOf(`0 ${count}`) + count.length + 2);
  for (const [at, [, offset, kind]] of [...entries.matchAll(/(\d{10}) \d{5} ([nf])/g)].entries()) {
    if (at >= Number(count)) break;
    if (kind === 'n') offsets.set(at, Number(offset));
  }
  const root = Number(/\/Root\s+(\d{1,7})\s+0\s+R/.exec(dictionary)?.[1]);
  const info = /\/Info\s+(\d{1,7})\s+0\s+R/.exec(dictionary)?.[1];
  const size = Number(/\/Size\s+(\d{1,7})/.exec(dictionary)?.[1]);
  if (!Number.isInteger(root) || !Number.isInteger(size)) return null;
  const id = /\/ID\s*\[[^\]]{0,500}\]\s*/.exec(dictionary)?.[0] ?? '';
  return { size, root, info: info === undefined ? null : Number(info), id, start, offsets };
}

/** Returns the dictionary of an object; null if the object is not a dictionary. */
function readObject(text: string, offset: number | undefined, number: number): string | null {
  if (offset === undefined) return null;
  const whole = text.slice(offset, text.indexOf('endobj', offset));
  const head = `${number} 0 obj`;
  const content = whole.slice(head.length).trim();
  return whole.startsWith(head) && content.startsWith('<<') && content.endsWith('>>')
    ? content
    : null;
}

/** Returns the file's properties, with the renderer as the producer. */
function properties({ title, aiOrigin, made }: PdfFacts, former: string): string {
  const producer = producerOf(former);
  const date = `(D:${made.toISOString().slice(0, 19).replace(/\D/g, '')}Z)`;
  const entries: Record<string, string> = {
    Title: hexString(title),
    Author: '(Lexiloom)',
    Creator: '(Lexiloom)',
    ...(producer && { Producer: `(${producer})` }),
    CreationDate: date,
    ModDate: date,
    ...(aiOrigin && {
      Subject: hexString(aiOrigin.sentence),
      DigitalSourceType: `(${aiOrigin.sourceType})`,
    }),
  };
  const lines = Object.entries(entries).map(([name, value]) => `/${name} ${value}\n`);
  return `<<${lines.join('')}>>`;
}

const producerOf = (former: string): string =>
  /\/Producer\s*\(([\w ./+-]{1,100})\)/.exec(former)?.[1] ?? '';

/** Encodes any text as a PDF string: UTF-16 with its byte order mark, in hexadecimal digits. */
function hexString(text: string): string {
  const units = [0xfeff, ...Array.from({ length: text.length }, (_, at) => text.charCodeAt(at))];
  return `<${units.map((unit) => unit.toString(16).padStart(4, '0')).join('')}>`;
}

function xmp({ title, aiOrigin, made }: PdfFacts): string {
  const inEnglish = (text: string) =>
    `<rdf:Alt><rdf:li xml:lang="x-default">${escaped(text)}</rdf:li></rdf:Alt>`;
  const type = aiOrigin ? ` Iptc4xmpExt:DigitalSourceType="${escaped(aiOrigin.sourceType)}"` : '';
  const about = aiOrigin ? `<dc:description>${inEnglish(aiOrigin.sentence)}</dc:description>` : '';
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" xmp:CreatorTool="Lexiloom" xmp:CreateDate="${made.toISOString().slice(0, 19)}Z"${type}><dc:title>${inEnglish(title)}</dc:title><dc:creator><rdf:Seq><rdf:li>Lexiloom</rdf:li></rdf:Seq></dc:creator>${about}</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`;
}

/** Escapes a text for XML. Replaces control characters with spaces, because XML does not allow them. */
const escaped = (text: string) => escapeXml(text).replace(/\p{Cc}/gu, ' ');

const encoder = new TextEncoder();

/** Decodes each byte as one character. */
function latinOf(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192) {
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  }
  return text;
}

const latinBytes = (text: string): Bytes =>
  Uint8Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));

function joined(...parts: (Bytes | string)[]): Bytes {
  const pieces = parts.map((part) => (typeof part === 'string' ? encoder.encode(part) : part));
  const all = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}
