import type { Cue } from "./cue.ts";
import { parseCueText } from "./parse-cue-text.ts";

const timing = /^(\S+)[ \t]+-->[ \t]+(\S+)(?:[ \t]+(.*))?$/;

/**
 * Parses a WebVTT file. Notes, styles and regions are skipped, and so are malformed cues: one bad
 * line must not cost the others. Cues are sorted by their start.
 */
export function parseWebVtt(text: string): Cue[] {
  const body = text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  if (!/^WEBVTT(?:[ \t\n]|$)/.test(body)) return [];
  return body
    .split(/\n{2,}/)
    .map((block) => parseBlock(block))
    .filter((cue) => cue !== null)
    .toSorted((a, b) => a.startSeconds - b.startSeconds);
}

function parseBlock(block: string): Cue | null {
  const lines = block.split("\n").filter((line, index) => index > 0 || line.trim() !== "");
  const at = lines.findIndex((line) => line.includes("-->"));
  if (at < 0 || at > 1) return null;
  const [, from = "", to = "", settings = ""] = timing.exec(lines[at]?.trim() ?? "") ?? [];
  const startSeconds = parseTimestamp(from);
  const endSeconds = parseTimestamp(to);
  if (startSeconds === null || endSeconds === null || endSeconds <= startSeconds) return null;
  const words = parseCueText(lines.slice(at + 1).join("\n"));
  if (words.length === 0) return null;
  return { startSeconds, endSeconds, lines: words, ...parseSettings(settings) };
}

/** `mm:ss.ttt` or `hh:mm:ss.ttt`. */
function parseTimestamp(text: string): number | null {
  const match = /^(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})$/.exec(text);
  if (!match) return null;
  const [, hours = "0", minutes = "0", seconds = "0", ms = "0"] = match;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(ms) / 1000;
}

function parseSettings(text: string): Pick<Cue, "isTop" | "align"> {
  const settings = new Map(
    text.split(/\s+/).map((part) => [part.split(":")[0], part.split(":")[1]]),
  );
  const line = settings.get("line") ?? "";
  const align = settings.get("align");
  const value = Number.parseFloat(line);
  const isTop = line.includes("%") ? value < 50 : line !== "" && value >= 0 && value < 8;
  if (align === "start" || align === "left") return { isTop, align: "start" };
  return { isTop, align: align === "end" || align === "right" ? "end" : "center" };
}
