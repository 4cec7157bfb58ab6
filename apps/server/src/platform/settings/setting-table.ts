import {
  type SettingName,
  type SettingValues,
  settingNames,
  settingSchemas,
} from "@goldmane/contracts/admin/settings";
import * as z from "zod/mini";
import type { Db } from "#platform/db/open-db.ts";
import { jsonColumn } from "#platform/json-column.ts";

/** `setting.value`: each setting has a shape of its own, which `readSettings` checks. */
const settingColumn = jsonColumn(z.json());

/** Reads all rows. A row that can't be read has its default again, and is reported. */
export async function readSettings(
  db: Db,
  report: (name: string, reason: unknown) => void,
): Promise<Partial<SettingValues>> {
  const rows = await db.selectFrom("setting").select(["name", "value"]).execute();
  const stored: Record<string, unknown> = {};
  for (const row of rows) {
    const name = settingNames.find((one) => one === row.name);
    // A newer version's setting, after a restored backup.
    if (!name) continue;
    const read = z.safeParse(settingSchemas[name], settingColumn.read(row.value));
    if (read.success) stored[name] = read.data;
    else report(name, read.error);
  }
  return z.parse(z.partial(z.object(settingSchemas)), stored);
}

export async function writeSetting(
  db: Db,
  { name, value, at }: { name: SettingName; value: SettingValues[SettingName]; at: number },
): Promise<void> {
  const row = { value: settingColumn.write(value), changed_at: at };
  await db
    .insertInto("setting")
    .values({ name, ...row })
    .onConflict((conflict) => conflict.column("name").doUpdateSet(row))
    .execute();
}

/** Keeps other transactions from changing a setting until this one ends. Adds its row if needed. */
export async function lockSetting(
  db: Db,
  { name, value, at }: { name: SettingName; value: SettingValues[SettingName]; at: number },
): Promise<void> {
  await db
    .insertInto("setting")
    .values({ name, value: settingColumn.write(value), changed_at: at })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ changed_at: at }))
    .execute();
}

export async function deleteSettings(db: Db, names: readonly SettingName[]): Promise<void> {
  if (names.length === 0) return;
  await db.deleteFrom("setting").where("name", "in", names).execute();
}
