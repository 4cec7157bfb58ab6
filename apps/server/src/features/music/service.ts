import type { MusicList } from "@goldmane/contracts/music/schema";
import { AppError } from "@goldmane/contracts/errors";
import type { MusicFormat } from "@goldmane/contracts/music/limits";
import { album } from "@goldmane/sound/album/album";
import { freeTracks } from "@goldmane/sound/album/free-tracks";
import { instrumentals } from "@goldmane/sound/album/instrumentals";
import type { Piece } from "@goldmane/sound/pieces/piece";
import type { App } from "#platform/app.ts";
import { PreparedAnswer } from "#platform/http/prepared-answer.ts";
import { engineVersion } from "@goldmane/media/film/engine-version";
import { requireFfmpeg } from "@goldmane/media/find-ffmpeg";
import { musicEntry } from "@goldmane/media/music/music-entry";
import { playPiece } from "@goldmane/media/music/play-piece";
import type { CachedPart } from "@goldmane/media/store/part-cache";
import { perApp } from "#platform/per-app.ts";
import { presentFree, presentInstrumental } from "./present.ts";

/** Changes whenever the sound can change. */
export const musicVersion = perApp(() => engineVersion(musicEntry).slice(0, 8));

const prepared = perApp((app) => {
  const version = musicVersion(app);
  const list: MusicList = {
    tracks: freeTracks.map((piece) => presentFree(piece, version)),
    instrumentals: instrumentals.map((piece) => presentInstrumental(piece, version)),
  };
  return new PreparedAnswer<MusicList>(Buffer.from(JSON.stringify(list)));
});

export function readMusic(app: App): Promise<PreparedAnswer<MusicList>> {
  return Promise.resolve(prepared(app));
}

/** The URL a piece plays from. */
export function trackUrl(app: App, id: string): string {
  return `/media/music/${id}.m4a?v=${musicVersion(app)}`;
}

/** @throws AppError NOT_FOUND */
export function findPiece(id: string): Piece {
  const piece = album.find((one) => one.id === id);
  if (!piece) throw new AppError("NOT_FOUND", "This track doesn't exist.");
  return piece;
}

/** Pieces are rendered one after another, each once however many requests wait. */
const stand = perApp(() => ({
  underWay: new Map<string, Promise<CachedPart>>(),
  last: Promise.resolve<unknown>(null),
}));

/**
 * A piece as a file: from the cache, or rendered now. A client that disconnects finds it cached
 * when it comes back.
 */
export async function obtainTrack(
  app: App,
  piece: Piece,
  format: MusicFormat,
): Promise<CachedPart> {
  const { packager } = app.media;
  const key = `music/${musicVersion(app)}/${piece.id}.${format}`;
  const kept = await packager.find(key);
  if (kept) return kept;
  const desk = stand(app);
  const known = desk.underWay.get(key);
  if (known) return known;
  const tools = requireFfmpeg(app.media.ffmpeg);
  const before = desk.last;
  const playing = (async () => {
    await before.catch(() => {});
    const bytes = await playPiece({ id: piece.id, format, tools }, AbortSignal.timeout(mostMs));
    return packager.store(key, bytes);
  })().finally(() => desk.underWay.delete(key));
  desk.underWay.set(key, playing);
  desk.last = playing;
  return playing;
}

/** A piece takes some seconds; on a busy machine, a minute. */
const mostMs = 10 * 60_000;
