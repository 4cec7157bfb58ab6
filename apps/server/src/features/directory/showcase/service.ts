import type { Showcase } from "@goldmane/contracts/directory/showcase/schema";
import { chooseParts } from "#features/directory/choose-parts.ts";
import { isOriginal } from "#features/directory/is-original.ts";
import { cacheAnswer } from "#features/directory/answer-cache.ts";
import { showcaseParts } from "#features/directory/lists/showcase.ts";
import { listVisible } from "#features/library/service.ts";
import type { App, Viewer } from "#platform/app.ts";
import type { PreparedAnswer } from "#platform/http/prepared-answer.ts";
import { presentMedium } from "./present.ts";

export async function readShowcase(app: App, viewer: Viewer): Promise<PreparedAnswer<Showcase>> {
  const visible = listVisible(app, viewer).filter(isOriginal);
  const slides = chooseParts(showcaseParts.slides, visible);
  const rotation = chooseParts(showcaseParts.rotation, visible);
  const clips = chooseParts(showcaseParts.clips, visible);
  const parts = [...slides, ...rotation, ...clips];
  const key = parts.map(({ title, type }) => `${type} ${title.id} ${title.version}`).join();
  return cacheAnswer(app, `showcase ${viewer.language} ${key}`, () => ({
    slides: slides.map(({ title, type }) => ({
      ...presentMedium(title, { type }),
      subtitle: title.tagline,
    })),
    rotation: rotation.map(({ title, type }) => presentMedium(title, { type })),
    clips: clips.map(({ title, type }) => presentMedium(title, { type })),
  }));
}
