import type { ControlSettings } from "@goldmane/contracts/controls/schema";
import type { App } from "#platform/app.ts";
import { endOfDay } from "./approval-requests/end-of-day.ts";
import { insertRequest } from "./approval-requests/store.ts";
import { upsertSettings } from "./settings/store.ts";
import { addWatched } from "./time/store.ts";

type Context = Pick<App, "db" | "now">;

/** Stores the limits and the past screen time of one of the demo's children, in the caller's transaction. */
export async function seedControls(
  { db, now }: Context,
  profileId: string,
  facts: {
    settings: ControlSettings;
    watched: readonly {
      titleId: string;
      title: string;
      day: string;
      durationSeconds: number;
      at: number;
    }[];
  },
): Promise<void> {
  await upsertSettings(db, { profileId, settings: facts.settings, now: now() });
  for (const { durationSeconds, at, ...film } of facts.watched) {
    await addWatched(db, { profileId, ...film, seconds: durationSeconds, isNight: false, now: at });
  }
}

/** Stores an open request of one of the demo's children, in the caller's transaction. */
export async function seedRequest(
  { db, now }: Context,
  request: {
    id: string;
    householdId: string;
    profileId: string;
    titleId: string;
    timeZone: string;
  },
): Promise<void> {
  await insertRequest(db, {
    id: request.id,
    household_id: request.householdId,
    profile_id: request.profileId,
    kind: "title",
    title_id: request.titleId,
    status: "waiting",
    minutes: null,
    asked_at: now(),
    expires_at: endOfDay(now(), request.timeZone),
    answered_at: null,
    answered_by: null,
  });
}
