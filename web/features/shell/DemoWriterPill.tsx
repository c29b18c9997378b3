import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import type { Writer } from '#contracts/ai-jobs/writer.ts';
import { Chip } from '#ui/Chip.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';

const DemoWriterDialog = lazyPart(async () => (await import('./DemoWriterDialog.tsx')).default);

/** Says that the demo writer is at work; opens what that means. */
export function DemoWriterPill({ writer }: { writer: Writer }) {
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Chip
        aria-haspopup="dialog"
        onClick={() => {
          setAsked(true);
          setOpen(true);
        }}
      >
        <Sparkles size={16} aria-hidden="true" />
        <span className="max-sm:sr-only">Demo writer</span>
      </Chip>
      {asked && <DemoWriterDialog open={open} onClose={() => setOpen(false)} writer={writer} />}
    </>
  );
}
