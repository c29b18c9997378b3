import { cloneElement, Fragment, type ReactElement, type ReactNode } from 'react';
import type { Message } from '#language/wordings/speaker.ts';
import { i18n } from './i18n.ts';

interface TransProps extends Message {
  /** The elements of the sentence by number, as Lingui's macro collects them. */
  components?: Readonly<Record<string, ReactElement>>;
}

/**
 * A sentence that contains elements: `<0>…</0>` and `<1/>` in the wording are the places of the elements. Call sites use
 * the macro `Trans` of `@lingui/react/macro`, which compiles to this component.
 */
export function Trans({ values = {}, components = {}, ...message }: TransProps) {
  // An element among the values becomes a place too, and so does a text that could be taken for one.
  const elements: Record<string, ReactNode> = {};
  const texts = Object.entries(values).map(([name, value]) => {
    if ((typeof value !== 'object' || value === null) && !String(value).includes('<'))
      return [name, value];
    elements[`=${name}`] = value as ReactNode;
    return [name, `<=${name}/>`];
  });
  const parts = i18n._({ ...message, values: Object.fromEntries(texts) }).split(/(<\/?=?\w+\/?>)/);
  const read = (end: string | null): ReactNode[] => {
    const found: ReactNode[] = [];
    for (let part = parts.shift(); part !== undefined && part !== end; part = parts.shift()) {
      const [, name = '', isEmpty] = /^<(=?\w+)(\/?)>$/.exec(part) ?? [];
      const component = components[name];
      const key = found.length;
      if (name in elements) found.push(<Fragment key={key}>{elements[name]}</Fragment>);
      else if (!component) found.push(part);
      else if (isEmpty) found.push(cloneElement(component, { key }));
      else found.push(cloneElement(component, { key }, ...read(`</${name}>`)));
    }
    return found;
  };
  return <>{read(null)}</>;
}
