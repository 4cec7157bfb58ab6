import { AppError } from "@goldmane/contracts/errors";
import type { App, Viewer } from "#platform/app.ts";
import { interactiveCatalogOf } from "./interactive-catalog.ts";
import type { InteractiveTitle } from "./interactive-title.ts";

const everything = { highestRating: "R", titleRules: null, language: "en" } as const;

/** Every interactive film that this viewer may see. */
export function listVisibleInteractive(app: App, viewer: Viewer): readonly InteractiveTitle[] {
  return interactiveCatalogOf(app).visibleTo(viewer);
}

/** Null for a hidden film and for one that doesn't exist. */
export function lookUpInteractive(app: App, viewer: Viewer, id: string): InteractiveTitle | null {
  return interactiveCatalogOf(app).find(viewer, id);
}

/** Throws NOT_FOUND also for a film that this viewer may not see. */
export function findInteractive(app: App, viewer: Viewer, id: string): InteractiveTitle {
  const found = lookUpInteractive(app, viewer, id);
  if (!found) throw new AppError("NOT_FOUND", "This film doesn’t exist.");
  return found;
}

/** All interactive films regardless of policy: for background work, never for responses. */
export function listAllInteractive(app: App): readonly InteractiveTitle[] {
  return interactiveCatalogOf(app).visibleTo(everything);
}

/** For signed links, whose policy was checked when they were issued. Null for other titles. */
export function findGrantedInteractive(app: App, id: string): InteractiveTitle | null {
  return interactiveCatalogOf(app).find(everything, id);
}
