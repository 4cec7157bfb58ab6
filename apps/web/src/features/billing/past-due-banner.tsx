import { useQuery } from "@tanstack/react-query";
import { useLocation } from "wouter";
import { routes } from "#platform/routes.ts";
import { say } from "#platform/words/say.ts";
import { BottomBanner } from "#ui/message/bottom-banner.tsx";
import { describeGrace } from "./describe-grace.ts";
import { billingQuery } from "./queries.ts";

/** Notifies parents of a failed payment, except over a film and on the billing page. */
export function PastDueBanner() {
  const [path] = useLocation();
  const { data: billing } = useQuery(billingQuery);
  const grace = billing && describeGrace(billing);
  if (!grace || path === routes.billing || path.startsWith("/watch/")) return null;
  return (
    <BottomBanner variant="alarm" link={{ href: routes.billing, name: say`Update card` }}>
      {grace}
    </BottomBanner>
  );
}
