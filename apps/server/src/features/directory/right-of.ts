import type { LinkRight } from "@goldmane/contracts/controls/limits";
import { defaultControls } from "@goldmane/contracts/controls/rules";
import type { Viewer } from "#platform/app.ts";

/** The viewer's right to outside links. Without a profile the strictest default applies. */
export function rightOf({ profile }: Viewer): LinkRight {
  return (profile?.controls ?? defaultControls("child")).outsideLinks;
}
