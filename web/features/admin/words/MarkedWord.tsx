import { inLanguage } from '#web/app/format/in-language.ts';

interface MarkedWordProps {
  language: string;
  sentence: string;
  form: string;
}

/** The sentence with the word marked where it stands first. */
export function MarkedWord({ language, sentence, form }: MarkedWordProps) {
  const at = sentence.indexOf(form);
  return (
    <p {...inLanguage(language)} className="font-text">
      {at < 0 ? (
        sentence
      ) : (
        <>
          {sentence.slice(0, at)}
          <mark className="rounded-small bg-target-soft px-0.5 font-semibold text-target underline underline-offset-4">
            {form}
          </mark>
          {sentence.slice(at + form.length)}
        </>
      )}
    </p>
  );
}
