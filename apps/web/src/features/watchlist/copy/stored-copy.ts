import { viewingDays, viewingStreak, watchlistEntry } from "@goldmane/contracts/watchlist/schema";
import * as z from "zod/mini";
import { saveDeviceSetting } from "#platform/device/save-device-setting.ts";
import { listDeviceSettings } from "#platform/device/list-device-settings.ts";
import { readDeviceSetting } from "#platform/device/read-device-setting.ts";
import { type Copy, onlyUnsent } from "./next-copy.ts";

/** Owner of the anonymous visitor's list, which is stored in this browser only. */
export const visitor = "visitor";

const names = { items: "watchlist", streak: "viewing-streak" } as const;

const copyEntries = z.array(z.extend(watchlistEntry, { isUnsent: z.optional(z.boolean()) }));
const copyStreak = z.extend(viewingStreak, { unsent: z.optional(viewingDays) });

/** localStorage key of a copy. `owner` is a profile id or "visitor". */
function storageKey(part: keyof Copy, owner: string): string {
  return `${names[part]}.${owner}`;
}

/** Reads an owner's copy. An invalid part is reset; the other is kept. */
export function readStoredCopy(owner: string, now: number): Copy {
  const items = readPart("items", owner, copyEntries) ?? [];
  return {
    // Capped, because a time from a clock that was ahead would win every merge.
    items: items.map((item) => ({ ...item, updatedAt: Math.min(item.updatedAt, now) })),
    streak: readPart("streak", owner, copyStreak) ?? newStreak(),
  };
}

export function storeCopy(owner: string, copy: Copy): void {
  saveDeviceSetting(storageKey("items", owner), JSON.stringify(copy.items));
  saveDeviceSetting(storageKey("streak", owner), JSON.stringify(copy.streak));
}

/**
 * Deletes this browser's copy of every profile's list but one: the next person to use the device must
 * not read what the previous profile saved and watched. Changes that the server has not received are
 * kept until that profile signs in here again. They are rare: leaving a profile sends them first, unless
 * the session was ended from another device or the network failed at that moment.
 */
export function deleteOtherCopies({ but }: { but: string }): void {
  const owners = listDeviceSettings().flatMap((key) => {
    const name = Object.values(names).find((one) => key.startsWith(`${one}.`));
    return name === undefined ? [] : [key.slice(name.length + 1)];
  });
  for (const owner of new Set(owners)) {
    if (owner === but || owner === visitor) continue;
    const unsent = onlyUnsent(readStoredCopy(owner, Date.now()));
    if (unsent) storeCopy(owner, unsent);
    else
      for (const part of ["items", "streak"] as const)
        saveDeviceSetting(storageKey(part, owner), null);
  }
}

function readPart<T>(
  part: keyof Copy,
  owner: string,
  schema: { parse: (value: unknown) => T },
): T | null {
  const key = storageKey(part, owner);
  const text = readDeviceSetting(key);
  if (text === null) return null;
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    saveDeviceSetting(key, null);
    return null;
  }
}

/** With this device's time zone. Read on demand, because `Intl` is slow to load. */
function newStreak(): Copy["streak"] {
  return {
    days: [],
    get timeZone() {
      return Intl.DateTimeFormat().resolvedOptions().timeZone;
    },
  };
}
