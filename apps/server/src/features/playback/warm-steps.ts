import { pictureQuality } from "@goldmane/contracts/playback/limits";
import type { PlaybackCut } from "@goldmane/contracts/playback/schema";
import type { InteractiveTitle, Title } from "#features/library/service.ts";
import type { App } from "#platform/app.ts";
import type { PartRequest } from "@goldmane/media/package/packager";
import { partKeys } from "@goldmane/media/package/part-keys";
import { startFile } from "@goldmane/media/package/start-file";
import type { PictureRequest } from "@goldmane/media/segment-source";
import { segmentSpans } from "@goldmane/media/segment-layout";
import { openClip, openFilmPictures } from "./clips/open-clip.ts";
import { introSource } from "./intro/intro-source.ts";
import { openSource } from "./open-source.ts";

/** One thing to make ahead of requests, unless it exists already. */
export type WarmStep = { name: string; make: (app: App, ask: PartRequest) => Promise<unknown> };

/** The pictures of rows, as the web app requests them on common screens; originals come with them. */
const pictures: readonly PictureRequest[] = [
  { kind: "poster", width: 360, height: 540, type: "avif", quality: pictureQuality.usual },
  { kind: "backdrop", width: 1280, height: 720, type: "avif", quality: pictureQuality.usual },
];

/** A film's title text, as headings show it: at twice the resolution for the hero. */
const logo: PictureRequest = {
  kind: "logo",
  width: 480,
  height: 240,
  type: "avif",
  quality: pictureQuality.usual,
};
const fineLogo: PictureRequest = { ...logo, width: 960, height: 480 };
/** The hero fills the screen; films come with smaller backdrops. */
const heroBackdrop: PictureRequest = {
  kind: "backdrop",
  width: 2000,
  height: 1125,
  type: "avif",
  quality: pictureQuality.usual,
};

/**
 * Most requested first: the intro, the hero's title text and backdrops, pictures of rows, the hero's trailers,
 * the first seconds of every film.
 */
export function listSteps(
  titles: readonly Title[],
  interactive: readonly InteractiveTitle[],
): WarmStep[] {
  const ofOriginals = titles.filter(({ made }) => made.by === "goldmane");
  const inHero = ofOriginals.filter(({ featured }) => featured !== null);
  return [
    introStart,
    ...inHero.flatMap((title) =>
      [logo, fineLogo, heroBackdrop].map((picture) => pictureStep(title, picture)),
    ),
    introWhole,
    ...titles.flatMap((title) => pictures.map((picture) => pictureStep(title, picture))),
    ...ofOriginals.map((title) => pictureStep(title, logo)),
    ...inHero.map((title) => startStep(title, "trailer")),
    ...interactive.flatMap((film) => pictures.map((picture) => filmPictureStep(film, picture))),
    ...titles.map((title) => startStep(title, "film")),
    ...interactive.map(openingStep),
  ];
}

const introStart: WarmStep = {
  name: "intro",
  make: (app, ask) => startFile(app.media.packager, introSource(app), ask),
};

/** All of its segments: it is short, and the first thing most visitors see. */
const introWhole: WarmStep = {
  name: "intro",
  async make(app, ask) {
    const { packager } = app.media;
    const source = introSource(app);
    for (const { index } of segmentSpans(source)) {
      for (const rung of source.rungs)
        if (packager.size(partKeys.video(source, rung, index)) === null)
          await packager.video(source, rung, index, ask);
      for (const audio of source.audio)
        if (packager.size(partKeys.audio(source, audio, index)) === null)
          await packager.audio(source, audio, index, ask);
    }
  },
};

function pictureStep(title: Title, picture: PictureRequest): WarmStep {
  return {
    name: title.id,
    async make(app, ask) {
      const { packager } = app.media;
      const { source } = openSource(app, title, "film");
      if (packager.size(partKeys.picture(source, picture)) === null)
        await packager.picture(source, picture, ask);
    },
  };
}

function filmPictureStep(film: InteractiveTitle, picture: PictureRequest): WarmStep {
  return {
    name: film.title.id,
    async make(app, ask) {
      const { packager } = app.media;
      const source = openFilmPictures(app, film);
      if (packager.size(partKeys.picture(source, picture)) === null)
        await packager.picture(source, picture, ask);
    },
  };
}

/** The first seconds of an interactive film's first clip. */
function openingStep(film: InteractiveTitle): WarmStep {
  return {
    name: film.title.id,
    async make(app, ask) {
      const { packager } = app.media;
      const [opening = ""] = Object.keys(film.film.clips);
      const source = openClip(app, film, opening);
      if (packager.size(partKeys.start(source)) === null) await startFile(packager, source, ask);
    },
  };
}

function startStep(title: Title, cut: PlaybackCut): WarmStep {
  return {
    name: title.id,
    async make(app, ask) {
      const { packager } = app.media;
      const { source } = openSource(app, title, cut);
      if (packager.size(partKeys.start(source)) === null) await startFile(packager, source, ask);
    },
  };
}
