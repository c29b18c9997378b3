import { plural } from '@lingui/core/macro';
import { type ArchivePart, archiveParts, isXml, unpack, withParts } from './archive.ts';

/** A Word file prepared for the parser, and a list of the skipped content. */
export interface OpenedDocx {
  file: ArrayBuffer;
  /** For example `2 pictures`; empty if there is only text. */
  leftOut: string[];
}

/**
 * Prepares a Word file for the parser. Rewrites elements that the parser does not support and would drop
 * (ruby readings, bidirectional runs, fields, formulas, text boxes), and flags hidden text. Throws if the
 * archive is incomplete.
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
 * Matches elements that the Word parser does not support, so that it would drop them with their text: ruby,
 * bidirectional runs, fields such as a date (ECMA-376 17.3.3.25, 17.3.2.3, 17.3.2.8, 17.16.19). They are
 * renamed to `smartTag`, because the parser keeps its content. The reading (`rt`) is still dropped.
 */
const unknown = /(<\/?[\w.-]+:)(?:ruby|rubyBase|dir|bdo|fldSimple)(?=[\s/>])/g;

/**
 * Matches the property for hidden text (ECMA-376 17.3.2.41). The parser ignores this property but reports
 * highlight colours. Hidden text is therefore given a highlight colour that does not exist in Word. With
 * `w:val="0"`, the text is visible.
 */
const vanish =
  /<([\w.-]{1,20}:)vanish(?:\s{1,9}\1val=["'](?:1|on|true)["'])?\s{0,9}(?:\/>|><\/\1vanish>)/g;

/** The highlight colour that is assigned to hidden text. */
export const hidden = 'hidden';

function openXml(xml: string): string {
  const word = prefixOf(xml, /\/wordprocessingml\/(?:2006\/)?main$/);
  const simple = xml
    .replace(unknown, '$1smartTag')
    .replace(vanish, `<$1highlight $1val="${hidden}"/>`);
  if (word === null) return simple;
  return openFormulas(openTextBoxes(openEquations(simple, word), word), word);
}

/**
 * The prefix that this part uses for a namespace, including the colon. Null if the part does not use the
 * namespace.
 */
function prefixOf(xml: string, namespace: RegExp): string | null {
  for (const [, prefix = '', uri = ''] of xml.matchAll(
    /\sxmlns:([\w.-]{1,20})=["']([^"']{1,200})["']/g,
  )) {
    if (namespace.test(uri)) return `${prefix}:`;
  }
  return null;
}

/** Matches a tag: its closing slash, prefix, name, attributes, and self-closing slash. */
const anyTag = /<(\/?)([\w.-]{1,20}:)(\w{1,40})(?=[\s/>])([^<>]*?)(\/?)>/g;

/**
 * Converts formulas (ECMA-376 22.1) to a line of text as typed on a keyboard. Their runs become text runs. A
 * fraction is written with a slash, and a power with a caret.
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
 * Converts text boxes that lack the legacy form (VML), which the parser needs (ECMA-376 part 3,
 * `AlternateContent`). The text is taken from the new form instead. Word writes both forms; other programs
 * write only the new form.
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
  // Text boxes outside an `AlternateContent` have only one form.
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

/** The first element with this name, including its tags; '' if there is no such element. */
function elementOf(xml: string, name: string): string {
  let found = '';
  replaceElements(xml, name, (whole) => {
    found ||= whole;
    return null;
  });
  return found;
}

/**
 * Replaces the outermost elements with this name, with any prefix. If the callback returns null, the element
 * is left unchanged.
 */
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

/** Matches the start, separator, end and instruction of a field. */
const fieldPiece =
  /<([\w.-]{1,20}:)fldChar\s[^<>]{0,200}?fldCharType=["'](begin|separate|end)["'][^<>]{0,200}?(?:\/>|><\/\1fldChar>)|<[\w.-]{1,20}:instrText(?:\s[^<>]{0,200})?>([^<]*)<\/[\w.-]{1,20}:instrText>/g;

/**
 * Converts EQ fields, which Word used for its phonetic guide before `ruby`. Only a field's instruction
 * contains the text, but the parser drops instructions. The text is therefore written after the end of the
 * field, without the readings.
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

/**
 * The text of an EQ field: `EQ \\o\\ad(\\s\\up 9(わたし),私)` becomes 私, and `EQ \\f(1,2)` becomes 1/2. '' for
 * any other field.
 */
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

/** The kinds of non-text content in a Word file that the note counts. */
const others: readonly [sign: RegExp, words: (count: number) => string][] = [
  [
    /<[\w.-]{1,20}:(?:blip|imagedata)[\s/>]/g,
    (count) => plural(count, { one: 'a picture', other: '# pictures' }),
  ],
  [
    /<[\w.-]{1,20}:graphicData[^<>]*(?:\/chart|\/diagram)"/g,
    (count) => plural(count, { one: 'a chart or diagram', other: '# charts or diagrams' }),
  ],
  [
    /<[\w.-]{1,20}:(?:footnote|endnote)Reference[\s/>]/g,
    (count) => plural(count, { one: 'a footnote or endnote', other: '# footnotes or endnotes' }),
  ],
  [
    /<[\w.-]{1,20}:commentReference[\s/>]/g,
    (count) => plural(count, { one: 'a comment', other: '# comments' }),
  ],
  [
    /<[\w.-]{1,20}:(?:altChunk|OLEObject)[\s/>]/g,
    (count) => plural(count, { one: 'an embedded document', other: '# embedded documents' }),
  ],
];

function leftOutOf(xml: string): string[] {
  // Word writes each drawing twice, so count it without its fallback.
  const once = replaceElements(xml, 'Fallback', () => '');
  return others.flatMap(([sign, words]) => {
    const count = once.match(sign)?.length ?? 0;
    return count === 0 ? [] : [words(count)];
  });
}
