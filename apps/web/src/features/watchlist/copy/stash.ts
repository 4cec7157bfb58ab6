import { viewingStreak, watchlistEntries } from "@goldmane/contracts/watchlist/schema";
import { keepDeviceChoice } from "#platform/device/keep-device-choice.ts";
import { readDeviceChoice } from "#platform/device/read-device-choice.ts";
import type { Copy } from "./next-copy.ts";

const names = { items: "watchlist", streak: "viewing-streak" } as const;

/** The names under which this browser keeps somebody's copy: a profile's id, or "visitor". */
function stashKey(part: keyof Copy, owner: string): string {
  return `${names[part]}.${owner}`;
}

/** What this browser keeps of somebody. A part that cannot be read begins anew; the other stays. */
export function readStash(owner: string, now: number): Copy {
  const items = readPart("items", owner, watchlistEntries) ?? [];
  return {
    // A clock that was ahead must not have the last word from then on.
    items: items.map((item) => ({ ...item, updatedAt: Math.min(item.updatedAt, now) })),
    streak: readPart("streak", owner, viewingStreak) ?? newStreak(),
  };
}

export function keepStash(owner: string, copy: Copy): void {
  keepDeviceChoice(stashKey("items", owner), JSON.stringify(copy.items));
  keepDeviceChoice(stashKey("streak", owner), JSON.stringify(copy.streak));
}

function readPart<T>(
  part: keyof Copy,
  owner: string,
  schema: { parse: (value: unknown) => T },
): T | null {
  const key = stashKey(part, owner);
  const text = readDeviceChoice(key);
  if (text === null) return null;
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    keepDeviceChoice(key, null);
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
