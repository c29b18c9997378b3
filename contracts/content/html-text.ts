import { Parser } from 'htmlparser2';

/** Elements whose content is invisible. */
const silent = new Set(
  'head script style template noscript svg math iframe object select rt rp nav'.split(' '),
);
/** Elements that end a paragraph. `br` ends only a line, and a table cell ends with a tab. */
const blocks = new Set(
  'p div section article header footer main aside h1 h2 h3 h4 h5 h6 ul ol li dl dt dd table tr blockquote pre figure figcaption hr form address details summary body'.split(
    ' ',
  ),
);

/**
 * Returns the visible text of an HTML fragment, without tags, scripts and styles and with decoded entities.
 * Blocks are separated by an empty line, `br` by a line break, and table cells by a tab. Never throws. Text
 * that is not HTML is returned unchanged except for its spaces.
 */
export function htmlText(html: string): string {
  let text = '';
  let hidden = 0;
  let kept = 0;
  const parser = new Parser(
    {
      onopentag(name) {
        if (silent.has(name)) hidden += 1;
        if (name === 'pre') kept += 1;
        if (name === 'br') text += '\n';
        else if (name === 'td' || name === 'th') text += '\t';
        else if (blocks.has(name)) text += '\n\n';
      },
      ontext(piece) {
        if (hidden === 0) text += kept > 0 ? piece : piece.replace(/[ \t\r\n\f]+/g, ' ');
      },
      onclosetag(name) {
        if (silent.has(name)) hidden -= 1;
        if (name === 'pre') kept -= 1;
        if (blocks.has(name)) text += '\n\n';
      },
    },
    { decodeEntities: true },
  );
  parser.write(html);
  parser.end();
  return text
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/ {2,}/g, ' ')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
