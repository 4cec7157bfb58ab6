import type { MusicFormat } from "@goldmane/contracts/music/limits";
import type { FfmpegTools } from "#ffmpeg.ts";

/** The task of a music worker. */
export type MusicTask = { id: string; format: MusicFormat; tools: FfmpegTools };

export type MusicAnswer = { bytes: Uint8Array } | { error: string };
