import { isIP } from "node:net";
import { AppError } from "@goldmane/contracts/errors";
import type { App } from "#platform/app.ts";
import type { Browser } from "#platform/identity/browser.ts";

/** `id` is a host name (WebAuthn 5.1.2). */
export type RelyingParty = { id: string; origin: string };

/**
 * The relying party of this installation: PUBLIC_URL if set, else the request's host. Browsers
 * support passkeys only for host names, over https or on localhost.
 * @throws AppError CONFLICT if no browser would accept the address.
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
      "Passkeys don’t work at a numeric address. Open Goldmane by its name, such as http://localhost.",
    );
  }
  if (protocol !== "https:" && !isLocal) {
    throw new AppError(
      "CONFLICT",
      "Passkeys need https, and this address uses http. Your administrator can set up https and PUBLIC_URL.",
    );
  }
  return { id: hostname, origin: url.origin };
}
