import type { MusicList } from "@goldmane/contracts/music/schema";
import { AppError } from "@goldmane/contracts/errors";
import { album } from "@goldmane/sound/album/album";
import { freeTracks } from "@goldmane/sound/album/free-tracks";
import { instrumentals } from "@goldmane/sound/album/instrumentals";
import type { Piece } from "@goldmane/sound/pieces/piece";
import type { App } from "#platform/app.ts";
import { PreparedAnswer } from "#platform/http/prepared-answer.ts";
import { SingleFlight } from "@goldmane/std/single-flight";
import { requireFfmpeg } from "@goldmane/media/find-ffmpeg";
import { encodeMp3 } from "@goldmane/media/music/encode-mp3";
import type { PieceFile } from "@goldmane/media/music/piece-file";
import type { CachedPart } from "@goldmane/media/store/part-cache";
import { perApp } from "#platform/per-app.ts";
import { presentFree, presentInstrumental } from "./present.ts";

/** Changes whenever the sound can change. */
export const musicVersion = perApp((app) => app.media.musicVersion.slice(0, 8));

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
  if (!piece) throw new AppError("NOT_FOUND", "This track doesn’t exist.");
  return piece;
}

/** Opened once: a piece's layout takes no space, and players request many ranges of it. */
const files = perApp(() => new Map<string, PieceFile>());

export function openTrack(app: App, piece: Piece): PieceFile {
  const opened = files(app);
  const file = opened.get(piece.id) ?? app.media.openPiece(piece);
  opened.set(piece.id, file);
  return file;
}

const mp3s = perApp(() => new SingleFlight<string, CachedPart>());

/**
 * A piece as MP3: from the cache, or made as a whole. A client that disconnects finds it cached
 * when it comes back.
 */
export async function obtainMp3(app: App, piece: Piece): Promise<CachedPart> {
  const { packager } = app.media;
  const key = `music/${musicVersion(app)}/${piece.id}.mp3`;
  const cached = await packager.find(key);
  if (cached) return cached;
  const tools = requireFfmpeg(app.media.ffmpeg);
  return mp3s(app).run(key, async () => {
    const ask = { priority: "viewer", signal: AbortSignal.timeout(mostMs) } as const;
    return packager.store(key, await encodeMp3(openTrack(app, piece), tools, ask));
  });
}

/** A piece takes some seconds; on a busy machine, a minute. */
const mostMs = 10 * 60_000;
