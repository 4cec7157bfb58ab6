import { createHash } from "node:crypto";
import { pieceSeconds } from "@goldmane/sound/pieces/open-piece";
import type { Piece } from "@goldmane/sound/pieces/piece";
import type { FfmpegTools } from "#ffmpeg.ts";
import { toBuffer } from "#film/film-source.ts";
import { filmRate } from "#film/recipe.ts";
import type { RenderPool } from "#film/render-pool.ts";
import { requireFfmpeg } from "#find-ffmpeg.ts";
import type { AudioRendition, SegmentSource, SoundSource } from "#segment-source.ts";

type PieceTools = {
  musicians: RenderPool;
  tools: FfmpegTools | null;
  /** Changes whenever the sound can change. */
  musicVersion: string;
};

/** The only rendition of a piece. */
export const pieceSound: AudioRendition = { id: "main", label: "Music", language: "zxx" };

/** A piece of the album: composed, played and encoded segment by segment on request. */
export class PieceSource implements SoundSource {
  readonly contentHash: string;
  readonly frameCount: number;
  readonly frameRate = filmRate;
  readonly #pieceTools: PieceTools;
  readonly #id: string;

  constructor(pieceTools: PieceTools, piece: Piece) {
    this.#pieceTools = pieceTools;
    this.#id = piece.id;
    this.frameCount = Math.ceil(pieceSeconds(piece) * filmRate.numerator);
    this.contentHash = createHash("sha256")
      .update(`music ${pieceTools.musicVersion} ${piece.id}`)
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
      recipe: { cut: "piece", id: this.#id },
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
