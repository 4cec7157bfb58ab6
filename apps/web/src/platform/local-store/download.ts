import type { TitleDetail } from "@goldmane/contracts/library/schema";
import type { Playback } from "@goldmane/contracts/playback/schema";
import type { SealedKey } from "./seal-key.ts";

/** Stored, so the names must not change. `kept` is a complete download. */
export type DownloadState = "fetching" | "paused" | "failed" | "kept";

/**
 * A downloaded film, complete or in progress: for one profile, at one quality. It is stored in this
 * shape, so the names of its fields must not change.
 */
export type Download = {
  id: string;
  householdId: string;
  profileId: string;
  titleId: string;
  title: TitleDetail;
  rung: { name: string; height: number };
  state: DownloadState;
  /** The offline playback; null until the first byte is requested. */
  playback: Playback | null;
  /**
   * Hash of the film's content: another value is another version. Null until the first byte is
   * requested.
   */
  content: string | null;
  /** Media is stored encrypted, as received; null where it came unencrypted. */
  key: SealedKey | null;
  /** Parts that are stored, and all parts. */
  partsHere: number;
  partsAll: number;
  bytes: number;
  /** An estimate until the download is complete. */
  expectedBytes: number;
  /** After this instant it cannot be played, and is deleted. */
  expiresAt: number;
  /** When the viewer started it. */
  beganAt: number;
};

export function downloadIdOf(profileId: string, titleId: string): string {
  return `${profileId}.${titleId}`;
}

/**
 * The path below which the service worker responds with a download's media: permanent, and unknown
 * to the server.
 */
export function downloadBasePath(downloadId: string): string {
  return `/offline/${downloadId}/`;
}

/** The name of the cache that holds the parts. Downloads are stored under it, so it must not change. */
export function downloadCacheName(downloadId: string): string {
  return `goldmane-copy-${downloadId}`;
}

/** Parses a path into the download's id and the part. */
export function parseDownloadPath(path: string): { downloadId: string; part: string } | null {
  const found = /^\/offline\/([\w.-]+)\/(.+)$/.exec(path);
  const [, downloadId, part] = found ?? [];
  return downloadId && part ? { downloadId, part } : null;
}
