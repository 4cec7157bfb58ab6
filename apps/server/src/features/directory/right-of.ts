import type { LinkRight } from "@goldmane/contracts/controls/limits";
import { usualControls } from "@goldmane/contracts/controls/rules";
import type { Viewer } from "#platform/app.ts";

/** What a viewer may do with outside links. Of whoever chose no profile nothing is known. */
export function rightOf({ profile }: Viewer): LinkRight {
  return (profile?.controls ?? usualControls("child")).outsideLinks;
}
