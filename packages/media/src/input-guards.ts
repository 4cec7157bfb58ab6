import { maxPixels, maxStreams } from "./media-limits.ts";

/**
 * Containers that may be opened. Playlists (hls, dash, concat, ffconcat) are left out on purpose:
 * ffmpeg detects formats by content, so a playlist named film.mp4 would be followed into other
 * files.
 */
const formats = [
  ["mov", "mp4", "m4a", "3gp", "3g2", "mj2", "matroska", "webm", "avi", "mpegts", "mpeg", "ogg"],
  ["mp3", "wav", "flac", "aac", "srt", "webvtt", "ass"],
].flat();

/**
 * Decoders that may run, by decoder name. Left out above all: magicyuv (heap overflow,
 * CVE-2026-8461) and hundreds of old game and capture codecs that no film uses.
 */
const codecs = [
  ["h264", "hevc", "vp8", "vp9", "libdav1d", "av1", "libaom-av1", "mpeg4", "mpeg2video"],
  ["mpeg1video", "aac", "aac_latm", "mp3", "mp3float", "mp2", "mp2float", "opus", "libopus"],
  ["truehd", "vorbis", "libvorbis", "flac", "alac", "ac3", "eac3", "dca", "pcm_s16le", "pcm_s16be"],
  ["pcm_s24le", "pcm_s24be", "pcm_s32le", "pcm_f32le", "pcm_u8", "pcm_alaw", "pcm_mulaw"],
  ["subrip", "srt", "ass", "ssa", "webvtt", "mov_text", "text"],
].flat();

/**
 * ffprobe opens a decoder for every track and fails at the first forbidden one. These belong to
 * tracks that films often carry and that we never decode: covers, and subtitles as pictures.
 */
const codecsToLookAt = ["mjpeg", "png", "bmp", "pgssub", "dvdsub", "dvbsub", "xsub", "cc_dec"];

/** Options that go before the input they guard. */
export const decodeGuards = guards(codecs);
export const probeGuards = guards([...codecs, ...codecsToLookAt]);

function guards(allowed: readonly string[]): readonly string[] {
  return [
    ["-protocol_whitelist", "file", "-format_whitelist", formats.join(",")],
    ["-codec_whitelist", allowed.join(",")],
    ["-max_pixels", `${maxPixels}`, "-max_streams", `${maxStreams}`],
  ].flat();
}
