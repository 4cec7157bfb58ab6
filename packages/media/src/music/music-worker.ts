import { album } from "@goldmane/sound/album/album";
import { openBed } from "@goldmane/sound/beds/open-bed";
import { openPiece } from "@goldmane/sound/pieces/open-piece";
import type { Soundtrack } from "@goldmane/sound/soundtrack";
import type { SoundRecipe } from "#film/recipe.ts";
import { serveTasks } from "#film/render-worker.ts";
import { audioRate } from "#segment-layout.ts";

serveTasks({
  openFilm: refuse,
  drawPicture: refuse,
  openSoundtrack: (recipe) => ({ ...openMusic(recipe), utterancesFor: () => [] }),
});

function openMusic(recipe: SoundRecipe): Soundtrack {
  if (recipe.cut === "bed") return openBed(recipe.bed, audioRate);
  const piece = recipe.cut === "piece" && album.find(({ id }) => id === recipe.id);
  return piece ? openPiece(piece, audioRate) : refuse();
}

function refuse(): never {
  throw new Error("Music workers only play music");
}
