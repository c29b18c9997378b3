import { LinkButton } from '#ui/LinkButton.tsx';

/** The ways on from a change that has no invoice. That it has none is only logged (specification 8). */
export function NoInvoice() {
  return (
    <div className="mt-5 flex flex-wrap gap-3">
      <LinkButton href="/subscription/product">See the plans</LinkButton>
      <LinkButton href="/subscription/manage">Manage subscription</LinkButton>
    </div>
  );
}
