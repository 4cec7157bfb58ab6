import { getSave, putSave } from "@goldmane/contracts/games/api";
import type { GameId, SaveSlot } from "@goldmane/contracts/games/limits";
import { type GameSave, gameSave } from "@goldmane/contracts/games/schema";
import { type LocalSave, readGameRecord, writeGameRecord } from "#features/games/game-records.ts";
import { isUnreachable } from "#features/games/is-unreachable.ts";
import { ApiError, call } from "#platform/api.ts";

type Place = { profileId: string | null; game: GameId; slot: SaveSlot };

/** How a game reads its saves. */
type Format<Data extends Record<string, unknown>> = {
  /** Null for data that isn't a save of this game. */
  read: (data: unknown) => Data | null;
  /** Joins this device's save and a newer one of another device. */
  merge: (mine: Data, newer: Data) => Data;
};

/** A save of a profile on the server, with a copy on this device for playing offline. */
export type SaveFile<Data> = {
  /** Null for an empty slot. */
  load: () => Promise<Data | null>;
  /** Never fails: a save that can't be sent is sent with the next load or save. */
  save: (data: Data) => Promise<void>;
  /** Saves what follows from this device's copy, which may hold another device's save by now. */
  update: (change: (current: Data | null) => Data) => Promise<void>;
};

/** Without a profile, saves stay on this device. */
export function openSave<Data extends Record<string, unknown>>(
  { profileId, game, slot }: Place,
  { read, merge }: Format<Data>,
): SaveFile<Data> {
  const key = `${profileId ?? "device"}/${game}/${slot}`;
  let latest: Promise<unknown> = Promise.resolve();

  /** One after another, so that each save is based on the one before. */
  function inTurn<Result>(act: () => Promise<Result>): Promise<Result> {
    const result = latest.then(act);
    latest = result.catch(() => {});
    return result;
  }

  async function store(save: LocalSave): Promise<void> {
    await writeGameRecord("saves", key, save);
  }

  /** Sends the device's copy; returns what both have then. */
  async function send(local: LocalSave): Promise<Data | null> {
    const mine = read(local.data);
    if (profileId === null || !mine) return mine;
    try {
      const { revision } = await put({ game, slot }, local);
      await store({ ...local, revision, isSent: true });
      return mine;
    } catch (error) {
      const newer = readConflict(error);
      if (!newer) {
        if (isUnreachable(error) || error instanceof ApiError) return mine;
        throw error;
      }
      const theirs = read(newer.data);
      const data = theirs ? merge(mine, theirs) : mine;
      const merged = { revision: newer.revision, data, isSent: false };
      await store(merged);
      return await send(merged);
    }
  }

  const update: SaveFile<Data>["update"] = (change) =>
    inTurn(async () => {
      const local = await readGameRecord("saves", key);
      const data = change(local ? read(local.data) : null);
      const next = { revision: local?.revision ?? 0, data, isSent: false };
      await store(next);
      await send(next);
    });

  return {
    load: () =>
      inTurn(async () => {
        const local = await readGameRecord("saves", key);
        if (local && (!local.isSent || profileId === null)) return await send(local);
        if (profileId === null) return null;
        try {
          const { revision, data } = await call(getSave, { game, slot });
          if (data) await store({ revision, data, isSent: true });
          return read(data);
        } catch (error) {
          if (!isUnreachable(error) && !(error instanceof ApiError)) throw error;
          return local ? read(local.data) : null;
        }
      }),
    save: (data) => update(() => data),
    update,
  };
}

function put(
  of: { game: GameId; slot: SaveSlot },
  { revision, data }: LocalSave,
): Promise<GameSave> {
  return call(putSave, { ...of, body: { revision, data } });
}

/** The newer save of another device; null for any other error. */
function readConflict(error: unknown): GameSave | null {
  if (!(error instanceof ApiError) || error.code !== "CONFLICT") return null;
  return gameSave.safeParse(error.details).data ?? null;
}
