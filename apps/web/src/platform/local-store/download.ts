import type { TitleDetail } from "@goldmane/contracts/library/schema";
import type { Playback } from "@goldmane/contracts/playback/schema";
import type { SealedKey } from "./seal-key.ts";

export type DownloadState = "fetching" | "paused" | "failed" | "kept";

/** A film on this device, whole or on its way: for one profile, at one quality. */
export type Download = {
  id: string;
  householdId: string;
  profileId: string;
  titleId: string;
  title: TitleDetail;
  rung: { name: string; height: number };
  state: DownloadState;
  /** What the player is given when there is no network; null until the first byte is asked for. */
  playback: Playback | null;
  /** Names the film's content: another one is another film. Null until the first byte is asked for. */
  content: string | null;
  /** Media is encrypted as it came; null where it came clear. */
  key: SealedKey | null;
  partsHere: number;
  partsAll: number;
  bytes: number;
  /** A guess until all of it is here. */
  expectedBytes: number;
  /** After this instant it is not played, and goes. */
  expiresAt: number;
  beganAt: number;
};

export function downloadIdOf(profileId: string, titleId: string): string {
  return `${profileId}.${titleId}`;
}

/** Where the service worker answers a copy's media: addresses that stay, and that no server knows. */
export function downloadFolder(downloadId: string): string {
  return `/offline/${downloadId}/`;
}

/** The cache that holds them. */
export function downloadCache(downloadId: string): string {
  return `goldmane-copy-${downloadId}`;
}

/** The copy that an address is of, and the rest of the address. */
export function parseDownloadPath(path: string): { downloadId: string; part: string } | null {
  const found = /^\/offline\/([\w.-]+)\/(.+)$/.exec(path);
  const [, downloadId, part] = found ?? [];
  return downloadId && part ? { downloadId, part } : null;
}
