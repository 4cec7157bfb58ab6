import type { Capabilities } from "@goldmane/contracts/assistant/schema";
import { defaultControls } from "@goldmane/contracts/controls/rules";
import { AppError } from "@goldmane/contracts/errors";
import type { App, Viewer } from "#platform/app.ts";

/** The viewer's rights to the assistants. A viewer without a profile may be of any age. */
export function rightsOf({ profile }: Viewer): Pick<Capabilities, "leo" | "mayListen"> {
  const { leo, leoHears } = profile?.controls ?? defaultControls("child");
  return { leo, mayListen: leo !== "off" && leoHears === "open" };
}

/** @throws AppError NOT_ALLOWED where a parent turned the assistants off. */
export function requireLeo(viewer: Viewer): void {
  if (rightsOf(viewer).leo !== "off") return;
  throw new AppError("NOT_ALLOWED", "A parent turned Leo off. Ask them if you’d like him back.");
}

/**
 * Whether a language model may answer: never for anonymous viewers, and for children only if a
 * parent allows it.
 */
export function mayAskModel({ config }: Pick<App, "config">, viewer: Viewer): boolean {
  return config.leo.model !== null && viewer.profile !== null && rightsOf(viewer).leo === "all";
}
