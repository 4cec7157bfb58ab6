import { introTiming } from "@goldmane/stage/intro/timing";
import { filmRate } from "@goldmane/media/film/recipe";
import { perApp } from "#platform/per-app.ts";

/** The product's own intro. */
export const introSource = perApp(({ media }) =>
  media.openFilm(
    { cut: "intro" },
    { frameCount: introTiming.seconds * filmRate.numerator, captions: {} },
  ),
);
