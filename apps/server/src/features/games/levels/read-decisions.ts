import type { App, ProfileViewer } from "#platform/app.ts";
import { listSessionProfiles } from "#platform/identity/session-table.ts";
import { listDecidedLevels } from "./store.ts";

/** A parent's decision about a level of the viewer. */
export type LevelDecision = {
  levelId: string;
  name: string;
  isApproved: boolean;
  /** Null if the parent's profile was deleted. */
  decidedBy: string | null;
  /** Epoch milliseconds. */
  decidedAt: number;
};

/** The parents' decisions about the viewer's levels since then, the latest first. */
export async function readDecisions(
  app: App,
  { profile }: ProfileViewer,
  since: number,
): Promise<LevelDecision[]> {
  const levels = await listDecidedLevels(app.db, profile.id, since);
  const parentIds = levels.flatMap(({ decided_by }) => decided_by ?? []);
  const parents = new Map(
    (await listSessionProfiles(app.db, [...new Set(parentIds)])).map(({ id, displayName }) => [
      id,
      displayName,
    ]),
  );
  return levels.map(({ id, level, status, decided_at, decided_by }) => ({
    levelId: id,
    name: level.name,
    isApproved: status === "shared",
    decidedBy: parents.get(decided_by ?? "") ?? null,
    decidedAt: decided_at ?? 0,
  }));
}
