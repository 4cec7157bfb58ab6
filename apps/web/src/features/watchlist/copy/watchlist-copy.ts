import type { Watchlist, WatchlistEntry } from "@goldmane/contracts/watchlist/schema";
import { beforeViewerChange } from "#platform/change-viewer.ts";
import { playHaptic } from "#platform/device/haptics.ts";
import { openStore } from "#platform/store.ts";
import { publishWatchlist, type WatchlistTitle } from "#platform/watchlist-store.ts";
import { say } from "#platform/words/say.ts";
import { showToast } from "#ui/toast/toasts.ts";
import { fetchList, postDays, putEntry } from "./send-changes.ts";
import { storeCopy, readStoredCopy, deleteOtherCopies, visitor } from "./stored-copy.ts";
import { type Copy, type CopyEvent, listEntries, nextCopy, onlyUnsent } from "./next-copy.ts";

type ViewerCopy = Copy & {
  owner: string;
  /** Films watched to their end, from the server's last answer. */
  watched: Watchlist["watched"];
};

/** The current viewer's list; null until the viewer is known. */
export const watchlistCopy = openStore<ViewerCopy | null>(null);

/**
 * Switches to a profile's list and deletes the copies of other profiles' lists. The local copy shows at
 * once; the server's answer updates it.
 */
export function openCopy(profileId: string | null): void {
  const owner = profileId ?? visitor;
  deleteOtherCopies({ but: owner });
  if (watchlistCopy.get()?.owner === owner) return;
  watchlistCopy.set({ ...readStoredCopy(owner, Date.now()), owner, watched: [] });
  markTitles();
  void syncCopy();
}

/** Another tab changed the stored copy. */
export function readCopyAgain(): void {
  const copy = watchlistCopy.get();
  if (!copy) return;
  watchlistCopy.set({ ...copy, ...readStoredCopy(copy.owner, Date.now()) });
  markTitles();
}

/** Fetches the server's copy and sends unsent changes. Without a network the next call does. */
export async function syncCopy(): Promise<void> {
  const owner = watchlistCopy.get()?.owner;
  if (!owner || owner === visitor) return;
  const list = await fetchList();
  if (!list || watchlistCopy.get()?.owner !== owner) return;
  apply({ type: "fetched", list });
  const copy = watchlistCopy.get();
  if (!copy) return;
  watchlistCopy.set({ ...copy, watched: list.watched });
  const known = new Map(list.items.map((item) => [item.id, item.updatedAt]));
  for (const item of copy.items) {
    if (item.updatedAt > (known.get(item.id) ?? -1)) await sendChange(owner, item);
  }
  const isKnown = new Set(list.streak.days);
  await sendDays(
    owner,
    copy.streak.days.filter((day) => !isKnown.has(day)),
  );
}

/** Sends unsent changes while their profile is still signed in. */
async function sendUnsent(): Promise<void> {
  const copy = watchlistCopy.get();
  const unsent = copy && onlyUnsent(copy);
  if (!copy || !unsent) return;
  await Promise.all([
    ...unsent.items.map((entry) => sendChange(copy.owner, entry)),
    sendDays(copy.owner, unsent.streak.days),
  ]);
}

beforeViewerChange(sendUnsent);

function toggleTitle({ id, title }: WatchlistTitle): void {
  const copy = watchlistCopy.get();
  const entry = copy && listEntries(copy).find((item) => item.id === id);
  if (!entry) return addTitle({ id, title });
  removeTitle(id);
  showToast({
    title: say`Removed from your watchlist`,
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

/** Watch was pressed: marks the title as watched and counts the day for the streak. */
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
  apply(event);
  const copy = watchlistCopy.get();
  const entry = copy?.items.find((item) => item.id === id);
  if (copy && entry && entry !== before) void sendChange(copy.owner, entry);
}

function apply(event: CopyEvent): void {
  const copy = watchlistCopy.get();
  if (!copy) return;
  const next = nextCopy(copy, event);
  watchlistCopy.set({ ...copy, ...next });
  storeCopy(copy.owner, next);
  markTitles();
}

async function sendChange(owner: string, entry: WatchlistEntry): Promise<void> {
  if (owner === visitor) return;
  const answer = await putEntry(entry);
  if (answer === "unsent" || watchlistCopy.get()?.owner !== owner) return;
  apply({ type: "answered", sent: entry, result: answer });
}

async function sendDays(owner: string, days: readonly string[]): Promise<void> {
  if (owner === visitor || days.length === 0) return;
  const streak = await postDays(days);
  if (streak && watchlistCopy.get()?.owner === owner) apply({ type: "counted", streak });
}

function markTitles(): void {
  const copy = watchlistCopy.get();
  const ids = new Set(copy ? listEntries(copy).map(({ id }) => id) : []);
  publishWatchlist({ ids, toggle: toggleTitle });
}
