import { type ArchivePart, archiveParts, isXml, unpack, withParts } from './archive.ts';

/** A Word file as its reader can take it, and what of it stays unread. */
export interface OpenedDocx {
  file: ArrayBuffer;
  /** Such as `2 pictures`; empty where all is text. */
  leftOut: string[];
}

/**
 * The same Word file with what its reader does not know and so drops opened: readings, other directions, fields,
 * formulas, text boxes; hidden words are marked. Throws for what is no whole archive.
 */
export async function openDocx(bytes: Uint8Array<ArrayBuffer>): Promise<OpenedDocx> {
  const opened = new Map<ArchivePart, Uint8Array<ArrayBuffer>>();
  let leftOut: string[] = [];
  for (const part of archiveParts(bytes)) {
    if (!isXml(part.name)) continue;
    const decoder = new TextDecoder();
    let xml = '';
    for await (const piece of unpack(bytes, part)) xml += decoder.decode(piece, { stream: true });
    xml += decoder.decode();
    if (/^word\/document\d*\.xml$/i.test(part.name)) leftOut = leftOutOf(xml);
    const open = openXml(xml);
    if (open !== xml) opened.set(part, new TextEncoder().encode(open));
  }
  return { file: withParts(bytes, opened), leftOut };
}

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

function openXml(xml: string): string {
  const word = prefixOf(xml, /\/wordprocessingml\/(?:2006\/)?main$/);
  const simple = xml
    .replace(unknown, '$1smartTag')
    .replace(vanish, `<$1highlight $1val="${hidden}"/>`);
  if (word === null) return simple;
  return openFormulas(openTextBoxes(openEquations(simple, word), word), word);
}

/** The prefix that a namespace has in this part, with its colon; null where it is not used. */
function prefixOf(xml: string, namespace: RegExp): string | null {
  for (const [, prefix = '', uri = ''] of xml.matchAll(
    /\sxmlns:([\w.-]{1,20})=["']([^"']{1,200})["']/g,
  )) {
    if (namespace.test(uri)) return `${prefix}:`;
  }
  return null;
}

/** A tag: whether it ends an element, its prefix, its name, its attributes, whether it is empty. */
const anyTag = /<(\/?)([\w.-]{1,20}:)(\w{1,40})(?=[\s/>])([^<>]*?)(\/?)>/g;

/**
 * Formulas (ECMA-376 22.1) in a row, as they would be typed: their runs become runs of the text, a fraction
 * has a slash and a power a caret.
 */
function openFormulas(xml: string, word: string): string {
  const math = prefixOf(xml, /\/officeDocument\/(?:2006\/)?math$/);
  if (math === null) return xml;
  const sign = (text: string) => `<${word}r><${word}t>${text}</${word}t></${word}r>`;
  const before: Readonly<Record<string, string>> = { den: '/', sup: '^', d: '(', rad: '√(' };
  const behind: Readonly<Record<string, string>> = { d: ')', rad: ')' };
  return xml.replace(
    anyTag,
    (whole, end: string, prefix: string, name: string, ...rest: string[]) => {
      if (prefix !== math) return whole;
      const [attributes = '', empty = ''] = rest;
      if (name.endsWith('Pr') || name === 'chr' || name === 'begChr' || name === 'endChr')
        return whole;
      if (name === 'r' || name === 't') return `<${end}${word}${name}${attributes}${empty}>`;
      const opened = `<${end}${word}smartTag${empty}>`;
      if (empty) return opened;
      const mark = end ? behind[name] : before[name];
      if (mark === undefined) return opened;
      return sign(mark) + opened;
    },
  );
}

const boxTags =
  /(<\/?)[\w.-]{1,20}:(?:drawing|anchor|inline|graphic|graphicData|wsp|wgp|wpc|grpSp|txbx)(?=[\s/>])/g;

/**
 * Text boxes that have no old form (VML) for the reader (ECMA-376 part 3, `AlternateContent`): the new one takes
 * its place. Word writes both, other programs only the new one.
 */
function openTextBoxes(xml: string, word: string): string {
  if (!/[\w.-]:txbx[\s>]/.test(xml)) return xml;
  const opened = (drawing: string) =>
    `<${word}pict>${drawing.replace(boxTags, `$1${word}smartTag`)}</${word}pict>`;
  const withChoices = replaceElements(xml, 'AlternateContent', (whole) => {
    if (/:(?:txbxContent|textbox)[\s>]/.test(elementOf(whole, 'Fallback'))) return null;
    const choice = elementOf(whole, 'Choice');
    if (!choice.includes(':txbxContent')) return null;
    return opened(choice.replace(/(<\/?)[\w.-]{1,20}:Choice\b[^<>]*>/g, `$1${word}smartTag>`));
  });
  // Those outside such an alternative have but one form.
  const kept: string[] = [];
  const bare = replaceElements(
    withChoices,
    'AlternateContent',
    (whole) => `\u0000${kept.push(whole) - 1}\u0000`,
  );
  return replaceElements(bare, 'drawing', (whole) =>
    whole.includes(':txbxContent') ? opened(whole) : null,
  ).replace(/\0(\d+)\0/g, (_, at) => kept[Number(at)] ?? '');
}

