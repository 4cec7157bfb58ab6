import type { TitleDetail } from "@goldmane/contracts/library/schema";
import type { Playback } from "@goldmane/contracts/playback/schema";
import type { SealedKey } from "./seal-key.ts";

export type DownloadState = "fetching" | "paused" | "failed" | "kept";

/** A downloaded film, complete or in progress: for one profile, at one quality. */
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
   * Identifies the film's content: another value is another version. Null until the first byte is
   * requested.
   */
  content: string | null;
  /** Media is stored encrypted, as received; null where it came unencrypted. */
  key: SealedKey | null;
  partsHere: number;
  partsAll: number;
  bytes: number;
  /** An estimate until the download is complete. */
  expectedBytes: number;
  /** After this instant it cannot be played, and is deleted. */
  expiresAt: number;
  beganAt: number;
};

export function downloadIdOf(profileId: string, titleId: string): string {
  return `${profileId}.${titleId}`;
}

/**
 * The address under which the service worker answers a download's media: permanent, and unknown to
 * the server.
 */
export function downloadFolder(downloadId: string): string {
  return `/offline/${downloadId}/`;
}

/** The name of the cache that holds the parts. Existing downloads use it. */
export function downloadCache(downloadId: string): string {
  return `goldmane-copy-${downloadId}`;
}

/** Parses an address into the download's id and the part. */
export function parseDownloadPath(path: string): { downloadId: string; part: string } | null {
  const found = /^\/offline\/([\w.-]+)\/(.+)$/.exec(path);
  const [, downloadId, part] = found ?? [];
  return downloadId && part ? { downloadId, part } : null;
}
