import { createHash } from "node:crypto";
import { type Language, languages } from "@goldmane/contracts/languages";
import { soundLabels } from "@goldmane/contracts/playback/limits";
import { noLanguage } from "@goldmane/contracts/playback/rules";
import { speechVersion } from "@goldmane/speech/utterance";
import { videoSegmentArgs } from "#encode-args.ts";
import { startFfmpeg, type FfmpegTools } from "#ffmpeg.ts";
import { requireFfmpeg } from "#find-ffmpeg.ts";
import { ladderFor } from "#ladder.ts";
import { splitInit } from "#mp4/fragment.ts";
import { readAll } from "#read-all.ts";
import type {
  AudioRendition,
  CaptionTrack,
  EncodedSegment,
  PictureRequest,
  Rung,
  SegmentSource,
  SegmentSpan,
  ShippedPictures,
} from "#segment-source.ts";
import type { SpeechCache } from "#speech/speech-cache.ts";
import type { FilmFacts } from "./film-facts.ts";
import { filmRate, type FilmRecipe } from "./recipe.ts";
import type { RenderPool, TaskHandlers } from "./render-pool.ts";
import type { Part, Task } from "./tasks.ts";

/** Films are drawn, not scaled: every rung of the ladder is a native size. */
const drawnSize = { width: 1920, height: 1080 };
const rungs = ladderFor(drawnSize);
const wordless: AudioRendition = { id: "main", label: "English", language: "en" };
const words: AudioRendition = { id: "words", label: soundLabels.spoken, language: "en" };
/**
 * Without a language: a viewer who chose voices, or none, finds the same choice in the next film
 * (docs/decisions/0013).
 */
const withoutWords = { ...wordless, label: soundLabels.original, language: noLanguage };
/** Each named in itself. */
const captionLabels: Readonly<Record<Language, string>> = { en: "English", es: "Español" };

type FilmTools = {
  renderPool: RenderPool;
  speech: Pick<SpeechCache, "speak">;
  tools: FfmpegTools | null;
  engineVersion: string;
  deriveKey: (contentHash: string) => Buffer;
};

/** An original film: drawn, rendered and encoded by the render pool's workers on request. */
export class FilmSource implements SegmentSource {
  readonly contentHash: string;
  readonly frameCount: number;
  readonly frameRate = filmRate;
  readonly rungs = rungs;
  readonly audio: readonly AudioRendition[];
  readonly captions: readonly CaptionTrack[];
  readonly drawsToSize = true;
  readonly segmentKey?: () => Buffer;
  readonly shippedPictures?: ShippedPictures;
  readonly pictureHash?: string;
  readonly #filmTools: FilmTools;
  readonly #recipe: FilmRecipe;
  readonly #captions: ReadonlyMap<string, string>;

