import * as z from 'zod/mini';
import { interfaceLocales } from '#language/wordings/interface-languages.ts';

/** A language of the interface as a person, a class or a lesson stores it. */
export const InterfaceLanguage = z.enum(interfaceLocales, {
  error: 'Choose a language from the list.',
});

/** Sets the caller's language of the interface. Null means the browser's, and for pupils that of their class. */
export const SetInterfaceLanguage = z.object({ language: z.nullable(InterfaceLanguage) });
export type SetInterfaceLanguage = z.infer<typeof SetInterfaceLanguage>;
