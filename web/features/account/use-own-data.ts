import { useState } from 'react';
import { toast } from '#ui/toast.ts';
import { saveFile } from '#web/app/http/save-file.ts';
import { http } from '../../app/http/http.ts';
import { sentenceFor } from './sentence-for.ts';

/** Downloads everything of one's own as a file, and whether that is under way. */
export function useOwnData() {
  const [busy, setBusy] = useState(false);
  async function download() {
    setBusy(true);
    try {
      const answer = await http.send('GET', '/v1/me/export');
      saveFile('Lexiloom, my data', 'json', await answer.blob());
      toast('success', 'Your data is in your downloads.');
    } catch (failure) {
      toast('error', sentenceFor(failure));
    } finally {
      setBusy(false);
    }
  }
  return { busy, download };
}
