import { isIP } from "node:net";
import { AppError } from "@goldmane/contracts/errors";
import type { App } from "#platform/app.ts";
import type { Browser } from "#platform/identity/browser.ts";

/** For whom an authenticator signs: a host (WebAuthn 5.1.2), seen at an origin. */
export type RelyingParty = { id: string; origin: string };

/**
 * Who this installation is to authenticators: what PUBLIC_URL says, or else what the browser was
 * asked for. Browsers have passkeys for names only, over https or on the machine itself.
 * @throws AppError CONFLICT where no browser would have one.
 */
export function findRelyingParty(
  { config }: Pick<App, "config">,
  { origin }: Pick<Browser, "origin">,
): RelyingParty {
  const url = config.http.publicUrl ?? new URL(origin);
  const { hostname, protocol } = url;
  const isLocal = hostname === "localhost" || hostname.endsWith(".localhost");
  if (isIP(hostname.replace(/^\[|\]$/g, "")) !== 0) {
    throw new AppError(
      "CONFLICT",
      "Passkeys need a name, and this address is a number. On the machine itself open http://localhost in place of it.",
    );
  }
  if (protocol !== "https:" && !isLocal) {
    throw new AppError(
      "CONFLICT",
      "Passkeys need https, and this address is plain http. Whoever runs this house can put https in front of it and say so in PUBLIC_URL.",
    );
  }
  return { id: hostname, origin: url.origin };
}
