import { pictureQuality } from "@goldmane/contracts/playback/limits";
import type { PlaybackCut } from "@goldmane/contracts/playback/schema";
import type { Title } from "#features/library/service.ts";
import type { App } from "#platform/app.ts";
import type { Ask } from "#platform/media/package/maker.ts";
import { partKeys } from "#platform/media/package/part-keys.ts";
import { startFile } from "#platform/media/package/start-file.ts";
import type { PictureRequest } from "#platform/media/segment-source.ts";
import { openPlayable } from "./playable.ts";

/** One thing that is made before anybody asks for it, unless it is there already. */
export type WarmStep = { title: Title; make: (app: App, ask: Ask) => Promise<unknown> };

/** What shelves show before anybody asks for more: as the web app asks for it on common screens. */
const pictures: readonly PictureRequest[] = [
  { kind: "poster", width: 360, height: 540, type: "avif", quality: pictureQuality.usual },
  { kind: "backdrop", width: 1280, height: 720, type: "avif", quality: pictureQuality.usual },
];

/** Most wanted first: what shelves show, the hero's trailers, the first seconds of every film. */
export function listSteps(titles: readonly Title[]): WarmStep[] {
  const inHero = titles.filter(({ featured, made }) => featured !== null && made.by === "house");
  return [
    ...titles.flatMap((title) => pictures.map((picture) => pictureStep(title, picture))),
    ...inHero.map((title) => startStep(title, "trailer")),
    ...titles.map((title) => startStep(title, "film")),
  ];
}

function pictureStep(title: Title, picture: PictureRequest): WarmStep {
  return {
    title,
    async make(app, ask) {
      const { maker } = app.media;
      const { source } = openPlayable(app, title, "film");
      if (maker.size(partKeys.picture(source, picture)) === null)
        await maker.picture(source, picture, ask);
    },
  };
}

function startStep(title: Title, cut: PlaybackCut): WarmStep {
  return {
    title,
    async make(app, ask) {
      const { maker } = app.media;
      const { source } = openPlayable(app, title, cut);
      if (maker.size(partKeys.start(source)) === null) await startFile(maker, source, ask);
    },
  };
}
