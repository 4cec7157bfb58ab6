import { openSave, type SaveFile } from "#features/games/saves/open-save.ts";
import { mergeOwnLevels, noOwnLevels, type OwnLevels, readOwnLevels } from "./own-levels.ts";

/** Changes within this time are sent together. */
const pauseMs = 800;

/** One file a profile, so that loading waits for what is being saved. */
const files = new Map<string | null, SaveFile<OwnLevels>>();
let waiting: { profileId: string | null; own: OwnLevels } | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

function fileOf(profileId: string | null): SaveFile<OwnLevels> {
  const known = files.get(profileId);
  if (known) return known;
  const file = openSave<OwnLevels>(
    { profileId, game: "slime-adventure", slot: "levels" },
    { read: readOwnLevels, merge: mergeOwnLevels },
  );
  files.set(profileId, file);
  return file;
}

/** The levels of a profile, or of this device without one. */
export async function loadOwnLevels(profileId: string | null): Promise<OwnLevels> {
  sendWaiting();
  return (await fileOf(profileId).load()) ?? noOwnLevels;
}

/** Saves the levels a moment later. */
export function saveOwnLevels(profileId: string | null, own: OwnLevels): void {
  if (waiting && waiting.profileId !== profileId) sendWaiting();
  waiting = { profileId, own };
  clearTimeout(timer);
  timer = setTimeout(sendWaiting, pauseMs);
}

/** Saves what waits, such as when the page is left. */
export function sendWaiting(): void {
  clearTimeout(timer);
  if (!waiting) return;
  const { profileId, own } = waiting;
  waiting = null;
  void fileOf(profileId).save(own);
}
