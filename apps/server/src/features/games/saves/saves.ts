import { AppError } from "@goldmane/contracts/errors";
import type { GameId, SaveSlot } from "@goldmane/contracts/games/limits";
import type { GameSave } from "@goldmane/contracts/games/schema";
import type { App, ProfileViewer } from "#platform/app.ts";
import { hasNewRealm } from "#features/games/feats/read-feats.ts";
import { realmFinished } from "#features/games/events.ts";
import { findSave, insertSave, updateSave } from "./store.ts";

type Slot = { game: GameId; slot: SaveSlot };

const empty: GameSave = { revision: 0, data: null, savedAt: null };

export async function readSave(
  app: App,
  { profile }: ProfileViewer,
  { game, slot }: Slot,
): Promise<GameSave> {
  return (await findSave(app.db, { profileId: profile.id, game, slot })) ?? empty;
}

/**
 * Replaces the save of a revision.
 * @throws AppError CONFLICT, with the newer save, if another device has saved since
 */
export async function writeSave(
  app: App,
  viewer: ProfileViewer,
  { game, slot, revision, data }: Slot & { revision: number; data: Record<string, unknown> },
): Promise<GameSave> {
  const of = { profileId: viewer.profile.id, game, slot };
  const next = { revision: revision + 1, data, savedAt: app.now() };
  const write = revision === 0 ? insertSave : updateSave;
  const before = game === "adventure-quest" ? await findSave(app.db, of) : undefined;
  if (await write(app.db, of, next)) {
    const isFurther = game === "adventure-quest" && hasNewRealm(before?.data, data);
    if (isFurther) await app.bus.publish(realmFinished, { profileId: viewer.profile.id });
    return next;
  }
  const newer = await readSave(app, viewer, { game, slot });
  throw new AppError("CONFLICT", "This game was saved on another device.", { ...newer });
}
