import { useLocation } from "wouter";
import { routes } from "#platform/routes.ts";
import { InvitationView } from "./email-link/invitation-view.tsx";
import { ResetView } from "./email-link/reset-view.tsx";
import { VerifyView } from "./email-link/verify-view.tsx";

/** Target of links with a token: those in e-mails, and invitations. */
export function EmailLinkPage() {
  const [path] = useLocation();
  if (path.startsWith("/invite")) return <InvitationView />;
  return path.startsWith(routes.reset) ? <ResetView /> : <VerifyView />;
}
