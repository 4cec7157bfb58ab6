import { AppError } from "@goldmane/contracts/errors";
import { currentUser } from "@goldmane/contracts/family/profile-params";
import type { Viewer } from "#platform/app.ts";

/** The id of the profile that an address names, which may be whoever is watching. */
export function namedProfile({ profile }: Viewer, id: string): string {
  if (id !== currentUser) return id;
  if (!profile) throw new AppError("NOT_SIGNED_IN", "Nobody is watching yet.");
  return profile.id;
}
