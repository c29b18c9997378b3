import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Resource } from '#contracts/resources/resource.ts';
import { messageOf } from '#ui/http-error.ts';
import { toast } from '#ui/toast.ts';
import { http } from '#web/app/http/http.ts';
import { resourcePath } from './use-resource.ts';

/**
 * Copies a resource into the teacher's own resources, then navigates to the address that `addressOf` returns.
 */
export function useCopy(id: string, addressOf: (copyId: string) => string) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const copy = async () => {
    setBusy(true);
    try {
      const made = await http.post<Resource>(`${resourcePath(id)}/duplicate`);
      toast('success', t`Copied to My resources. You’re now looking at the copy.`);
      navigate(addressOf(made.id));
    } catch (error) {
      toast('error', messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return { copy, busy };
}
