import type { Utterance } from "@goldmane/sound/voices/words/utterance";
import type { FfmpegTools } from "#ffmpeg.ts";
import type { SoundRun } from "#segment-layout.ts";
import type { Lane } from "#schedule/scheduler.ts";
import type { PictureRequest, Rung } from "#segment-source.ts";
import type { FilmRecipe, SoundRecipe } from "./recipe.ts";

/** The tasks of a render worker. Everything in them can be sent to a process. */
export type Task =
  | {
      kind: "segment";
      recipe: FilmRecipe;
      rung: Rung;
      firstFrame: number;
      frames: number;
      tools: FfmpegTools;
    }
  | {
      kind: "soundtrack";
      recipe: SoundRecipe;
      frameCount: number;
      run: SoundRun;
      /** With words, which the worker requests. */
      speaks: boolean;
      tools: FfmpegTools;
    }
  | {
      kind: "thumbnails";
      recipe: FilmRecipe;
      frameCount: number;
      everySeconds: number;
      width: number;
      height: number;
    }
  | { kind: "picture"; recipe: FilmRecipe; request: PictureRequest }
  | { kind: "convert"; image: Uint8Array; request: PictureRequest };

/** Each lane has its own workers: a worker is fastest at what it did last. */
export const laneOf: Readonly<Record<Task["kind"], Lane>> = {
  segment: "pictures",
  soundtrack: "sound",
  thumbnails: "stills",
  picture: "stills",
  convert: "stills",
};

/**
 * How far below the process that answers requests. A page of posters must not delay the film that a
 * viewer waits for.
 */
export const nicenessOf: Readonly<Record<Lane, number>> = { pictures: 5, sound: 5, stills: 10 };

/** Bytes by part: a segment's init and media, a thumbnail, a picture. */
export type Part = { index: number; bytes: Uint8Array[] };

/** One line that a worker requested, or why it failed. */
export type SpokenAnswer = {
  utterance: Utterance;
  spoken: { samples: Int16Array } | { error: string };
};

export type ToWorker =
  | { id: number; task: Task }
  | { id: number; cancel: true }
  | ({ id: number } & SpokenAnswer);

export type FromWorker =
  | { id: number; part: Part }
  | { id: number; wanted: readonly Utterance[] }
  | { id: number; done: true }
  | { id: number; error: string };
