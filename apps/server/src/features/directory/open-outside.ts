import type { PlaceKind } from "@goldmane/contracts/directory/limits";
import { AppError } from "@goldmane/contracts/errors";
import { proveGrownUp } from "#features/family/service.ts";
import type { App, Viewer } from "#platform/app.ts";
import type { Browser } from "#platform/identity/browser.ts";
import { findPlace } from "./places.ts";
import { rightOf } from "./right-of.ts";

/** The address of an outside place, for whoever may go there: with a grown-up's PIN where it takes one. */
export async function openOutside(
  app: App,
  { viewer, browser }: { viewer: Viewer; browser: Browser },
  { kind, id, pin }: { kind: PlaceKind; id: string; pin?: string | undefined },
): Promise<{ url: string }> {
  const right = rightOf(viewer);
  if (right === "closed") {
    throw new AppError("NOT_ALLOWED", "Outside links are closed for this profile.");
  }
  const place = findPlace({ kind, id });
  if (!place) throw new AppError("NOT_FOUND", "There is no such place.");
  if (right === "withPin") await proveGrownUp(app, { viewer, browser }, pin);
  return { url: place.url };
}
