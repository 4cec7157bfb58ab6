import { AppError } from "@goldmane/contracts/errors";
import type { FamilyProfile } from "@goldmane/contracts/family/schema";
import { readAccess, userLimitReached } from "#features/subscription/service.ts";
import type { App, HouseholdViewer } from "#platform/app.ts";
import { byViewer, recordAudit } from "#platform/identity/audit.ts";
import { announceIdentityChange } from "#platform/identity/session-changes.ts";
import { presentProfile } from "./present.ts";
import { listProfiles, lockHousehold, type ProfileRow, updateSeat } from "./store.ts";

type Household = Pick<App, "db" | "now">;

/**
 * The profiles of a household, with seats fitted to its plan: after a downgrade the newest profiles
 * lose their seats, children before grown-ups, until a parent chooses otherwise.
 */
export async function readSeatedProfiles(app: App, householdId: string): Promise<ProfileRow[]> {
  const profiles = await listProfiles(app.db, householdId);
  const { maxUsers } = await readAccess(app, householdId);
  if (isSettled(profiles, maxUsers)) return profiles;
  await app.db.transaction().execute((db) => fitSeats({ ...app, db }, householdId));
  await announceIdentityChange(app, { householdId });
  return await listProfiles(app.db, householdId);
}

/** Without a plan nothing changes, so that seats are kept for a later plan. */
function isSettled(profiles: readonly ProfileRow[], maxUsers: number): boolean {
  if (maxUsers === 0) return true;
  const seated = profiles.filter(({ has_seat }) => has_seat === 1).length;
  return seated === Math.min(maxUsers, profiles.length);
}

async function fitSeats({ db, now }: Household, householdId: string): Promise<void> {
  await lockHousehold(db, householdId);
  const profiles = await listProfiles(db, householdId);
  const { maxUsers } = await readAccess({ db, now }, householdId);
  if (isSettled(profiles, maxUsers)) return;
  const inOrder = profiles.toSorted(
    (a, b) => b.has_seat - a.has_seat || rank(a) - rank(b) || a.created_at - b.created_at,
  );
  for (const [place, profile] of inOrder.entries()) {
    const hasSeat = place < maxUsers;
    if (hasSeat !== (profile.has_seat === 1)) await updateSeat(db, profile.id, hasSeat);
  }
}

function rank({ role }: ProfileRow): number {
  return role === "parent" ? 0 : 1;
}

/** Assigns the seats to exactly these profiles. */
export async function chooseSeats(
  app: App,
  viewer: HouseholdViewer,
  profileIds: readonly string[],
): Promise<FamilyProfile[]> {
  const householdId = viewer.householdId;
  const profiles = await app.db.transaction().execute(async (db) => {
    const seated = await writeSeats({ db, now: app.now }, householdId, profileIds);
    await recordAudit(app, db, { ...byViewer(viewer), kind: "household.seats-chosen" });
    return seated;
  });
  await announceIdentityChange(app, { householdId });
  return profiles;
}

/** The same inside the transaction `db`. The caller announces the change afterwards. */
export async function writeSeats(
  { db, now }: Household,
  householdId: string,
  profileIds: readonly string[],
): Promise<FamilyProfile[]> {
  await lockHousehold(db, householdId);
  const chosen = new Set(profileIds);
  const rows = await listProfiles(db, householdId);
  const access = await readAccess({ db, now }, householdId);
  if (chosen.size > access.maxUsers) throw userLimitReached(access);
  requireChoice(rows, chosen);
  for (const { id } of rows) await updateSeat(db, id, chosen.has(id));
  return rows.map((row) => presentProfile({ ...row, has_seat: chosen.has(row.id) ? 1 : 0 }));
}

function requireChoice(rows: readonly ProfileRow[], chosen: ReadonlySet<string>): void {
  const known = rows.filter(({ id }) => chosen.has(id));
  if (known.length < chosen.size) throw new AppError("NOT_FOUND", "This profile no longer exists.");
  if (!known.some(({ role }) => role === "parent")) {
    throw new AppError("CONFLICT", "A parent needs one of the seats.");
  }
}
