import { createCanvas } from "@napi-rs/canvas";
import { openIdent } from "@goldmane/sound/ident/open-ident";
import { openSoundtrack } from "@goldmane/sound/soundtrack";
import { openFilm } from "@goldmane/stage/film";
import { openIntro } from "@goldmane/stage/intro/intro-film";
import { introTiming } from "@goldmane/stage/intro/timing";
import { drawBackdrop, drawPoster } from "@goldmane/stage/poster";
import { compileStory } from "@goldmane/stage/story/compile";
import { drawTitleLogo } from "@goldmane/stage/title-logo";
import { audioRate } from "#segment-layout.ts";
import { cutOf, formOf } from "./cut-of.ts";
import { serveTasks } from "./render-worker.ts";

/** The stage needs a way to make canvases. */
const host = { createCanvas };

serveTasks({
  openFilm: (recipe, size) =>
    recipe.cut === "intro" ? openIntro(host, size) : openFilm(host, cutOf(recipe), size),
  openSoundtrack(recipe, spoken) {
    if (recipe.cut === "piece" || recipe.cut === "bed")
      throw new Error("Music is played by music workers");
    return recipe.cut === "intro"
      ? { ...openIdent(audioRate), utterancesFor: () => [] }
      : openSoundtrack(cutOf(recipe).cues, audioRate, spoken);
  },
  drawPicture(recipe, kind, size, context) {
    if (recipe.cut === "intro") return openIntro(host, size).draw(context, introTiming.seconds);
    if (kind === "still") {
      const cut = cutOf(recipe);
      return openFilm(host, cut, size).draw(context, cut.durationSeconds / 2);
    }
    if (kind === "logo") return drawTitleLogo(context, recipe.story, size);
    const draw = kind === "poster" ? drawPoster : drawBackdrop;
    const { story, cut, form = formOf(cut) } = recipe;
    draw(host, context, compileStory(story, [], form), recipe.poster, size);
  },
});
