import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { AppError, errorStatus } from "@goldmane/contracts/errors";
import { livePath } from "@goldmane/contracts/live/limits";
import type { App, Viewer } from "#platform/app.ts";
import { requireSameOrigin } from "#platform/http/hosts/same-origin.ts";
import { askedLanguage } from "#platform/identity/asked-language.ts";
import { comesDirectly } from "#platform/identity/comes-directly.ts";
import type { BrowserSessions } from "#platform/identity/browser-sessions.ts";

type Guard = {
  app: Pick<App, "settings">;
  sessions: BrowserSessions;
  isOwnOrigin: (origin: string, host: string | undefined) => boolean;
  /** Whether a browser without a household can connect anyway, as a guest. */
  isGuestAllowed: (viewer: Viewer) => Promise<boolean>;
};

/**
 * Finds the viewer of an upgrade request, with the cookie and origin checks of any call.
 * @throws AppError NOT_FOUND at another address, NOT_ALLOWED for another site's page, NOT_SIGNED_IN
 * for a browser of no household.
 */
export async function authorizeUpgrade(
  { app, sessions, isOwnOrigin, isGuestAllowed: mayCome }: Guard,
  request: IncomingMessage,
): Promise<Viewer> {
  const { url = "/", headers } = request;
  const [path] = url.split("?", 1);
  if (path !== livePath && path !== `${livePath}/`) {
    throw new AppError("NOT_FOUND", "There’s nothing at this address.");
  }
  requireSameOrigin(headers, (origin) => isOwnOrigin(origin, headers.host));
  const isDirect = () => comesDirectly(request);
  const viewer = await sessions.find(headers.cookie, isDirect, askedLanguage(request, app));
  if (!viewer.householdId && !(await mayCome(viewer)))
    throw new AppError("NOT_SIGNED_IN", "Sign in to your household first.");
  return viewer;
}

/** Refuses an upgrade with an HTTP error response and closes the socket. */
export function refuseUpgrade(socket: Duplex, error: unknown): void {
  const failure =
    error instanceof AppError
      ? error
      : new AppError("INTERNAL", "Something went wrong on the server. Try again.");
  const { code, message, details } = failure;
  const body = JSON.stringify({ ...details, error: code, message });
  socket.end(
    [
      `HTTP/1.1 ${errorStatus[code]} ${code}`,
      "Connection: close",
      "Content-Type: application/json; charset=utf-8",
      "Cache-Control: no-store",
      `Content-Length: ${Buffer.byteLength(body)}`,
      "",
      body,
    ].join("\r\n"),
  );
}
