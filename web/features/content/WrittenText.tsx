import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { compiler, type MarkdownToJSX } from 'markdown-to-jsx/react';
import {
  type ComponentProps,
  createElement,
  Fragment,
  type JSX,
  memo,
  type ReactNode,
} from 'react';
import { pictureKey, safeLink } from '#contracts/content/safe-address.ts';
import { http } from '#web/app/http/http.ts';

/**
 * Renders Markdown as React elements. Raw HTML is shown as text, only known elements and attributes are
 * created, and each URL is checked (`contracts/content/safe-address.ts`): no text can inject a script.
 */
export const WrittenText = memo(function WrittenText({ markdown }: { markdown: string }) {
  return <div className="written">{compiler(markdown, readingRules)}</div>;
});

/** The elements allowed on a written page; the content of any other element becomes plain text. */
const elements = new Set(
  (
    'a blockquote br code del div em footer h2 h3 h4 h5 h6 header hr img input li mark ol p ' +
    'pre s section span strong sub sup table tbody td th thead tr ul'
  ).split(' '),
);

/** The attributes allowed on an element. */
const attributes = new Set(
  'alt aria-hidden checked children className colSpan href id key readOnly rowSpan src start style title type'.split(
    ' ',
  ),
);

function onlyKnown(
  type: unknown,
  props: Record<string, unknown>,
  ...children: ReactNode[]
): JSX.Element {
  // The page's title is its only h1, so an h1 in the text becomes an h2.
  if (type === 'h1') return onlyKnown('h2', props, ...children);
  // Only the overrides below are components; the Markdown of a page cannot use components.
  const isOurs = typeof type === 'function' || type === Fragment;
  if (!isOurs && !elements.has(String(type))) {
    return createElement(Fragment, { key: String(props?.key) }, ...children);
  }
  const safe = Object.fromEntries(
    Object.entries(props ?? {}).filter(([name]) => attributes.has(name)),
  );
  return createElement(type as string, safe, ...children);
}

/** A link; links to other sites open in a new tab, so that unsaved work on a lesson is not lost. */
function Link({ href, children }: ComponentProps<'a'>) {
  if (!href) return <span>{children}</span>;
  const isElsewhere = href.toLowerCase().startsWith('https:');
  return (
    <a href={href} {...(isElsewhere && { target: '_blank', rel: 'noopener noreferrer' })}>
      {children}
      {isElsewhere && (
        <span className="sr-only">
          {' '}
          <Trans>(opens in a new tab)</Trans>
        </span>
      )}
    </a>
  );
}

/** Inline code, or keys to press if written as `kbd:Ctrl+Enter`. */
function Code({ children }: ComponentProps<'code'>) {
  const text = Array.isArray(children) ? children.join('') : children;
  if (typeof text !== 'string' || !text.startsWith('kbd:')) return <code>{children}</code>;
  const keys = text.slice('kbd:'.length).split('+');
  return (
    <span className="keys">
      {keys.map((key, index) => (
        <Fragment key={key}>
          {index > 0 && '+'}
          <kbd>{key.trim()}</kbd>
        </Fragment>
      ))}
    </span>
  );
}

function Picture({ src, alt }: ComponentProps<'img'>) {
  if (!src) return <em>{alt}</em>;
  return <img src={src} alt={alt ?? ''} loading="lazy" />;
}

/** A wide table in a separate scrolling box that can be scrolled with the keyboard. */
function ScrollingTable({ children }: ComponentProps<'table'>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a page may have several, and none is a landmark
    <div
      role="group"
      className="table-box"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reached by keyboard
      tabIndex={0}
      aria-label={t`Table`}
    >
      <table>{children}</table>
    </div>
  );
}

function TickBox({ checked }: ComponentProps<'input'>) {
  return (
    <input
      type="checkbox"
      checked={checked ?? false}
      disabled
      aria-label={
        checked
          ? t({ message: 'Done', context: 'a ticked box' })
          : t({ message: 'To do', context: 'a box to tick' })
      }
    />
  );
}

const calloutNames: Readonly<Record<string, string>> = {
  NOTE: t`Note`,
  TIP: t`Tip`,
  IMPORTANT: t`Important`,
  WARNING: t`Warning`,
  CAUTION: t`Caution`,
};

/**
 * The name of a callout, such as "Tip". It is not a `header`, because some screen readers announce a `header`
 * inside an article as a banner.
 */
function CalloutName({ children }: { children?: ReactNode }) {
  const name = Array.isArray(children) ? children.join('') : String(children ?? '');
  return (
    <p className="callout-name">
      {calloutNames[name] ?? name.charAt(0) + name.slice(1).toLowerCase()}
    </p>
  );
}

function Footnotes({ children }: { children?: ReactNode }) {
  return <div className="footnotes">{children}</div>;
}

/** Markdown parser options for written pages, explained at `WrittenText`. */
const readingRules: MarkdownToJSX.Options = {
  disableParsingRawHTML: true,
  forceBlock: true,
  wrapper: Fragment,
  createElement: onlyKnown as (...of: unknown[]) => JSX.Element,
  sanitizer(address, tag, attribute) {
    if (tag === 'a' && attribute === 'href') return safeLink(address);
    const key = tag === 'img' && attribute === 'src' ? pictureKey(address) : null;
    return key && http.address(`/v1/media/${key}`);
  },
  overrides: {
    a: Link,
    code: Code,
    img: Picture,
    table: ScrollingTable,
    input: TickBox,
    header: CalloutName,
    footer: Footnotes,
  },
};
