import { remindBeforeMs } from "@goldmane/contracts/evenings/limits";
import type { App } from "#platform/app.ts";
import type { JobKind } from "#platform/jobs/jobs.ts";
import { openInTime } from "./open-doors.ts";
import { remindOf } from "./remind.ts";
import type { Turn } from "./turn.ts";

const reminderName = "remind-of-evening";
const openingName = "open-evening";

export function eveningsJobs(app: App): readonly JobKind<never>[] {
  const facts = { attempts: 5, concurrency: 4 };
  const reminder: JobKind<Turn> = {
    ...facts,
    name: reminderName,
    run: (turn) => remindOf(app, turn),
  };
  const opening: JobKind<Turn> = {
    ...facts,
    name: openingName,
    run: (turn) => openInTime(app, turn),
  };
  return [reminder, opening];
}

/** What time has to do for an evening as it stands now: an earlier revision's jobs do nothing. */
export async function enqueueEvening(app: App, turn: Turn, startsAt: number): Promise<void> {
  const key = `${turn.eveningId} ${turn.revision}`;
  const runAt = startsAt - remindBeforeMs;
  await app.jobs.enqueue<Turn>({ name: reminderName }, turn, { key, runAt });
  await app.jobs.enqueue<Turn>({ name: openingName }, turn, { key, runAt: startsAt });
}
