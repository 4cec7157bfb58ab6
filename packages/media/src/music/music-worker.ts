import { album } from "@goldmane/sound/album/album";
import { openPiece } from "@goldmane/sound/pieces/open-piece";
import { serveTasks } from "#film/render-worker.ts";
import { audioRate } from "#segment-layout.ts";

serveTasks({
  openFilm: refuse,
  drawPicture: refuse,
  openSoundtrack(recipe) {
    const piece = recipe.cut === "piece" && album.find(({ id }) => id === recipe.id);
    if (!piece) return refuse();
    return { ...openPiece(piece, audioRate), utterancesFor: () => [] };
  },
});

function refuse(): never {
  throw new Error("Music workers only play pieces of the album");
}