/** The first element of this name, with its tags; '' where there is none. */
function elementOf(xml: string, name: string): string {
  let found = '';
  replaceElements(xml, name, (whole) => {
    found ||= whole;
    return null;
  });
  return found;
}

/** Replaces the outermost elements of a name, whatever their prefix; null leaves one as it is. */
function replaceElements(
  xml: string,
  name: string,
  replace: (whole: string) => string | null,
): string {
  let result = '';
  let done = 0;
  let depth = 0;
  let start = 0;
  for (const match of xml.matchAll(anyTag)) {
    const [whole, isEnd, , tagName, , isEmpty] = match;
    if (tagName !== name || isEmpty) continue;
    if (isEnd) depth -= 1;
    else {
      if (depth === 0) start = match.index;
      depth += 1;
    }
    if (!isEnd || depth !== 0) continue;
    const end = match.index + whole.length;
    result += xml.slice(done, start) + (replace(xml.slice(start, end)) ?? xml.slice(start, end));
    done = end;
  }
  return result + xml.slice(done);
}

/** What begins, parts and ends a field, and what it says. */
const fieldPiece =
  /<([\w.-]{1,20}:)fldChar\s[^<>]{0,200}?fldCharType=["'](begin|separate|end)["'][^<>]{0,200}?(?:\/>|><\/\1fldChar>)|<[\w.-]{1,20}:instrText(?:\s[^<>]{0,200})?>([^<]*)<\/[\w.-]{1,20}:instrText>/g;

/**
 * Fields of the kind EQ (Word's phonetic guide before it had `ruby`): the reader drops their instruction, which
 * alone holds the words. They are written behind the field's end, without the readings.
 */
function openEquations(xml: string, word: string): string {
  if (!xml.includes('instrText')) return xml;
  const fields: { instruction: string; shown: boolean }[] = [];
  return xml.replace(fieldPiece, (whole, _, type?: string, instruction?: string) => {
    const field = fields.at(-1);
    if (instruction !== undefined) {
      if (field) field.instruction += instruction;
      return whole;
    }
    if (type === 'begin') fields.push({ instruction: '', shown: false });
    if (type === 'separate' && field) field.shown = true;
    if (type !== 'end' || !field) return whole;
    fields.pop();
    const words = field.shown ? '' : equationText(field.instruction);
    return words === '' ? whole : `${whole}<${word}t xml:space="preserve">${words}</${word}t>`;
  });
}

/** The words of `EQ \\o\\ad(\\s\\up 9(わたし),私)`: 私; of `EQ \\f(1,2)`: 1/2. '' for another field. */
function equationText(instruction: string): string {
  const [, body = ''] = /^\s*EQ\s([\s\S]{0,2000})$/i.exec(instruction) ?? [];
  return argumentText(
    body.replace(/\\\*\s{0,9}(?:"[^"]{0,100}"|&quot;.{0,100}?&quot;|[^\s\\]{1,40})/g, ''),
  );
}

function argumentText(written: string): string {
  const open = written.indexOf('(');
  if (open < 0) return written.replace(/\\\w+(?:\s?-?\d+)?/g, '').trim();
  let depth = 0;
  let part = '';
  const parts: string[] = [];
  let at = open;
  for (; at < written.length; at += 1) {
    const sign = written.charAt(at);
    if (sign === ')') depth -= 1;
    if (depth === 0 && sign === ')') break;
    if (depth === 1 && /[,;]/.test(sign)) {
      parts.push(part);
      part = '';
    } else if (depth > 0) part += sign;
    if (sign === '(') depth += 1;
  }
  parts.push(part);
  const [head, tail] = [written.slice(0, open), written.slice(at + 1)];
  const words = /\\o/i.test(head)
    ? parts
        .filter((each) => !/^\s*\\s\\(?:up|do)/i.test(each))
        .map(argumentText)
        .join('')
    : parts.map(argumentText).join(/\\f/i.test(head) ? '/' : '');
  return words + (tail.trim() === '' ? '' : argumentText(tail));
}

/** What a Word file may hold beside its text, as the note counts it. */
const others: readonly [one: string, many: string, sign: RegExp][] = [
  ['picture', 'pictures', /<[\w.-]{1,20}:(?:blip|imagedata)[\s/>]/g],
  [
    'chart or diagram',
    'charts or diagrams',
    /<[\w.-]{1,20}:graphicData[^<>]*(?:\/chart|\/diagram)"/g,
  ],
  [
    'footnote or endnote',
    'footnotes or endnotes',
    /<[\w.-]{1,20}:(?:footnote|endnote)Reference[\s/>]/g,
  ],
  ['comment', 'comments', /<[\w.-]{1,20}:commentReference[\s/>]/g],
  ['embedded document', 'embedded documents', /<[\w.-]{1,20}:(?:altChunk|OLEObject)[\s/>]/g],
];

function leftOutOf(xml: string): string[] {
  // Word writes each drawing twice.
  const once = replaceElements(xml, 'Fallback', () => '');
  return others.flatMap(([one, many, sign]) => {
    const count = once.match(sign)?.length ?? 0;
    return count === 0
      ? []
      : [count === 1 ? `a ${one}`.replace(/^a (?=[aeiou])/, 'an ') : `${count} ${many}`];
  });
}
