import type { Writer } from '#contracts/ai-jobs.ts';
import { languageName } from '#language/language-name.ts';
import { type LanguageCode, languages } from '#language/languages.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';

interface DemoWriterDialogProps {
  open: boolean;
  onClose: () => void;
  writer: Writer;
}

const isLanguage = (code: string): code is LanguageCode => code in languages;

/** Explains the demo writer, its limits, and how to connect a real model. */
export default function DemoWriterDialog({ open, onClose, writer }: DemoWriterDialogProps) {
  const names = (writer.languages ?? []).filter(isLanguage).map((code) => languageName(code));
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="You’re using the demo writer"
      actions={
        <Button variant="primary" onClick={onClose}>
          OK
        </Button>
      }
    >
      <div className="space-y-3 text-ink-2">
        <p>
          No AI model is connected to this Lexiloom. Texts and questions come from the demo writer:
          it builds correct sentences at the right level from its own patterns. You can try
          everything with it, but it only knows its own topics.
        </p>
        <p>
          It cannot translate a text of your own: sentences that it does not know get a word-by-word
          gloss that begins with [demo]. Replace it with your own translation, or upload both
          languages.
        </p>
        {names.length > 0 && <p>It writes {new Intl.ListFormat('en-GB').format(names)}.</p>}
        {writer.speech && <p>Its voice is synthetic and generated on this machine.</p>}
        <div className="rounded-control bg-sunken p-4">
          <p className="font-semibold text-ink">To connect a real model</p>
          <p className="mt-1">
            Whoever runs this Lexiloom needs to set one of these and restart it:
          </p>
          <ul className="mt-2 space-y-2">
            <li>
              <code className="font-semibold text-ink">OPENAI_API_KEY</code>: an OpenAI key.
            </li>
            <li>
              <code className="font-semibold text-ink">OPENAI_BASE_URL</code>: the address of any
              compatible server, such as one in your own school.
            </li>
          </ul>
        </div>
      </div>
    </Dialog>
  );
}
