import type { Level } from "@goldmane/contracts/account/schema";
import { toControls } from "@goldmane/contracts/controls/rules";
import { toLanguage } from "@goldmane/contracts/languages";
import type { Rating } from "@goldmane/contracts/library/limits";
import type { ViewerProfile } from "#platform/app.ts";
import type { Db } from "#platform/db/open-db.ts";
import type { Tables } from "#platform/db/tables.gen.ts";
import { demoHouseholdId } from "./demo.ts";
import { settingsColumn } from "./settings-column.ts";

/** The identity part of a browser session. */
export type Identity = {
  level: Level;
  householdId: string | null;
  profileId: string | null;
  accountId: string | null;
  confirmedAt: number | null;
};

/** A session with its household, profile and account, if they still exist. */
export type Session = {
  id: string;
  level: Level;
  household: SessionHousehold | null;
  profile: ViewerProfile | null;
  account: { id: string; emailKey: string; isVerified: boolean; isOperator: boolean } | null;
  childUsedLast: boolean;
  confirmedAt: number | null;
  createdAt: number;
  lastSeenAt: number;
};

type SessionHousehold = {
  id: string;
  isDemo: boolean;
  timeZone: string | null;
  /** Whether its account has two-step sign-in. */
  hasTwoStep: boolean;
};

export type SessionRow = Identity & {
  id: string;
  tokenHash: string;
  childUsedLast: boolean;
  createdAt: number;
  userAgent: string;
  addressPrefix: string;
};

export async function insertSession(db: Db, session: SessionRow, now: number): Promise<void> {
  await db
    .insertInto("browser_session")
    .values({ ...toColumns(session), created_at: session.createdAt, last_seen_at: now })
    .execute();
}

/**
 * False if the session ended or its token was rotated in the meantime, so that ended sessions are not
 * revived and only one of two concurrent changes succeeds.
 */
export async function replaceSession(
  db: Db,
  before: { id: string; tokenHash: string; now: number },
  session: Omit<SessionRow, "createdAt"> & {
    createdAt?: number;
    /** Removes the name that a household gave the browser. */
    deviceName?: null;
  },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("browser_session")
    .set({
      ...toColumns(session),
      created_at: session.createdAt,
      device_name: session.deviceName,
      retired_hash: before.tokenHash,
      retired_at: before.now,
    })
    .where("id", "=", before.id)
    .where("token_hash", "=", before.tokenHash)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

function toColumns(session: Omit<SessionRow, "createdAt">) {
  return {
    id: session.id,
    token_hash: session.tokenHash,
    level: session.level,
    household_id: session.householdId,
    profile_id: session.profileId,
    account_id: session.accountId,
    confirmed_at: session.confirmedAt,
    child_used_last: session.childUsedLast ? 1 : 0,
    user_agent: session.userAgent,
    address_prefix: session.addressPrefix,
  };
}

export async function findSession(db: Db, tokenHash: string): Promise<Session | undefined> {
  const row = await db
    .selectFrom("browser_session as session")
    .leftJoin("household", "household.id", "session.household_id")
    .leftJoin("profile", (join) =>
      join
        .onRef("profile.id", "=", "session.profile_id")
        .onRef("profile.household_id", "=", "session.household_id")
        .on("profile.status", "=", "active"),
    )
    .leftJoin("profile_controls", "profile_controls.profile_id", "profile.id")
    .leftJoin("account", "account.id", "session.account_id")
    .leftJoin("second_step", "second_step.account_id", "household.account_id")
    .where("session.token_hash", "=", tokenHash)
    .select([
      "session.id",
      "session.level",
      "session.confirmed_at",
      "session.child_used_last",
      "session.created_at",
      "session.last_seen_at",
      "household.id as household_id",
      "household.is_demo",
      "household.time_zone",
      "account.id as account_id",
      "account.email_key",
      "account.is_verified",
      "account.is_operator",
      "second_step.confirmed_at as two_step_since",
      ...profileColumns,
    ])
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    id: row.id,
    level: row.level,
    household: row.household_id
      ? {
          id: row.household_id,
          isDemo: row.is_demo === 1,
          timeZone: row.time_zone,
          hasTwoStep: row.two_step_since !== null,
        }
      : null,
    profile: toProfile(row),
    account:
      row.account_id && row.email_key
        ? {
            id: row.account_id,
            emailKey: row.email_key,
            isVerified: row.is_verified === 1,
            isOperator: row.is_operator === 1,
          }
        : null,
    confirmedAt: row.confirmed_at,
    childUsedLast: row.child_used_last === 1,
    createdAt: row.created_at,
    lastSeenAt: row.last_seen_at,
  };
}

