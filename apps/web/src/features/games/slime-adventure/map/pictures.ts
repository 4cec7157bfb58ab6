import cavern from "./pictures/cavern.avif";
import clockwork from "./pictures/clockwork.avif";
import desert from "./pictures/desert.avif";
import gobbet from "./pictures/gobbet.avif";
import meadow from "./pictures/meadow.avif";
import pal from "./pictures/pal.avif";
import rainbow from "./pictures/rainbow.avif";

/** The places of the map. `npx tsx tools/games/generate-slime-map.ts` draws them. */
export const worldPictures: readonly string[] = [meadow, desert, cavern, clockwork, rainbow];

/** The slimes of the first and the second player. */
export const slimePictures: readonly string[] = [gobbet, pal];
