import { type ComponentType, useMemo } from 'react';
import type * as z from 'zod/mini';
import { loadAnswers } from '#ui/wordings/answers.ts';
import { i18n } from '#ui/wordings/i18n.ts';
import { guidanceWords } from '../guidance-words.ts';
import type { EditProps, PanelProps } from '../view-props.ts';
import { withoutBlanks } from '../without-blanks.ts';

/**
 * Loaders of a type's panel and editor. Pass either to `React.lazy`: `lazy(views.vocab.panel)`. The code is
 * loaded when the loader is called.
 */
export interface View {
  panel: () => Promise<{ default: ComponentType<PanelProps<unknown>> }>;
  edit: () => Promise<{ default: ComponentType<EditProps<unknown>> }>;
}

/**
 * Binds a type's schema to its two components, so that callers pass stored JSON unchanged. If content is
 * missing or can no longer be parsed, the panel shows the message from the specification and the editor
 * starts empty.
 */
export function makeView<Content>(
  schema: () => Promise<z.ZodMiniType<Content>>,
  panel: () => Promise<ComponentType<PanelProps<Content>>>,
  edit: () => Promise<ComponentType<EditProps<Content>>>,
  empty: Content,
): View {
  return {
    panel: async () => {
      const [Schema, Panel] = await Promise.all([schema(), panel()]);
      return {
        default: function StoredPanel({ content, ...rest }) {
          const read = useMemo(() => Schema.safeParse(content), [content]);
          return read.success ? (
            <Panel {...rest} content={withoutBlanks(read.data)} />
          ) : (
            <NotGenerated />
          );
        },
      };
    },
    edit: async () => {
      // The problems that an editor shows are sentences that Workers answer with too.
      const [Schema, Edit] = await Promise.all([schema(), edit(), loadAnswers()]);
      return {
        default: function StoredEdit({ content, ...rest }) {
          const read = useMemo(() => Schema.safeParse(content), [content]);
          return <Edit {...rest} content={read.success ? read.data : empty} />;
        },
      };
    },
  };
}

/** Shown in place of a panel without content. */
export function NotGenerated() {
  return (
    <p className="m-0 py-10 text-center text-lg text-ink-2">{i18n._(guidanceWords.notGenerated)}</p>
  );
}