/** A household in the form of `Session["household"]`. */
export async function findSessionHousehold(db: Db, id: string): Promise<Session["household"]> {
  const row = await db
    .selectFrom("household")
    .leftJoin("second_step", "second_step.account_id", "household.account_id")
    .where("household.id", "=", id)
    .select(["is_demo", "time_zone", "confirmed_at"])
    .executeTakeFirst();
  if (!row) return null;
  const { is_demo, time_zone: timeZone, confirmed_at } = row;
  return { id, isDemo: is_demo === 1, timeZone, hasTwoStep: confirmed_at !== null };
}

/** A profile in the form of `Session["profile"]`. */
export async function findSessionProfile(db: Db, id: string): Promise<ViewerProfile | null> {
  const row = await db
    .selectFrom("profile")
    .leftJoin("profile_controls", "profile_controls.profile_id", "profile.id")
    .where("profile.id", "=", id)
    .where("profile.status", "=", "active")
    .select([...profileColumns])
    .executeTakeFirst();
  return row ? toProfile(row) : null;
}

/** The active ones of these profiles. */
export async function listSessionProfiles(
  db: Db,
  ids: readonly string[],
): Promise<ViewerProfile[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("profile")
    .leftJoin("profile_controls", "profile_controls.profile_id", "profile.id")
    .where("profile.id", "in", ids)
    .where("profile.status", "=", "active")
    .select([...profileColumns])
    .execute();
  return rows.flatMap((row) => toProfile(row) ?? []);
}

/** Whether any active profile is limited to this rating. */
export async function hasProfileLimitedTo(
  db: Db,
  rating: Rating,
  { withDemo }: { withDemo: boolean },
): Promise<boolean> {
  let profiles = db
    .selectFrom("profile")
    .select("id")
    .where("highest_rating", "=", rating)
    .where("status", "=", "active");
  if (!withDemo) profiles = profiles.where("household_id", "!=", demoHouseholdId);
  return (await profiles.limit(1).executeTakeFirst()) !== undefined;
}

export async function hasPin(db: Db, profileId: string): Promise<boolean> {
  const row = await db
    .selectFrom("profile")
    .select("pin_hash")
    .where("id", "=", profileId)
    .executeTakeFirst();
  return typeof row?.pin_hash === "string";
}

const profileColumns = [
  "profile.id as profile_id",
  "profile.role",
  "profile.age_group",
  "profile.display_name",
  "profile.avatar",
  "profile.highest_rating",
  "profile.has_seat",
  "profile.language",
  "profile_controls.settings",
] as const;

type Profile = Pick<
  Tables["profile"],
  "role" | "age_group" | "display_name" | "avatar" | "highest_rating" | "language" | "has_seat"
>;
/** A left join: all null where the session has no profile. */
type ProfileColumns = { [column in keyof Profile]: Profile[column] | null } & {
  profile_id: string | null;
  settings: string | null;
};

function toProfile(row: ProfileColumns): ViewerProfile | null {
  const { profile_id: id, role, age_group: ageGroup, highest_rating: highestRating } = row;
  const { display_name: displayName, avatar } = row;
  if (id === null || role === null || ageGroup === null || highestRating === null) return null;
  if (displayName === null || avatar === null) return null;
  return {
    id,
    role,
    ageGroup,
    displayName,
    avatar,
    highestRating,
    hasSeat: row.has_seat === 1,
    language: toLanguage(row.language),
    controls: toControls(role, row.settings === null ? null : settingsColumn.read(row.settings)),
  };
}

/** Whether this token was rotated away recently. */
export async function isRetired(db: Db, tokenHash: string, since: number): Promise<boolean> {
  const row = await db
    .selectFrom("browser_session")
    .select("id")
    .where("retired_hash", "=", tokenHash)
    .where("retired_at", ">=", since)
    .executeTakeFirst();
  return row !== undefined;
}

export async function updateLastSeen(db: Db, id: string, now: number): Promise<void> {
  await db.updateTable("browser_session").set({ last_seen_at: now }).where("id", "=", id).execute();
}

export async function deleteSession(db: Db, id: string): Promise<void> {
  await db.deleteFrom("browser_session").where("id", "=", id).execute();
}

export async function deleteStaleSessions(
  db: Db,
  before: { seen: number; created: number },
): Promise<void> {
  await db
    .deleteFrom("browser_session")
    .where((is) =>
      is.or([is("last_seen_at", "<", before.seen), is("created_at", "<", before.created)]),
    )
    .execute();
}
