import type { TitleDetail } from "@goldmane/contracts/library/schema";
import { type Download, downloadBasePath, downloadIdOf } from "#platform/local-store/download.ts";

const title: TitleDetail = {
  id: "star-whale",
  title: "Star Whale",
  tagline: "Somebody small goes up a hill with a lamp.",
  source: "original",
  genre: "kids",
  rating: "G",
  year: 2026,
  durationSeconds: 80,
  moods: [],
  posterUrl: "/media/titles/star-whale/poster?v=1",
  backdropUrl: "/media/titles/star-whale/backdrop?v=1",
  colors: ["#123456", "#654321"],
  synopsis: "",
  ratingReason: "",
  director: "",
  cast: [],
  themes: [],
  episodes: [],
  next: null,
};

type Whose = Pick<Download, "householdId" | "profileId" | "expiresAt">;

/** A complete download of a profile. */
export function downloadFor({ householdId, profileId, expiresAt }: Whose): Download {
  const id = downloadIdOf(profileId, title.id);
  const folder = downloadBasePath(id);
  return {
    id,
    householdId,
    profileId,
    titleId: title.id,
    title,
    rung: { name: "low", height: 360 },
    state: "kept",
    playback: {
      titleId: title.id,
      title: title.title,
      durationSeconds: title.durationSeconds,
      manifestUrl: `${folder}master.m3u8`,
      progressiveUrl: `${folder}progressive/low.mp4`,
      start: { url: "/media/titles/star-whale/start-film.mp4", seconds: 2, mimeType: "video/mp4" },
      rungs: [],
      audioTracks: [],
      captions: [],
      keyUrl: null,
      thumbnailsUrl: null,
      posterUrl: title.backdropUrl,
      intro: null,
      creditsAtSeconds: null,
      resumeSeconds: 0,
      next: null,
      expiresAt,
    },
    content: "film-abc",
    key: null,
    partsHere: 1,
    partsAll: 1,
    bytes: 1000,
    expectedBytes: 1000,
    expiresAt,
    beganAt: 0,
  };
}
