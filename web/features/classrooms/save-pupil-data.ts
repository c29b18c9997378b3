import type { PupilRow } from '#contracts/classrooms/classroom.ts';
import { toast } from '#ui/toast.ts';
import { http } from '#web/app/http/http.ts';
import { saveFile } from '#web/app/http/save-file.ts';

/** Downloads everything that is kept of a pupil, for the child or the parents who ask; tells how it went. */
export async function savePupilData({ id, fullName }: Pick<PupilRow, 'id' | 'fullName'>) {
  try {
    const answer = await http.send('GET', `/v1/pupils/${id}/export`);
    saveFile(`${fullName}, data`, 'json', await answer.blob());
    toast('success', `${fullName}’s data is in your downloads.`);
  } catch (error) {
    toast('error', error instanceof Error ? error.message : 'Something went wrong');
  }
}
