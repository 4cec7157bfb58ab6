import type { Probe } from "#probe/probe.ts";
import { hdrCurve } from "./hdr-curve.ts";

type Video = Probe["video"];
type Size = { width: number; height: number };

/**
 * The filters that scale decoded pictures and convert them to what every screen shows: 8-bit 4:2:0,
 * BT.709, limited range, square pixels. Rotation is already applied.
 */
export function showAs(video: Video, size: Size, filters: ReadonlySet<string>): string {
  const shown = video.transfer === "sdr" ? toBt709(video, size) : toneMap(video, size, filters);
  return `${shown},format=yuv420p,setsar=1`;
}

function toBt709(video: Video, { width, height }: Size): string {
  const matrix = matrixOf(video);
  const from = matrix === null ? "" : `:in_color_matrix=${matrix}`;
  return `scale=${width}:${height}${from}:out_color_matrix=bt709:out_range=tv`;
}

function toneMap(video: Video, size: Size, filters: ReadonlySet<string>): string {
  if (!filters.has("zscale") || !filters.has("tonemap")) {
    const curve = hdrCurve(video.transfer === "pq" ? "pq" : "hlg");
    return `scale=${size.width}:${size.height}:in_color_matrix=bt2020,format=gbrp,${curve},scale=out_color_matrix=bt709:out_range=tv`;
  }
  const transfer = video.transfer === "pq" ? "smpte2084" : "arib-std-b67";
  // Files often leave some of this unspecified, and zscale does not guess.
  const from = `min=bt2020nc:pin=bt2020:tin=${transfer}:rin=tv`;
  return [
    `zscale=w=${size.width}:h=${size.height}:${from}:t=linear:npl=100`,
    "format=gbrpf32le",
    "zscale=p=bt709",
    "tonemap=tonemap=hable:desat=0",
    "zscale=t=bt709:m=bt709:r=tv",
  ].join(",");
}

const matrices: Readonly<Record<string, string | null>> = {
  bt709: "bt709",
  smpte170m: "smpte170m",
  smpte240m: "smpte240m",
  fcc: "fcc",
  bt470bg: "bt470",
  bt2020nc: "bt2020",
  bt2020c: "bt2020",
  gbr: null,
};

/** The matrix of the stored colors; null for RGB, which has none. */
function matrixOf({ matrix, codedHeight }: Video): string | null {
  const named = matrices[matrix ?? ""];
  if (named !== undefined) return named;
  return codedHeight >= 720 ? "bt709" : "smpte170m";
}
