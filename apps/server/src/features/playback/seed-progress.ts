import { isFinished } from "@goldmane/contracts/playback/rules";
import type { App } from "#platform/app.ts";
import { upsertProgress } from "./store.ts";

type Position = { titleId: string; positionSeconds: number; durationSeconds: number; at: number };

/** Stores past positions of the demo, in the caller's transaction. */
export async function seedProgress(
  { db }: Pick<App, "db">,
  profileId: string,
  positions: readonly Position[],
): Promise<void> {
  for (const { titleId, positionSeconds, durationSeconds, at } of positions) {
    await upsertProgress(db, {
      viewerId: profileId,
      titleId,
      positionSeconds,
      isFinished: isFinished(positionSeconds, durationSeconds),
      now: at,
    });
  }
}
