import type { TokenVerifier } from "./deliver/token-verifier.ts";
import type { PlaybackTokens } from "./deliver/playback-tokens.ts";
import type { FfmpegTools } from "./ffmpeg.ts";
import type { FilmFacts } from "./film/film-facts.ts";
import type { FilmRecipe } from "./film/recipe.ts";
import type { Packager } from "./package/packager.ts";
import type { ReadAhead } from "./schedule/read-ahead.ts";
import type { SpeechCache } from "./speech/speech-cache.ts";
import type { PictureRequest, SegmentSource } from "./segment-source.ts";

/** What this machine can do with moving pictures. */
export type Media = {
  /** Null when no encoder was found: the server then serves what is cached and says what to install. */
  ffmpeg: FfmpegTools | null;
  /** Gives any part of any source, made now if it must be. */
  packager: Packager;
  readAhead: ReadAhead;
  tokens: PlaybackTokens;
  verifier: TokenVerifier;
  /** Changes whenever what the engines draw or sound may. */
  engineVersion: string;
  /** Text as speech: films' lines, and whatever else is to be heard. */
  speech: Pick<SpeechCache, "speak">;
  /** A film of the house as a source; `facts` come from `filmFacts`. */
  openFilm: (recipe: FilmRecipe, facts: Pick<FilmFacts, "frameCount" | "webVtt">) => SegmentSource;
  /** Scales a picture to cover a size and encodes it, in a studio worker. */
  convertPicture: (image: Buffer, request: PictureRequest, signal: AbortSignal) => Promise<Buffer>;
  /** How far the making of what nobody has asked for yet has come; 0 of 0 where there is none. */
  ahead: { made: number; of: number };
  /** What is made and waits to be made right now, by key: for the operator's eyes. */
  work: () => { running: string[]; waiting: string[] };
};
