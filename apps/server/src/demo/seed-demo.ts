import { demoSignIn } from "@goldmane/contracts/account/limits";
import { presetHouseholdCode } from "@goldmane/contracts/family/limits";
import { plans } from "@goldmane/contracts/subscription/plans";
import { createDemoAccount } from "#features/account/service.ts";
import { seedBadges } from "#features/achievements/service.ts";
import { seedControls, seedRequest } from "#features/controls/service.ts";
import { createDemoHousehold, readHouseholdName } from "#features/family/service.ts";
import { seedProgress } from "#features/playback/service.ts";
import { enqueueSeededParty, seedScheduledParty } from "#features/scheduled-parties/service.ts";
import { saveSubscription } from "#features/subscription/service.ts";
import { seedViewing } from "#features/watchlist/service.ts";
import type { App } from "#platform/app.ts";
import { demoHouseholdId, demoParentId } from "#platform/identity/demo.ts";
import { hashPassword } from "#platform/identity/passwords.ts";
import { type DemoMember, demoMembers, juneId, pipId, theoId } from "./demo-members.ts";
import { demoViewing, partyTitleId, requestedTitleId } from "./demo-viewing.ts";
import { nextMovieNight, planHistory } from "./plan-history.ts";

const partyId = "01900000-0000-7000-8000-00000000d0e7";
const requestId = "01900000-0000-7000-8000-00000000d0e8";

type Context = Pick<App, "db" | "now"> & { timeZone: string };

/**
 * Creates the demo household with some days of history if it is missing; an existing one stays as it
 * is. Safe for concurrent nodes.
 */
export async function seedDemo(app: Pick<App, "db" | "now" | "config" | "jobs">): Promise<void> {
  if ((await readHouseholdName(app, demoHouseholdId)) !== null) return;
  const passwordHash = await hashPassword(demoSignIn.password);
  const at = app.now();
  const now = () => at;
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const startsAt = nextMovieNight({ now: at, timeZone });
  await enqueueSeededParty(app, { id: partyId, startsAt });
  await app.db.transaction().execute(async (db) => {
    const context = { db, now, timeZone };
    // Other nodes wait here for the first one, and then find the account.
    const accountId = await createDemoAccount(context, passwordHash);
    if (accountId === null) return;
    await createDemoHousehold(
      { ...context, config: app.config },
      { accountId, passwordHash, timeZone, members: demoMembers },
    );
    await saveSubscription(context, demoHouseholdId, {
      plan: demoPlan.id,
      state: "active",
      periodStartAt: at,
      periodEndAt: null,
      cancelAtPeriodEnd: false,
    });
    for (const member of demoMembers) await seedHistory(context, member);
    await seedPlans(context, startsAt);
  });
}

const [, demoPlan] = plans;

async function seedHistory(context: Context, { id, controls }: DemoMember): Promise<void> {
  const viewing = demoViewing[id];
  if (!viewing) return;
  const { timeZone } = context;
  const { watched, begun, saved, badges } = planHistory(viewing, { now: context.now(), timeZone });
  await seedViewing(context, id, {
    watched,
    items: saved.map((item) => ({ ...item, progress: 0 })),
  });
  const finished = watched.map((film) => ({ ...film, positionSeconds: film.durationSeconds }));
  await seedProgress(context, id, [...finished, ...begun]);
  await seedBadges(context, id, badges);
  if (controls) await seedControls(context, id, { settings: controls, watched });
}

/** A party that is still to come, and a question that waits for a parent. */
async function seedPlans(context: Context, startsAt: number): Promise<void> {
  await seedScheduledParty(context, {
    id: partyId,
    householdId: demoHouseholdId,
    hostId: demoParentId,
    name: "Friday movie night",
    titleId: partyTitleId,
    startsAt,
    guests: [
      { profileId: theoId, answer: "coming" },
      { profileId: juneId, answer: null },
      { profileId: pipId, answer: "coming" },
    ],
  });
  await seedRequest(context, {
    id: requestId,
    householdId: demoHouseholdId,
    profileId: pipId,
    titleId: requestedTitleId,
    timeZone: context.timeZone,
  });
}

/** The demo's credentials, for the start-up message. */
export function describeDemo(): string {
  const { email, password } = demoSignIn;
  const names = demoMembers.map(({ username }) => username).join(", ");
  return `The demo: ${email} or ${names}; password ${password}; household code ${presetHouseholdCode}`;
}
