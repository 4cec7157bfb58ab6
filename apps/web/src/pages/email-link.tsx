import { useLocation } from "wouter";
import { routes } from "#platform/routes.ts";
import { ResetView } from "./email-link/reset-view.tsx";
import { VerifyView } from "./email-link/verify-view.tsx";

/** Target of the links in e-mails. */
export function EmailLinkPage() {
  const [path] = useLocation();
  return path.startsWith(routes.reset) ? <ResetView /> : <VerifyView />;
}
