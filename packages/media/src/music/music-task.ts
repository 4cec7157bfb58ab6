import type { MusicFormat } from "@goldmane/contracts/music/limits";
import type { FfmpegTools } from "#ffmpeg.ts";

/** What a music worker is started for. */
export type MusicTask = { id: string; format: MusicFormat; tools: FfmpegTools };

export type MusicAnswer = { bytes: Uint8Array } | { error: string };
