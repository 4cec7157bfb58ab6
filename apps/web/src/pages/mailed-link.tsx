import { useLocation } from "wouter";
import { routes } from "#platform/routes.ts";
import { ResetView } from "./mailed-link/reset-view.tsx";
import { VerifyView } from "./mailed-link/verify-view.tsx";

/** Target of the links in e-mails. */
export function MailedLinkPage() {
  const [path] = useLocation();
  return path.startsWith(routes.reset) ? <ResetView /> : <VerifyView />;
}
