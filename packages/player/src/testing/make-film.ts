import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { env } from "node:process";
import { walkBoxes } from "#core/mp4/box.ts";
import type { PlaybackSource } from "#core/playback-source.ts";

type Bytes = Uint8Array<ArrayBuffer>;
/** A film packed as the contract specifies: bodies by path, and the source that a player gets. */
export type Film = { source: PlaybackSource; files: Map<string, Bytes> };

const frameRate = 24;
const ladder = [
  { name: "low", width: 426, height: 240, kbps: 250 },
  { name: "medium", width: 640, height: 360, kbps: 700 },
  { name: "high", width: 1280, height: 720, kbps: 2000 },
];
const tones = [
  { id: "en", label: "English", language: "en", hertz: 440 },
  { id: "fr", label: "Français", language: "fr", hertz: 1760 },
];
const avc = 'video/mp4; codecs="avc1.4d401f"';
const aac = 'audio/mp4; codecs="mp4a.40.2"';
type Out = { folder: string; files: Film["files"] };
const fragments = "+empty_moov+default_base_moof+negative_cts_offsets";

/** A film's length, and where its segments of 1, 1, then 2 seconds begin and end. */
type Plan = { seconds: number; cuts: readonly number[] };

const films = new Map<number, Film>();

/**
 * A film with a tone for each language, in three rungs. It is drawn once for all tests of a
 * process, which must not change it.
 */
export function makeFilm(seconds = 24): Film {
  const known = films.get(seconds);
  if (known) return known;
  const later = Array.from({ length: Math.ceil(seconds / 2) - 1 }, (_, i) => i * 2 + 2);
  const film = drawFilm({ seconds, cuts: [0, 1, ...later, seconds] });
  films.set(seconds, film);
  return film;
}

/** The films at `/film/<name>/…`, together on one server, as clips to join. */
export function makeClips<Name extends string>(
  parts: Record<Name, Film>,
): { sources: Record<Name, PlaybackSource>; film: Film } {
  const files: Film["files"] = new Map();
  const sources = { ...parts } as unknown as Record<Name, PlaybackSource>;
  for (const name of Object.keys(parts) as Name[]) {
    const { source, files: own } = parts[name];
    for (const [path, bytes] of own) files.set(`${name}/${path}`, bytes);
    sources[name] = JSON.parse(
      JSON.stringify(source).replaceAll('"/film/', `"/film/${name}/`),
    ) as PlaybackSource;
  }
  const [first] = Object.values<PlaybackSource>(sources);
  if (!first) throw new RangeError("There are no clips.");
  return { sources, film: { source: first, files } };
}

