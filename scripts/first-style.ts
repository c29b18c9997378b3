/**
 * The part of a style sheet that a rendered lesson needs: every rule whose classes all occur in the text of the
 * module that renders lessons (`build-lesson-drawing.ts`). A lesson cannot contain any other class, because class
 * names are never composed at run time (Tailwind requires this too). Rules without classes remain; rules for print
 * are omitted, because the whole sheet is loaded long before anybody prints. `css` must be minified.
 */
export function firstStyle(css: string, drawing: string): string {
  const words = new Set(drawing.split(/[\s"'`]+/));
  return withoutUnusedProperties(keepRules(css, (name) => words.has(name)));
}

/** At-rules that contain style rules. The content of others, such as `@keyframes`, is one unit. */
const groups = /^@(?:media|supports|layer|container|starting-style)\b/;

function keepRules(css: string, occurs: (name: string) => boolean): string {
  let kept = '';
  for (let at = 0; at < css.length; ) {
    const end = endOf(css, at, ';{');
    const prelude = css.slice(at, end);
    if (css[end] !== '{') {
      kept += css.slice(at, end + 1);
      at = end + 1;
      continue;
    }
    const close = endOf(css, end + 1, '}');
    const body = css.slice(end + 1, close);
    at = close + 1;
    if (groups.test(prelude)) {
      const rules = /^@media[^{]*\bprint\b/.test(prelude) ? '' : keepRules(body, occurs);
      if (rules !== '') kept += `${prelude}{${rules}}`;
    } else if (prelude.startsWith('@')) {
      kept += `${prelude}{${body}}`;
    } else {
      const selectors = split(prelude, ',').filter((one) => classesOf(one).every(occurs));
      if (selectors.length > 0) kept += `${selectors.join(',')}{${body}}`;
    }
  }
  return kept;
}

/** The classes that an element must have. Those within parentheses may be alternatives, so they do not count. */
export function classesOf(selector: string): string[] {
  let open = selector;
  for (let before = ''; before !== open; ) {
    before = open;
    open = open.replace(/(?<!\\)\((?:\\.|[^()\\])*(?<!\\)\)/g, '');
  }
  return [...open.matchAll(/(?<!\\)\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-]|[^\0-\x7f])+)/g)].map(
    ([, name = '']) =>
      name
        .replace(/\\([0-9a-f]{1,6}) ?/g, (_, code: string) =>
          String.fromCodePoint(Number.parseInt(code, 16)),
        )
        .replaceAll(/\\(.)/g, '$1'),
  );
}

/** Removes custom properties and their registrations that no remaining rule reads. */
function withoutUnusedProperties(css: string): string {
  const read = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const left = css.replace(/@property (--[\w-]+)\{[^}]*\}/g, (rule, name: string) =>
    read.has(name) ? rule : '',
  );
  return left.length === css.length ? css : withoutUnusedProperties(left);
}

/** The index of the next of these characters outside of strings, blocks and parentheses; the length if none. */
function endOf(css: string, from: number, ends: string): number {
  let depth = 0;
  for (let at = from; at < css.length; at += 1) {
    const char = css[at] ?? '';
    if (char === '\\') at += 1;
    else if (char === '"' || char === "'") at = endOfString(css, at);
    else if (depth === 0 && ends.includes(char)) return at;
    else if ('{(['.includes(char)) depth += 1;
    else if ('})]'.includes(char)) depth -= 1;
  }
  return css.length;
}

function endOfString(css: string, from: number): number {
  let at = from + 1;
  while (at < css.length && css[at] !== css[from]) at += css[at] === '\\' ? 2 : 1;
  return at;
}

function split(text: string, separator: string): string[] {
  const parts: string[] = [];
  for (let at = 0; at <= text.length; ) {
    const end = endOf(text, at, separator);
    parts.push(text.slice(at, end));
    at = end + 1;
  }
  return parts;
}
