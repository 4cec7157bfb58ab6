import { viewingDays, viewingStreak, watchlistEntry } from "@goldmane/contracts/watchlist/schema";
import * as z from "zod/mini";
import { saveDeviceSetting } from "#platform/device/save-device-setting.ts";
import { listDeviceSettings } from "#platform/device/list-device-settings.ts";
import { readDeviceSetting } from "#platform/device/read-device-setting.ts";
import { type Copy, onlyUnsent } from "./next-copy.ts";

/** The list of anonymous visitors, which this browser alone keeps. */
export const visitor = "visitor";

const names = { items: "watchlist", streak: "viewing-streak" } as const;

const copyEntries = z.array(z.extend(watchlistEntry, { isUnsent: z.optional(z.boolean()) }));
const copyStreak = z.extend(viewingStreak, { unsent: z.optional(viewingDays) });

/** The names under which this browser keeps somebody's copy: a profile's id, or "visitor". */
function stashKey(part: keyof Copy, owner: string): string {
  return `${names[part]}.${owner}`;
}

/** What this browser keeps of somebody. A part that cannot be read begins anew; the other stays. */
export function readStash(owner: string, now: number): Copy {
  const items = readPart("items", owner, copyEntries) ?? [];
  return {
    // A clock that was ahead must not have the last word from then on.
    items: items.map((item) => ({ ...item, updatedAt: Math.min(item.updatedAt, now) })),
    streak: readPart("streak", owner, copyStreak) ?? newStreak(),
  };
}

export function keepStash(owner: string, copy: Copy): void {
  saveDeviceSetting(stashKey("items", owner), JSON.stringify(copy.items));
  saveDeviceSetting(stashKey("streak", owner), JSON.stringify(copy.streak));
}

/**
 * Deletes this browser's copy of every profile's list but one: the next person to use the device must
 * not read what the previous profile saved and watched. Changes that the server has not received are
 * kept until that profile signs in here again. They are rare: leaving a profile sends them first, unless
 * the session was ended from another device or the network failed at that moment.
 */
export function releaseStashes({ but }: { but: string }): void {
  const owners = listDeviceSettings().flatMap((key) => {
    const name = Object.values(names).find((one) => key.startsWith(`${one}.`));
    return name === undefined ? [] : [key.slice(name.length + 1)];
  });
  for (const owner of new Set(owners)) {
    if (owner === but || owner === visitor) continue;
    const unsent = onlyUnsent(readStash(owner, Date.now()));
    if (unsent) keepStash(owner, unsent);
    else
      for (const part of ["items", "streak"] as const)
        saveDeviceSetting(stashKey(part, owner), null);
  }
}

function readPart<T>(
  part: keyof Copy,
  owner: string,
  schema: { parse: (value: unknown) => T },
): T | null {
  const key = stashKey(part, owner);
  const text = readDeviceSetting(key);
  if (text === null) return null;
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    saveDeviceSetting(key, null);
    return null;
  }
}

/** The clock of this device, asked for only when a day is counted: a browser takes long to say it. */
function newStreak(): Copy["streak"] {
  return {
    days: [],
    get timeZone() {
      return Intl.DateTimeFormat().resolvedOptions().timeZone;
    },
  };
}
