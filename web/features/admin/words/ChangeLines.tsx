import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { WordSayings } from '#contracts/admin/word-changes.ts';
import { wordClassNames } from '#language/text/word-class-names.ts';
import { LanguageText } from './LanguageText.tsx';

interface ChangeLinesProps {
  was: WordSayings;
  to: WordSayings;
  language: string;
  nativeLanguage: string;
}

/** What changes of a word, a line each: what stands, and what is to stand there. */
export function ChangeLines({ was, to, language, nativeLanguage }: ChangeLinesProps) {
  const text = (own: string, value: string | null | undefined) =>
    value ? <LanguageText language={own}>{value}</LanguageText> : null;
  return (
    <dl className="grid min-w-0 content-start gap-1.5 wrap-anywhere">
      {to.pos && (
        <Line
          name="Class"
          was={was.pos ? wordClassNames[was.pos] : null}
          to={wordClassNames[to.pos]}
        />
      )}
      {to.lemma && (
        <Line
          name="Dictionary form"
          was={text(language, was.lemma)}
          to={text(language, to.lemma)}
        />
      )}
      {to.gloss && (
        <Line
          name="Meaning"
          was={text(nativeLanguage, was.gloss)}
          to={text(nativeLanguage, to.gloss)}
        />
      )}
      {to.reading && (
        <Line name="Reading" was={text(language, was.reading)} to={text(language, to.reading)} />
      )}
    </dl>
  );
}

function Line({ name, was, to }: { name: string; was: ReactNode; to: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-2">{name}</dt>
      <dd>
        {was ?? <span className="text-ink-2">nothing</span>}
        <ArrowRight
          size={16}
          role="img"
          aria-label="becomes"
          className="mx-2 inline-block text-ink-2"
        />
        <strong>{to}</strong>
      </dd>
    </div>
  );
}
