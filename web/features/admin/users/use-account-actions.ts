import { useState } from 'react';
import type { UserChange } from '#contracts/admin/user-account.ts';
import type { UserRow } from '#contracts/admin/user-list.ts';
import { toast } from '#ui/toast.ts';
import { http } from '#web/app/http/http.ts';
import { saveFile } from '#web/app/http/save-file.ts';

type Account = Pick<UserRow, 'id' | 'fullName'>;
type Action = 'change' | 'download' | 'keep';

const pathOf = ({ id }: Account) => `/v1/admin/users/${encodeURIComponent(id)}`;

/** What an admin can do with somebody's account, one thing at a time; each tells how it went. */
export function useAccountActions(onChanged: () => Promise<unknown>) {
  const [busy, setBusy] = useState<Action | null>(null);

  async function act(deed: Action, work: () => Promise<string | null>): Promise<boolean> {
    if (busy) return false;
    setBusy(deed);
    try {
      const said = await work();
      if (said !== null) toast('success', said);
      return true;
    } catch (error) {
      toast('error', error instanceof Error ? error.message : 'Something went wrong');
      return false;
    } finally {
      setBusy(null);
    }
  }

  return {
    busy,
    change: (user: Account, change: UserChange, said: string) =>
      act('change', async () => {
        await http.patch(pathOf(user), change);
        await onChanged();
        return said;
      }),
    download: (user: Account) =>
      act('download', async () => {
        const answer = await http.send('GET', `${pathOf(user)}/export`);
        saveFile(`Lexiloom, data of ${user.fullName}`, 'json', await answer.blob());
        return 'The file is in your downloads.';
      }),
    /** Takes a deletion back while it can be. */
    keep: (user: Account) =>
      act('keep', async () => {
        await http.remove(`${pathOf(user)}/deletion`);
        await onChanged();
        return 'The account stays.';
      }),
  };
}
