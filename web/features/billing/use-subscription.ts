import type { CurrentSubscription, InvoiceRow } from '#contracts/billing/billing.ts';
import { http } from '#web/app/http/http.ts';
import { useRequest } from '#web/app/http/use-request.ts';

/** The account's current subscription. */
export const useCurrent = () =>
  useRequest('/subscriptions/current', (path) => http.get<CurrentSubscription>(path));

/** Past and open invoices; sends no request for an account that never paid. */
export const useInvoices = (hasInvoices: boolean) =>
  useRequest(hasInvoices ? '/subscriptions/invoices' : null, (path) =>
    http.get<InvoiceRow[]>(path),
  );

/** The preview of a change. A failure is only logged, and the screen shows no error (specification 8). */
export function useInvoice<Invoice>(path: string) {
  return useRequest(
    path,
    async (address) => (await http.get<{ invoice: Invoice }>(address)).invoice,
    {
      // The amounts apply to one moment, so they change only when they are explicitly fetched again.
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
      onError: (error: unknown) => console.error(error),
    },
  );
}
