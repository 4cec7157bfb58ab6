import { reportSecondsAtMost } from "@goldmane/contracts/interactive/limits";
import { interactivePlace, type SavedPath } from "@goldmane/contracts/interactive/schema";
import type { Entry } from "#features/interactive/session/entry.ts";
import { saveInteractivePath } from "#features/interactive/queries.ts";
import { ApiError } from "#platform/api.ts";

const everyMs = 5000;

type Now = { entry: Entry; positionSeconds: number; isPlaying: boolean; isReadAlong: boolean };

type Parts = {
  filmId: string;
  revision: number;
  read: () => Now | null;
  onSaved: (saved: SavedPath) => void;
  onRefused: (error: ApiError) => void;
};

/** Saves a profile's place in a film, every five seconds and when its clip changes. */
export class PathReporter {
  readonly #parts: Parts;
  readonly #timer: ReturnType<typeof setInterval>;
  #revision: number;
  #watchedMs = 0;
  #lastTick = performance.now();
  #reportedAt = performance.now();
  #clip = "";
  /** One at a time: each save is based on the one before. */
  #saving: Promise<void> = Promise.resolve();

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#revision = parts.revision;
    this.#timer = setInterval(() => this.#tick(), 500);
  }

  /** Reports for the last time: the viewer leaves. */
  close(): void {
    clearInterval(this.#timer);
    if (this.#revision > 0 || this.#watchedMs > 0) this.report(true);
  }

  report(isLeaving = false): void {
    const now = this.#parts.read();
    if (!now) return;
    const watchedSeconds = Math.min(reportSecondsAtMost, this.#watchedMs / 1000);
    this.#watchedMs = 0;
    this.#reportedAt = performance.now();
    this.#clip = now.entry.clip;
    const { entry, positionSeconds, isReadAlong } = now;
    const place = { path: [...entry.path], clip: entry.clip, positionSeconds };
    this.#saving = this.#saving.then(() =>
      this.#save({ ...place, watchedSeconds, isLeaving, isReadAlong }),
    );
  }

  #tick(): void {
    const now = performance.now();
    const state = this.#parts.read();
    if (state?.isPlaying) this.#watchedMs += Math.min(1000, now - this.#lastTick);
    this.#lastTick = now;
    const isNewClip = state !== null && state.isPlaying && state.entry.clip !== this.#clip;
    if (isNewClip || (this.#watchedMs > 0 && now - this.#reportedAt >= everyMs)) this.report();
  }

  async #save(report: Omit<Parameters<typeof saveInteractivePath>[1], "revision">): Promise<void> {
    try {
      const saved = await saveInteractivePath(this.#parts.filmId, {
        ...report,
        revision: this.#revision,
      });
      this.#revision = saved.revision;
      this.#parts.onSaved(saved);
    } catch (error) {
      // The film matters more than its place; the next report makes up for a lost one.
      if (!(error instanceof ApiError)) return;
      const newer = interactivePlace.safeParse(error.details["place"]);
      // This device plays now, and its next report replaces the other's place.
      if (error.code === "CONFLICT") this.#revision = newer.data?.revision ?? 0;
      else if (error.status === 403 || error.status === 402) this.#parts.onRefused(error);
    }
  }
}
