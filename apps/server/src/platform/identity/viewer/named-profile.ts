import { AppError } from "@goldmane/contracts/errors";
import { currentUser } from "@goldmane/contracts/family/profile-params";
import type { Viewer } from "#platform/app.ts";

/** Resolves a profile id from a path, where "current-user" is the viewer's own profile. */
export function namedProfile({ profile }: Viewer, id: string): string {
  if (id !== currentUser) return id;
  if (!profile) throw new AppError("NOT_SIGNED_IN", "Choose a profile first.");
  return profile.id;
}
