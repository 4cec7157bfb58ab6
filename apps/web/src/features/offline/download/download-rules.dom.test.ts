import { expect, test } from "vitest";
import type { Playback } from "@goldmane/contracts/playback/schema";
import { preferencesKey } from "#platform/playback/preferences.ts";
import { chooseBySpace, expectBytes } from "./choose-rung.ts";
import { chooseSound } from "./choose-sound.ts";
import { listParts } from "./list-parts.ts";
import { toOfflinePlayback } from "./to-offline-playback.ts";

const folder = "/media/tok-en/star-whale/film-abc/";
const rungs = [
  { name: "low", width: 640, height: 360, bandwidth: 800_000 },
  { name: "high", width: 1280, height: 720, bandwidth: 4_000_000 },
  { name: "ultra", width: 1920, height: 1080, bandwidth: 8_000_000 },
].map((rung) => ({
  ...rung,
  playlistUrl: `${folder}video/${rung.name}.m3u8`,
  mimeType: "video/mp4",
}));

const signedPlayback: Playback = {
  titleId: "star-whale",
  title: "Star Whale",
  durationSeconds: 80,
  manifestUrl: `${folder}master.m3u8`,
  progressiveUrl: `${folder}progressive/low.mp4`,
  start: { url: "/media/titles/star-whale/start-film.mp4", seconds: 2, mimeType: "video/mp4" },
  rungs,
  audioTracks: [
    {
      id: "en",
      label: "English",
      language: "en",
      playlistUrl: `${folder}audio/en.m3u8`,
      mimeType: "audio/mp4",
    },
    {
      id: "words",
      label: "Spoken dialogue",
      language: "es",
      playlistUrl: `${folder}audio/words.m3u8`,
      mimeType: "audio/mp4",
    },
  ],
  captions: [{ id: "en", label: "English", language: "en", url: `${folder}captions/en.vtt` }],
  keyUrl: `${folder}key`,
  thumbnailsUrl: `${folder}thumbnails.m3u8`,
  posterUrl: "/media/titles/star-whale/backdrop?v=1",
  intro: null,
  creditsAtSeconds: null,
  resumeSeconds: 0,
  next: null,
  expiresAt: 0,
};

const chosen = { rung: "low", sound: "en" };

const media = (name: string, parts: number) =>
  [
    "#EXTM3U",
    "#EXT-X-TARGETDURATION:2",
    `#EXT-X-MAP:URI="${name}/init.mp4"`,
    '#EXT-X-KEY:METHOD=AES-128,URI="../key"',
    ...Array.from({ length: parts }, (_, i) => `#EXTINF:1,\n${name}/${i}.m4s`),
    "#EXT-X-ENDLIST",
    "",
  ].join("\n");
const master = [
  "#EXTM3U",
  '#EXT-X-MEDIA:TYPE=AUDIO,URI="audio/en.m3u8"',
  '#EXT-X-MEDIA:TYPE=AUDIO,URI="audio/words.m3u8"',
  "#EXT-X-STREAM-INF:BANDWIDTH=800000",
  "video/low.m3u8",
  "#EXT-X-STREAM-INF:BANDWIDTH=4000000",
  "video/high.m3u8",
  "",
].join("\n");
const texts: Record<string, string> = {
  "master.m3u8": master,
  "video/low.m3u8": media("low", 2),
  "audio/en.m3u8": media("en", 1),
  "audio/words.m3u8": media("words", 1),
  "thumbnails.m3u8": media("thumbnails", 1),
};

test("a download is one rung with one sound track, captions, thumbnails, start file and pictures", async () => {
  const parts = await listParts(signedPlayback, chosen, {
    pictures: { poster: "/media/titles/star-whale/poster?v=1" },
    readText: async (url) => texts[url.slice(folder.length)] ?? "",
  });
  expect(parts.map(({ name }) => name)).toEqual([
    "master.m3u8",
    "start.mp4",
    "poster",
    "captions/en.vtt",
    "captions/en.m3u8",
    "video/low.m3u8",
    "video/low/init.mp4",
    "video/low/0.m4s",
    "video/low/1.m4s",
    "audio/en.m3u8",
    "audio/en/init.mp4",
    "audio/en/0.m4s",
    "thumbnails.m3u8",
    "thumbnails/init.mp4",
    "thumbnails/0.m4s",
  ]);
  expect(parts.find(({ name }) => name === "video/low/1.m4s")?.url).toBe(
    `${folder}video/low/1.m4s`,
  );
  expect(parts[0]?.text).toContain("video/low.m3u8");
  expect(parts[0]?.text).toContain("audio/en.m3u8");
  expect(parts[0]?.text).not.toContain("words");
  expect(parts[0]?.text).not.toContain("high");
  expect(parts[0]?.text).not.toContain("4000000");
});

test("offline playback uses permanent addresses, with the downloaded rung and sound only", () => {
  const kept = toOfflinePlayback(signedPlayback, chosen, "ann.star-whale");
  expect(kept.rungs.map(({ name, playlistUrl }) => [name, playlistUrl])).toEqual([
    ["low", "/offline/ann.star-whale/video/low.m3u8"],
  ]);
  expect(kept.audioTracks.map(({ id }) => id)).toEqual(["en"]);
  expect(JSON.stringify(kept)).not.toContain("tok-en");
  expect(kept.keyUrl).toBe("/offline/ann.star-whale/key");
  expect(kept.posterUrl).toBe(signedPlayback.posterUrl);
});

test("the suggested quality is the best that fits, and at most 720p", () => {
  const sizes = rungs.map((rung) => expectBytes(rung, 80));
  expect(sizes).toEqual([8e6, 40e6, 80e6]);
  expect(chooseBySpace(signedPlayback, null)?.name).toBe("high");
  expect(chooseBySpace(signedPlayback, 10e9)?.name).toBe("high");
  expect(chooseBySpace(signedPlayback, 300e6)?.name).toBe("low");
  expect(chooseBySpace(signedPlayback, 1e6)?.name).toBe("low");
});

test("the downloaded sound is the viewer's language, else the film's first", () => {
  expect(chooseSound(signedPlayback, "milo")?.id).toBe("en");
  localStorage.setItem(preferencesKey, JSON.stringify({ spokenLanguage: "es" }));
  expect(chooseSound(signedPlayback, "milo")?.id).toBe("words");
  localStorage.setItem(preferencesKey, JSON.stringify({ spokenLanguage: "ja" }));
  expect(chooseSound(signedPlayback, "milo")?.id).toBe("en");
  localStorage.removeItem(preferencesKey);
  expect(chooseSound({ audioTracks: [] }, "milo")).toBeUndefined();
});