function drawFilm(plan: Plan): Film {
  const { seconds } = plan;
  const folder = mkdtempSync(join(tmpdir(), "goldmane-film-"));
  const files = new Map<string, Bytes>();
  try {
    const rungs = ladder.map((rung) => makeRung(rung, plan, { folder, files }));
    const audioTracks = tones.map((tone) => makeAudio(tone, plan, { folder, files }));
    makeStart(folder, files);
    makeThumbnails(folder, files);
    makePlain(folder, files);
    files.set("captions-en.vtt", encode(captions("Hello from %s seconds", seconds)));
    files.set("captions-fr.vtt", encode(captions("Bonjour de la seconde %s", seconds)));
    files.set("manifest.m3u8", encode(manifest()));
    return {
      files,
      source: {
        durationSeconds: seconds,
        manifestUrl: "/film/manifest.m3u8",
        progressiveUrl: "/film/plain.mp4",
        start: {
          url: "/film/start.mp4",
          seconds: 2,
          mimeType: 'video/mp4; codecs="avc1.4d401f,mp4a.40.2"',
        },
        rungs,
        audioTracks,
        captions: [
          { id: "en", label: "English", language: "en", url: "/film/captions-en.vtt" },
          { id: "fr", label: "Français", language: "fr", url: "/film/captions-fr.vtt" },
        ],
        thumbnailsUrl: "/film/thumbnails.m3u8",
        keyUrl: null,
      },
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function makeRung(
  { name, width, height, kbps }: (typeof ladder)[number],
  { seconds, cuts }: Plan,
  { folder, files }: Out,
): PlaybackSource["rungs"][number] {
  const out = join(folder, `${name}.mp4`);
  encodeWith(
    ["-f", "lavfi", "-i", `testsrc2=s=1280x720:r=${frameRate}:d=${seconds}`],
    ["-t", String(seconds), "-an"],
    ["-vf", `fps=${frameRate},scale=${width}:${height},setsar=1`],
    ["-c:v", "libx264", "-preset", "ultrafast", "-profile:v", "main", "-level", "3.1"],
    ["-bf", "2", "-pix_fmt", "yuv420p", "-maxrate", `${kbps}k`, "-bufsize", `${kbps}k`],
    ["-force_key_frames", cuts.join(","), "-sc_threshold", "0", "-g", "48"],
    ["-video_track_timescale", "24000", "-movflags", `${fragments}+frag_keyframe`, out],
  );
  const { init, fragments: parts } = splitFile(readFileSync(out));
  files.set(`${name}/init.mp4`, init);
  for (const [index, part] of parts.entries()) files.set(`${name}/${index}.m4s`, part);
  files.set(`${name}.m3u8`, encode(mediaPlaylist(name, cuts)));
  return {
    name,
    width,
    height,
    bandwidth: (kbps + 96) * 1000,
    playlistUrl: `/film/${name}.m3u8`,
    mimeType: avc,
  };
}

function makeAudio(
  { hertz, ...tone }: (typeof tones)[number],
  { seconds, cuts }: Plan,
  { folder, files }: Out,
): PlaybackSource["audioTracks"][number] {
  const out = join(folder, `${tone.id}.mp4`);
  encodeWith(
    ["-f", "lavfi", "-i", `sine=${hertz}:r=48000:d=${seconds}`, "-ac", "2"],
    ["-c:a", "aac", "-b:a", "96k", "-frag_duration", "1000", "-movflags", fragments, out],
  );
  // One packet a fragment, gathered into segments by the time it stands for.
  const { init, fragments: packets } = splitFile(readFileSync(out));
  const bins = cuts.slice(0, -1).map((): Bytes[] => []);
  for (const [index, packet] of packets.entries()) {
    const at = (index * 1024) / 48_000;
    bins[cuts.findLastIndex((cut, i) => i < bins.length && cut <= at)]?.push(packet);
  }
  files.set(`${tone.id}/init.mp4`, init);
  for (const [index, bin] of bins.entries()) files.set(`${tone.id}/${index}.m4s`, concat(bin));
  files.set(`${tone.id}.m3u8`, encode(mediaPlaylist(tone.id, cuts)));
  return { ...tone, playlistUrl: `/film/${tone.id}.m3u8`, mimeType: aac };
}

function makeStart(folder: string, files: Film["files"]): void {
  const out = join(folder, "start.mp4");
  encodeWith(
    ["-i", join(folder, "low.mp4"), "-i", join(folder, "en.mp4"), "-c", "copy", "-t", "2"],
    ["-frag_duration", "250000", "-movflags", `${fragments}+separate_moof`, out],
  );
  files.set("start.mp4", new Uint8Array(readFileSync(out)));
}

function makeThumbnails(folder: string, files: Film["files"]): void {
  const out = join(folder, "thumbnails.mp4");
  encodeWith(
    ["-i", join(folder, "low.mp4"), "-vf", "fps=1/2,scale=160:-2", "-c:v", "mjpeg", "-q:v", "6"],
    ["-pix_fmt", "yuvj420p", "-frag_duration", "1000", "-movflags", fragments, out],
  );
  const { init, fragments: pictures } = splitFile(readFileSync(out));
  files.set("thumbnails/init.mp4", init);
  for (const [index, picture] of pictures.entries()) {
    files.set(`thumbnails/${index}.m4s`, picture);
  }
  const lines = pictures.map((_, index) => `#EXTINF:2,\nthumbnails/${index}.m4s`);
  files.set(
    "thumbnails.m3u8",
    encode(playlist(["#EXT-X-I-FRAMES-ONLY", mapOf("thumbnails"), ...lines])),
  );
}

function makePlain(folder: string, files: Film["files"]): void {
  const out = join(folder, "plain.mp4");
  encodeWith(
    ["-i", join(folder, "medium.mp4"), "-i", join(folder, "en.mp4"), "-c", "copy"],
    ["-movflags", "+faststart", out],
  );
  files.set("plain.mp4", new Uint8Array(readFileSync(out)));
}

function encodeWith(...parts: string[][]): void {
  const args = ["-y", "-loglevel", "error", ...parts.flat()];
  const { status, stderr } = spawnSync(env["FFMPEG_PATH"] ?? "ffmpeg", args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`ffmpeg failed: ${stderr}`);
}

function splitFile(file: Buffer): { init: Bytes; fragments: Bytes[] } {
  const init: Bytes[] = [];
  const parts: Bytes[] = [];
  let moof: Bytes = new Uint8Array(0);
  for (const { type, bytes } of walkBoxes(new Uint8Array(file))) {
    if (type === "ftyp" || type === "moov") init.push(bytes);
    if (type === "moof") moof = bytes;
    if (type === "mdat") parts.push(concat([moof, bytes]));
  }
  return { init: concat(init), fragments: parts };
}

function mediaPlaylist(name: string, cuts: Plan["cuts"]): string {
  const lines = cuts.slice(1).map((end, index) => {
    const length = end - (cuts[index] ?? 0);
    return `#EXTINF:${length.toFixed(3)},\n${name}/${index}.m4s`;
  });
  return playlist([mapOf(name), ...lines]);
}

function mapOf(name: string): string {
  return `#EXT-X-MAP:URI="${name}/init.mp4"`;
}

function playlist(lines: string[]): string {
  const head = ["#EXTM3U", "#EXT-X-VERSION:7", "#EXT-X-TARGETDURATION:2"];
  const rest = ["#EXT-X-PLAYLIST-TYPE:VOD", ...lines, "#EXT-X-ENDLIST", ""];
  return [...head, ...rest].join("\n");
}

function manifest(): string {
  const audio = tones.map(
    ({ id, label, language }, index) =>
      `#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="${label}",LANGUAGE="${language}",DEFAULT=${
        index === 0 ? "YES" : "NO"
      },AUTOSELECT=YES,URI="${id}.m3u8"`,
  );
  const video = ladder.map(
    ({ name, width, height, kbps }) =>
      `#EXT-X-STREAM-INF:BANDWIDTH=${(kbps + 96) * 1000},RESOLUTION=${width}x${height},` +
      `CODECS="avc1.4d401f,mp4a.40.2",AUDIO="a"\n${name}.m3u8`,
  );
  return ["#EXTM3U", "#EXT-X-VERSION:7", ...audio, ...video, ""].join("\n");
}

function captions(text: string, seconds: number): string {
  const cues = Array.from({ length: Math.floor(seconds) }, (_, i) => {
    const from = `00:${String(i).padStart(2, "0")}.000`;
    return `${from} --> 00:${String(i).padStart(2, "0")}.900\n${text.replace("%s", String(i))}\n`;
  });
  return ["WEBVTT\n", ...cues].join("\n");
}

function encode(text: string): Bytes {
  return new TextEncoder().encode(text);
}

function concat(parts: readonly Bytes[]): Bytes {
  return new Uint8Array(Buffer.concat(parts));
}
