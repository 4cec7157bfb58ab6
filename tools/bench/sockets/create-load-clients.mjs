import { spawnSync } from "node:child_process";
import { createHash, randomBytes, randomUUID } from "node:crypto";
import { join } from "node:path";
import Database from "libsql";

const aHousehold = 4;

/**
 * Creates people in a data folder, four to a household, each with a signed-in browser session, and
 * returns their cookies. Rows are inserted directly: hashing as many passwords would take minutes.
 */
export function createLoadClients(folder, people) {
  const env = { ...process.env, DATA_DIR: folder, LOG_LEVEL: "error" };
  const migrated = spawnSync(process.execPath, ["apps/server/dist/cli.js", "migrate"], {
    env,
    encoding: "utf8",
  });
  if (migrated.status !== 0)
    throw new Error(`The database could not be migrated: ${migrated.stderr}`);
  const db = new Database(join(folder, "goldmane.db"));
  try {
    return settle(db, people);
  } finally {
    db.close();
  }
}

function settle(db, people) {
  const insert = (table, row) => {
    const columns = Object.keys(row);
    const places = columns.map(() => "?").join();
    db.prepare(`insert into ${table} (${columns.join()}) values (${places})`).run(
      ...Object.values(row),
    );
  };
  const cookies = [];
  const now = Date.now();
  db.exec("begin");
  for (let person = 0; person < people; person += 1) {
    const isFirst = person % aHousehold === 0;
    if (isFirst) foundHousehold(insert, now);
    cookies.push(moveIn(insert, { isFirst, now }));
  }
  db.exec("commit");
  return cookies;
}

let householdId = "";

function foundHousehold(insert, now) {
  householdId = randomUUID();
  const accountId = randomUUID();
  const email = `${accountId}@example.org`;
  insert("account", {
    id: accountId,
    email,
    email_key: email,
    password_hash: "none",
    is_verified: 1,
    created_at: now,
  });
  insert("household", {
    id: householdId,
    name: "House",
    name_key: "house",
    account_id: accountId,
    max_profiles: 10,
    is_demo: 0,
    created_at: now,
  });
  insert("subscription", {
    household_id: householdId,
    plan: "pride",
    state: "active",
    period_start_at: now,
    period_end_at: now + 30 * 86_400_000,
    cancel_at_period_end: 0,
    updated_at: now,
  });
}

function moveIn(insert, { isFirst, now }) {
  const id = randomUUID();
  insert("profile", {
    id,
    household_id: householdId,
    name: "Somebody",
    display_name: "Somebody",
    username: id,
    username_key: id,
    password_hash: "none",
    role: isFirst ? "parent" : "adult",
    age_group: "adult",
    highest_rating: "R",
    avatar: "lion",
    has_seat: 1,
    status: "active",
    created_at: now,
  });
  const token = randomBytes(32).toString("base64url");
  insert("browser_session", {
    id: randomUUID(),
    token_hash: createHash("sha256").update(token).digest("hex"),
    created_at: now,
    last_seen_at: now,
    level: "profile",
    household_id: householdId,
    profile_id: id,
  });
  return `gm_s=${token}`;
}
