import { introTiming } from "@goldmane/stage/intro/timing";
import { filmRate } from "#platform/media/film/recipe.ts";
import { perApp } from "#platform/per-app.ts";

/** The house's own film. */
export const introSource = perApp(({ media }) =>
  media.openFilm(
    { cut: "intro" },
    { frameCount: introTiming.seconds * filmRate.numerator, webVtt: "" },
  ),
);
