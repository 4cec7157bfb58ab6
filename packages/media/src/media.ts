import type { TokenVerifier } from "./deliver/token-verifier.ts";
import type { PlaybackTokens } from "./deliver/playback-tokens.ts";
import type { FfmpegTools } from "./ffmpeg.ts";
import type { FilmFacts } from "./film/film-facts.ts";
import type { FilmRecipe } from "./film/recipe.ts";
import type { Packager } from "./package/packager.ts";
import type { ReadAhead } from "./schedule/read-ahead.ts";
import type { SpeechCache } from "./speech/speech-cache.ts";
import type { Bed } from "@goldmane/sound/beds/bed";
import type { Piece } from "@goldmane/sound/pieces/piece";
import type { PieceFile } from "./music/piece-file.ts";
import type { PictureRequest, SegmentSource, ShippedPictures } from "./segment-source.ts";

/** The media pipeline of this machine. */
export type Media = {
  /**
   * Null when no encoder was found: the server then serves cached parts only and says what to
   * install.
   */
  ffmpeg: FfmpegTools | null;
  /** Delivers any part of any source, made now if it is not cached. */
  packager: Packager;
  readAhead: ReadAhead;
  tokens: PlaybackTokens;
  verifier: TokenVerifier;
  /** Changes whenever the engines' output can change. */
  engineVersion: string;
  /** Speaks text: films' lines, and Leo's answers. */
  speech: Pick<SpeechCache, "speak">;
  /** Opens an original film as a source; `facts` come from `filmFacts`. */
  openFilm: (
    recipe: FilmRecipe,
    facts: Pick<FilmFacts, "frameCount" | "captions">,
    shippedPictures?: ShippedPictures | null,
  ) => SegmentSource;
  /** Opens a piece of the album as one file, made as it is read. */
  openPiece: (piece: Piece) => PieceFile;
  /** Opens the music under an interactive film's clips, in the same way. */
  openBed: (bed: Bed) => PieceFile;
  /** Changes whenever a piece can sound different. */
  musicVersion: string;
  /** Scales a picture to cover a size and encodes it, in a render worker. */
  convertPicture: (image: Buffer, request: PictureRequest, signal: AbortSignal) => Promise<Buffer>;
  /** Progress of making parts ahead of requests; 0 of 0 when there is nothing to make. */
  ahead: { made: number; of: number };
  /** Running and waiting work, by key: for the operator's page. */
  work: () => { running: string[]; waiting: string[] };
};
