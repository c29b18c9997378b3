import type { Message } from '#language/wordings/speaker.ts';
import { i18n } from '../i18n.ts';

/** The messages of a React Aria component by React Aria's key. Their gaps have the names of its variables. */
export type ComponentWords = Readonly<Record<string, Message>>;

interface StringFormatter {
  format(key: string, variables?: Message['values']): string;
}

const formatters = new WeakMap<ComponentWords, StringFormatter>();

/**
 * Replaces the hook of React Aria with which its components say their words (`web/build/react-aria-words.ts`). It returns
 * the same formatter for the same words, because components compare it in the dependencies of their effects.
 */
export function useLocalizedStringFormatter(words: ComponentWords): StringFormatter {
  let formatter = formatters.get(words);
  if (!formatter) {
    formatter = {
      format: (key, values) => i18n._({ ...(words[key] as Message), values }),
    };
    formatters.set(words, formatter);
  }
  return formatter;
}

/** Exists because components that the product does not use import it. The build fails if one of them is used. */
export const useLocalizedStringDictionary = undefined;
