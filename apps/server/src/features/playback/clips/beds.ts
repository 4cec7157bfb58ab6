import { AppError } from "@goldmane/contracts/errors";
import type { PieceFile } from "@goldmane/media/music/piece-file";
import type { InteractiveFilm } from "@goldmane/originals/interactive/interactive-film";
import type { Bed } from "@goldmane/sound/beds/bed";
import type { App } from "#platform/app.ts";
import { perApp } from "#platform/per-app.ts";

type ClipMusic = NonNullable<InteractiveFilm["clips"][string]["music"]>;

/** A bed's name within its film: clips with the same music share one. */
export function bedName({ mood, intensity }: ClipMusic): string {
  return `${mood}-${Math.round(intensity * 100)}`;
}

/** The beds of a film, by name, in the order of its clips. */
export function listBeds(film: InteractiveFilm): ReadonlyMap<string, Bed> {
  const { theme, tempo } = film.music;
  return new Map(
    Object.values(film.clips).flatMap(({ music }) =>
      music ? [[bedName(music), { theme, tempo, seed: film.seed, ...music }] as const] : [],
    ),
  );
}

/** Opened once: a file's layout takes no space, and players request many ranges of it. */
const files = perApp(() => new Map<string, PieceFile>());

/** @throws AppError NOT_FOUND */
export function openBed(app: App, film: InteractiveFilm, name: string): PieceFile {
  const bed = listBeds(film).get(name);
  if (!bed) throw new AppError("NOT_FOUND", "This music doesn’t exist.");
  const key = JSON.stringify(bed);
  const opened = files(app).get(key) ?? app.media.openBed(bed);
  files(app).set(key, opened);
  return opened;
}

export function bedUrl(app: App, film: InteractiveFilm, name: string): string {
  return `/media/titles/${film.id}/beds/${name}.m4a?v=${app.media.musicVersion.slice(0, 8)}`;
}
