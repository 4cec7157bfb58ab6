import { createHash } from "node:crypto";
import type { FfmpegTools } from "#ffmpeg.ts";
import { toBuffer } from "#film/film-source.ts";
import { filmRate, type MusicRecipe } from "#film/recipe.ts";
import type { RenderPool } from "#film/render-pool.ts";
import { requireFfmpeg } from "#find-ffmpeg.ts";
import type { AudioRendition, SegmentSource, SoundSource } from "#segment-source.ts";

type PieceTools = {
  musicians: RenderPool;
  tools: FfmpegTools | null;
  /** Changes whenever the sound can change. */
  musicVersion: string;
};

export type Music = { recipe: MusicRecipe; seconds: number };

/** The only rendition of a piece. */
export const pieceSound: AudioRendition = { id: "main", label: "Music", language: "zxx" };

/** A piece of the album, or a bed: composed, played and encoded segment by segment on request. */
export class PieceSource implements SoundSource {
  readonly contentHash: string;
  readonly frameCount: number;
  readonly frameRate = filmRate;
  readonly #pieceTools: PieceTools;
  readonly #recipe: MusicRecipe;

  constructor(pieceTools: PieceTools, { recipe, seconds }: Music) {
    this.#pieceTools = pieceTools;
    this.#recipe = recipe;
    this.frameCount = Math.ceil(seconds * filmRate.numerator - 1e-6);
    this.contentHash = createHash("sha256")
      .update(`music ${pieceTools.musicVersion} ${JSON.stringify(recipe)}`)
      .digest("hex")
      .slice(0, 32);
  }

  async encodeAudio(
    _audio: AudioRendition,
    { run, deliver }: Parameters<SegmentSource["encodeAudio"]>[1],
    signal: AbortSignal,
  ): Promise<void> {
    const { musicians, tools } = this.#pieceTools;
    const task = {
      kind: "soundtrack",
      recipe: this.#recipe,
      frameCount: this.frameCount,
      run,
      speaks: false,
      tools: requireFfmpeg(tools),
    } as const;
    const deliverMedia = ({ index, bytes: [media] }: { index: number; bytes: Uint8Array[] }) => {
      if (media) deliver(index, toBuffer(media));
    };
    await musicians.run(task, { deliver: deliverMedia }, signal);
  }
}
