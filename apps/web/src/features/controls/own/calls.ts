import { type OwnControls, getControls } from "@goldmane/contracts/controls/own";
import { call } from "#platform/api.ts";

/** What applies to whoever is watching; with a title, also how long that may go on. */
export function askControls(
  about: { titleId?: string },
  { signal }: { signal: AbortSignal },
): Promise<OwnControls> {
  return call(getControls, about, { signal });
}
