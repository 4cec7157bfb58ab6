import { viewingStreak, watchlistEntry } from "@goldmane/contracts/watchlist/schema";
import * as z from "zod/mini";
import { keepDeviceChoice } from "#platform/device/keep-device-choice.ts";
import { readDeviceChoice } from "#platform/device/read-device-choice.ts";
import type { Copy } from "./next-copy.ts";

const stashed = { items: z.array(watchlistEntry), streak: viewingStreak } as const;
const names = { items: "watchlist", streak: "viewing-streak" } as const;

/** The names under which this browser keeps somebody's copy: a profile's id, or "visitor". */
export function stashKey(part: keyof Copy, owner: string): string {
  return `${names[part]}.${owner}`;
}

/** What this browser keeps of somebody. A part that cannot be read begins anew; the other stays. */
export function readStash(owner: string, now: number): Copy {
  const items = readPart("items", owner) ?? [];
  return {
    // A clock that was ahead must not have the last word from then on.
    items: items.map((item) => ({ ...item, updatedAt: Math.min(item.updatedAt, now) })),
    streak: readPart("streak", owner) ?? { days: [], timeZone: ownTimeZone() },
  };
}

export function keepStash(owner: string, copy: Copy): void {
  keepDeviceChoice(stashKey("items", owner), JSON.stringify(copy.items));
  keepDeviceChoice(stashKey("streak", owner), JSON.stringify(copy.streak));
}

function readPart<P extends keyof Copy>(
  part: P,
  owner: string,
): z.output<(typeof stashed)[P]> | null {
  const key = stashKey(part, owner);
  const text = readDeviceChoice(key);
  if (text === null) return null;
  try {
    return stashed[part].parse(JSON.parse(text)) as z.output<(typeof stashed)[P]>;
  } catch {
    keepDeviceChoice(key, null);
    return null;
  }
}

function ownTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
