import type { Watchlist, WatchlistEntry } from "@goldmane/contracts/watchlist/schema";
import { beforeViewerChange } from "#platform/change-viewer.ts";
import { playHaptic } from "#platform/device/haptics.ts";
import { openStore } from "#platform/store.ts";
import { publishWatchlist, type WatchlistTitle } from "#platform/watchlist-store.ts";
import { say } from "#platform/words/say.ts";
import { showToast } from "#ui/toast/toasts.ts";
import { sayChange, sayDays, sayList } from "./say-server.ts";
import { keepStash, readStash, releaseStashes, visitor } from "./stash.ts";
import { type Copy, type CopyEvent, listKept, nextCopy, onlyUnsent } from "./next-copy.ts";

type Kept = Copy & {
  owner: string;
  /** Watched to their end, as the server last said. */
  watched: Watchlist["watched"];
};

/** The list of whoever is watching; null before anybody is. */
export const watchlistCopy = openStore<Kept | null>(null);

/**
 * Switches to a profile's list and deletes the copies of other profiles' lists. The local copy shows at
 * once; the server's answer updates it.
 */
export function openCopy(profileId: string | null): void {
  const owner = profileId ?? visitor;
  releaseStashes({ but: owner });
  if (watchlistCopy.get()?.owner === owner) return;
  watchlistCopy.set({ ...readStash(owner, Date.now()), owner, watched: [] });
  markTitles();
  void syncCopy();
}

/** Another window changed what this browser keeps. */
export function readCopyAgain(): void {
  const kept = watchlistCopy.get();
  if (!kept) return;
  watchlistCopy.set({ ...kept, ...readStash(kept.owner, Date.now()) });
  markTitles();
}

/** Hears what the server knows, and tells it what it does not. Without a network the next time does. */
export async function syncCopy(): Promise<void> {
  const owner = watchlistCopy.get()?.owner;
  if (!owner || owner === visitor) return;
  const list = await sayList();
  if (!list || watchlistCopy.get()?.owner !== owner) return;
  tell({ type: "heard", list });
  const kept = watchlistCopy.get();
  if (!kept) return;
  watchlistCopy.set({ ...kept, watched: list.watched });
  const known = new Map(list.items.map((item) => [item.id, item.updatedAt]));
  for (const item of kept.items) {
    if (item.updatedAt > (known.get(item.id) ?? -1)) await sendMutation(owner, item);
  }
  const isKnown = new Set(list.streak.days);
  await sendDays(
    owner,
    kept.streak.days.filter((day) => !isKnown.has(day)),
  );
}

/** Tells the server what it has not heard of, while the profile that did it is still in use. */
async function sendUnsent(): Promise<void> {
  const kept = watchlistCopy.get();
  const unsent = kept && onlyUnsent(kept);
  if (!kept || !unsent) return;
  await Promise.all([
    ...unsent.items.map((entry) => sendMutation(kept.owner, entry)),
    sendDays(kept.owner, unsent.streak.days),
  ]);
}

beforeViewerChange(sendUnsent);

function toggleTitle({ id, title }: WatchlistTitle): void {
  const kept = watchlistCopy.get();
  const entry = kept && listKept(kept).find((item) => item.id === id);
  if (!entry) return addTitle({ id, title });
  removeTitle(id);
  showToast({
    title: say`Off your watchlist`,
    description: title,
    action: { label: say`Undo`, act: () => restoreTitle(entry) },
  });
}

function addTitle(title: WatchlistTitle): void {
  playHaptic("tick");
  change({ type: "added", title, now: Date.now() }, title.id);
}

export function removeTitle(id: string): void {
  playHaptic("tick");
  change({ type: "removed", id, now: Date.now() }, id);
}

export function restoreTitle(entry: WatchlistEntry): void {
  change({ type: "restored", entry, now: Date.now() }, entry.id);
}

/** Watch was pressed: the title counts as seen, and the day for the streak. */
export function watchTitle(title: WatchlistTitle): void {
  const before = watchlistCopy.get();
  change({ type: "watched", title, now: Date.now() }, title.id);
  const after = watchlistCopy.get();
  if (!after || !before) return;
  const isKnown = new Set(before.streak.days);
  void sendDays(
    after.owner,
    after.streak.days.filter((day) => !isKnown.has(day)),
  );
}

function change(event: CopyEvent, id: string): void {
  const before = watchlistCopy.get()?.items.find((item) => item.id === id);
  tell(event);
  const kept = watchlistCopy.get();
  const entry = kept?.items.find((item) => item.id === id);
  if (kept && entry && entry !== before) void sendMutation(kept.owner, entry);
}

function tell(event: CopyEvent): void {
  const kept = watchlistCopy.get();
  if (!kept) return;
  const copy = nextCopy(kept, event);
  watchlistCopy.set({ ...kept, ...copy });
  keepStash(kept.owner, copy);
  markTitles();
}

async function sendMutation(owner: string, entry: WatchlistEntry): Promise<void> {
  if (owner === visitor) return;
  const answer = await sayChange(entry);
  if (answer === "unheard" || watchlistCopy.get()?.owner !== owner) return;
  tell({ type: "answered", sent: entry, stands: answer });
}

async function sendDays(owner: string, days: readonly string[]): Promise<void> {
  if (owner === visitor || days.length === 0) return;
  const streak = await sayDays(days);
  if (streak && watchlistCopy.get()?.owner === owner) tell({ type: "counted", streak });
}

function markTitles(): void {
  const kept = watchlistCopy.get();
  const ids = new Set(kept ? listKept(kept).map(({ id }) => id) : []);
  publishWatchlist({ ids, toggle: toggleTitle });
}
