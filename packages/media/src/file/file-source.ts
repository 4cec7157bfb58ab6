import { createHash } from "node:crypto";
import { AppError } from "@goldmane/contracts/errors";
import { toolsForFiles, type FfmpegTools } from "#ffmpeg.ts";
import { ladderFor } from "#ladder.ts";
import type { Probe } from "#probe/probe.ts";
import { languageName } from "#probe/spoken-language.ts";
import type {
  AudioRendition,
  CaptionTrack,
  EncodedSegment,
  FrameRate,
  PictureRequest,
  Rung,
  SegmentSource,
  SegmentSpan,
} from "#segment-source.ts";
import type { UntrustedFile } from "#untrusted-file.ts";
import { drawThumbnails } from "./draw-thumbnails.ts";
import { encodeLadder } from "./encode-ladder.ts";
import { encodePictures, type Film } from "./encode-pictures.ts";
import { encodeSound, type SoundTrack } from "./encode-sound.ts";

export type FilmFile = {
  /** Changes whenever the file or its captions change. */
  contentHash: string;
  /** Changes whenever its pictures change. */
  pictureHash: string;
  probe: Probe;
  captions: readonly CaptionTrack[];
  /** Makes the file readable on this machine until the result is disposed of. */
  open: () => Promise<{ file: UntrustedFile } & AsyncDisposable>;
  readCaptions: (id: string) => Promise<string>;
  readPicture: (kind: PictureRequest["kind"]) => Promise<Buffer>;
};

/** Increased when the same file would be encoded to different bytes. */
const version = 1;

/** An operator's film: each part is decoded from the file on request. */
export class FileSource implements SegmentSource {
  readonly contentHash: string;
  readonly pictureHash: string;
  readonly frameCount: number;
  readonly frameRate: FrameRate;
  readonly rungs: readonly Rung[];
  readonly audio: readonly AudioRendition[];
  readonly captions: readonly CaptionTrack[];
  readonly #film: FilmFile;
  readonly #tools: FfmpegTools | null;

  constructor(tools: FfmpegTools | null, film: FilmFile) {
    this.#tools = tools;
    this.#film = film;
    const { probe, captions, contentHash } = film;
    this.pictureHash = createHash("sha256").update(film.pictureHash).digest("hex");
    this.contentHash = createHash("sha256").update(`${version} ${contentHash}`).digest("hex");
    this.frameCount = probe.frameCount;
    this.frameRate = probe.frameRate;
    this.rungs = ladderFor(probe.video);
    this.audio = nameTracks(probe.audio);
    this.captions = captions;
  }

  encodeVideo(rung: Rung, span: SegmentSpan, signal: AbortSignal): Promise<EncodedSegment> {
    return this.#use((film) => encodePictures(film, rung, span, signal));
  }

  async encodeInit(rung: Rung, signal: AbortSignal): Promise<Buffer> {
    const span = { index: 0, firstFrame: 0, frames: 1 };
    return (await this.encodeVideo(rung, span, signal)).init;
  }

  encodeLadder(
    ladder: Parameters<NonNullable<SegmentSource["encodeLadder"]>>[0],
    signal: AbortSignal,
  ): Promise<void> {
    return this.#use((film) => encodeLadder(film, ladder, signal));
  }

  encodeAudio(
    audio: AudioRendition,
    sound: Parameters<SegmentSource["encodeAudio"]>[1],
    signal: AbortSignal,
  ): Promise<void> {
    return this.#use((film) => encodeSound(film, this.#trackOf(audio), sound, signal));
  }

  readCaptions({ id }: CaptionTrack): Promise<string> {
    return this.#film.readCaptions(id);
  }

  drawThumbnails(
    request: { everySeconds: number; width: number; height: number },
    signal: AbortSignal,
  ): Promise<Buffer[]> {
    return this.#use((film) => drawThumbnails(film, request, signal));
  }

  /** A JPEG as it was cut from the film, regardless of the requested size. */
  drawPicture({ kind }: PictureRequest): Promise<Buffer> {
    return this.#film.readPicture(kind);
  }

  async #use<T>(make: (film: Film) => Promise<T>): Promise<T> {
    const tools = toolsForFiles(this.#tools);
    await using opened = await this.#film.open();
    return await make({ tools, file: opened.file, probe: this.#film.probe });
  }

  #trackOf({ id }: AudioRendition): SoundTrack {
    const track = this.#film.probe.audio[this.audio.findIndex((each) => each.id === id)];
    if (!track) throw new AppError("NOT_FOUND", "This audio track doesn’t exist.");
    return track;
  }
}

/** Tracks with the same name get a number. */
function nameTracks(tracks: Probe["audio"]): AudioRendition[] {
  const labels = tracks.map(({ title, language }) => title ?? languageName(language) ?? "Original");
  return tracks.map(({ streamIndex, language }, index) => {
    const label = labels[index] ?? "";
    const isShared = labels.indexOf(label) !== labels.lastIndexOf(label);
    return { id: `a${streamIndex}`, language, label: isShared ? `${label} ${index + 1}` : label };
  });
}
