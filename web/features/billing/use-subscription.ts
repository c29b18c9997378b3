import type { CurrentSubscription, InvoiceRow } from '#contracts/billing/billing.ts';
import { http } from '#web/app/http/http.ts';
import { useRequest } from '#web/app/http/use-request.ts';

/** What the account has, and how to read it anew. */
export const useCurrent = () =>
  useRequest('/subscriptions/current', (path) => http.get<CurrentSubscription>(path));

/** What was and is to be paid; nothing is asked for by who never paid. */
export const useInvoices = (hasInvoices: boolean) =>
  useRequest(hasInvoices ? '/subscriptions/invoices' : null, (path) =>
    http.get<InvoiceRow[]>(path),
  );

/** The preview of a change. That it failed is only logged (specification 8): the screen says nothing. */
export function useInvoice<Invoice>(path: string) {
  return useRequest(
    path,
    async (address) => (await http.get<{ invoice: Invoice }>(address)).invoice,
    {
      // The sums are of one moment; they change only when they are asked for again.
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
      onError: (error: unknown) => console.error(error),
    },
  );
}
