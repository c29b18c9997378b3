import { useParams, useSearchParams } from 'react-router-dom';
import { DowngradeInvoiceCard } from './DowngradeInvoiceCard.tsx';
import { UpgradeInvoiceCard } from './UpgradeInvoiceCard.tsx';

/**
 * The screen at /subscription/invoice/{changeType}?planId=… (specification 2): without either nothing is
 * shown, and any other change is no page.
 */
export default function SubscriptionInvoice() {
  const { changeType } = useParams();
  const [params] = useSearchParams();
  const planId = Number(params.get('planId'));
  if (!changeType || !planId) return null;
  return (
    <div className="mx-auto w-full max-w-2xl px-4 py-8 sm:px-8">
      {changeType === 'upgrade' && <UpgradeInvoiceCard planId={planId} />}
      {changeType === 'downgrade' && <DowngradeInvoiceCard planId={planId} />}
      {changeType !== 'upgrade' && changeType !== 'downgrade' && (
        <h1 className="text-2xl">Page does not exist</h1>
      )}
    </div>
  );
}
