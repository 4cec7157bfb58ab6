import { type OwnControls, getControls } from "@goldmane/contracts/controls/own";
import { call } from "#platform/api.ts";

/** The viewer's controls; with a title, also the time left for it. */
export function askControls(
  about: { titleId?: string },
  { signal }: { signal: AbortSignal },
): Promise<OwnControls> {
  return call(getControls, about, { signal });
}
