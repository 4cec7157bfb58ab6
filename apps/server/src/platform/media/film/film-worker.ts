import { createCanvas } from "@napi-rs/canvas";
import { openSoundtrack } from "@goldmane/sound/soundtrack";
import { openFilm } from "@goldmane/stage/film";
import { drawBackdrop, drawPoster } from "@goldmane/stage/poster";
import { compileStory } from "@goldmane/stage/story/compile";
import { drawTitleLogo } from "@goldmane/stage/title-logo";
import { audioRate } from "#platform/media/grid.ts";
import { cutOf } from "./cut-of.ts";
import { serveTasks } from "./studio-worker.ts";

const host = { createCanvas };

serveTasks({
  openFilm: (recipe, size) => openFilm(host, cutOf(recipe), size),
  openSoundtrack: (recipe, spoken) => openSoundtrack(cutOf(recipe).cues, audioRate, spoken),
  drawPicture(recipe, kind, size, context) {
    if (kind === "logo") return drawTitleLogo(context, recipe.story, size);
    const draw = kind === "poster" ? drawPoster : drawBackdrop;
    draw(host, context, compileStory(recipe.story), recipe.poster, size);
  },
});