  constructor(
    filmTools: FilmTools,
    recipe: FilmRecipe,
    facts: Pick<FilmFacts, "frameCount" | "captions">,
    shippedPictures: ShippedPictures | null = null,
  ) {
    this.#filmTools = filmTools;
    this.#recipe = recipe;
    this.frameCount = facts.frameCount;
    this.#captions = new Map(Object.entries(facts.captions));
    this.captions = languages
      .filter((language) => this.#captions.has(language))
      .map((language) => ({ id: language, label: captionLabels[language], language }));
    this.audio = this.#isSpoken ? [withoutWords, words] : [wordless];
    this.contentHash = createHash("sha256")
      .update(filmTools.engineVersion)
      .update(JSON.stringify(recipe))
      .update(this.#isSpoken ? speechVersion : "")
      .digest("hex")
      .slice(0, 32);
    if (shippedPictures) {
      this.shippedPictures = shippedPictures;
      this.pictureHash = shippedPictures.hash;
    }
    // Trailers and the intro are public, so they are not encrypted.
    if (recipe.cut === "film" || recipe.cut === "clip")
      this.segmentKey = () => filmTools.deriveKey(this.contentHash);
  }

  async encodeVideo(rung: Rung, span: SegmentSpan, signal: AbortSignal): Promise<EncodedSegment> {
    const { firstFrame, frames } = span;
    const tools = requireFfmpeg(this.#filmTools.tools);
    const task = {
      kind: "segment",
      recipe: this.#recipe,
      rung,
      firstFrame,
      frames,
      tools,
    } as const;
    const [part] = await this.#collect(task, signal);
    const [init, media] = part ?? [];
    if (!init || !media) throw new Error("The render pool returned no segment");
    return { init, media };
  }

  /** Encodes a black picture, so that no worker has to open the film for it. */
  async encodeInit(rung: Rung, signal: AbortSignal): Promise<Buffer> {
    const { width, height } = rung;
    const black = `color=black:size=${width}x${height}:rate=${filmRate.numerator}`;
    const input = ["-f", "lavfi", "-i", black, "-frames:v", "1", "-vf", "format=yuv420p,setsar=0"];
    const output = videoSegmentArgs(rung, filmRate, 0);
    const ffmpeg = startFfmpeg(requireFfmpeg(this.#filmTools.tools), [...input, ...output], signal);
    ffmpeg.stdin.end();
    const [encoded] = await Promise.all([readAll(ffmpeg.stdout), ffmpeg.done]);
    return splitInit(encoded).init;
  }

  /** Pictures of one size from one encoder have one header, whichever film they belong to. */
  initKey(rung: Rung): string {
    const { engineVersion } = this.#filmTools;
    return `film-${rung.width}x${rung.height}-${rung.maxKbps}-${engineVersion}`;
  }

  async encodeAudio(
    audio: AudioRendition,
    { run, deliver }: Parameters<SegmentSource["encodeAudio"]>[1],
    signal: AbortSignal,
  ): Promise<void> {
    const { renderPool, speech } = this.#filmTools;
    const tools = requireFfmpeg(this.#filmTools.tools);
    const task = {
      kind: "soundtrack",
      recipe: this.#recipe,
      frameCount: this.frameCount,
      run,
      speaks: audio.id === words.id,
      tools,
    } as const;
    const handlers: TaskHandlers = {
      deliver: ({ index, bytes: [media] }) => {
        if (media) deliver(index, toBuffer(media));
      },
      speak: async (utterance) => (await speech.speak(utterance, signal)).samples,
    };
    await renderPool.run(task, handlers, signal);
  }

  readCaptions({ id }: CaptionTrack): Promise<string> {
    return Promise.resolve(this.#captions.get(id) ?? "");
  }

  async drawThumbnails(
    request: { everySeconds: number; width: number; height: number },
    signal: AbortSignal,
  ): Promise<Buffer[]> {
    const { frameCount } = this;
    const task = { kind: "thumbnails", recipe: this.#recipe, frameCount, ...request } as const;
    const parts = await this.#collect(task, signal);
    return parts.flat();
  }

  async drawPicture(request: PictureRequest, signal: AbortSignal): Promise<Buffer> {
    const [part] = await this.#collect({ kind: "picture", recipe: this.#recipe, request }, signal);
    const [picture] = part ?? [];
    if (!picture) throw new Error("The render pool returned no picture");
    return picture;
  }

  /** A trailer cuts lines short, which does not work with words. */
  get #isSpoken(): boolean {
    const recipe = this.#recipe;
    const hasWholeLines = recipe.cut === "film" || recipe.cut === "clip";
    return hasWholeLines && (recipe.spoken ?? []).length > 0;
  }

  async #collect(task: Task, signal: AbortSignal): Promise<Buffer[][]> {
    const parts: Buffer[][] = [];
    const keep = ({ index, bytes }: Part) => {
      parts[index] = bytes.map(toBuffer);
    };
    await this.#filmTools.renderPool.run(task, { deliver: keep }, signal);
    return parts;
  }
}

export function toBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
