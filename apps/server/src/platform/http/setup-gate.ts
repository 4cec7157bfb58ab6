import { trustPath } from "@goldmane/contracts/trust/limits";
import { isPage } from "./pages/static-files.ts";

/** The wizard's page. */
export const setupPath = "/setup";

const openBeforeSetup = /^\/api\/(?:health|setup|trust|avatars)(?:[/?]|$)/;
const behindSetup = /^\/(?:api|media)(?:[/?]|$)/;

/** Whether a new server answers this address only once it is set up. */
export function needsSetup(url: string): boolean {
  return behindSetup.test(url) && !openBeforeSetup.test(url);
}

/** Whether a new server sends this address to the wizard: every page but the wizard's and /trust. */
export function leadsToSetup(url: string): boolean {
  const path = url.split("?", 1)[0] ?? "/";
  return isPage(path) && path !== setupPath && path !== trustPath && !path.startsWith("/api");
}
