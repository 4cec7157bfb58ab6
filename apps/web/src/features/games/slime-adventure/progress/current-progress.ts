import { openSave, type SaveFile } from "#features/games/saves/open-save.ts";
import {
  addRun,
  mergeProgress,
  noProgress,
  readProgress,
  type LevelRun,
  type Progress,
} from "./progress.ts";

let progress = noProgress;
let file: SaveFile<Progress> | null = null;

/** Loads the progress of a profile, or of this device without one. */
export async function loadProgress(profileId: string | null): Promise<Progress> {
  const place = { profileId, game: "slime-adventure", slot: "progress" } as const;
  file = openSave<Progress>(place, { read: readProgress, merge: mergeProgress });
  progress = (await file.load()) ?? noProgress;
  return progress;
}

/** The progress that was loaded last. */
export function currentProgress(): Progress {
  return progress;
}

/** Adds a finished level, and saves the progress. */
export function recordRun(run: LevelRun): void {
  progress = addRun(progress, run);
  void file?.save(progress);
}
