import { cueText } from "./cue-text.ts";

type Cue = { start: number; end: number; settings: string; text: string };

const instant = String.raw`(?:(\d{1,3}):)?(\d{1,2}):(\d{1,2})[.,](\d{1,3})`;
const timing = new RegExp(String.raw`^\s*${instant}\s*-->\s*${instant}(.*)$`);
const settings = /^(?:vertical:(?:rl|lr)|(?:line|position|size):[-\d.%,a-z]+|align:[a-z]+)$/;
const mostCues = 20_000;

/**
 * SubRip or WebVTT as clean WebVTT: cues in order, with nothing but text, emphasis and placement.
 * Null when it has no cue.
 */
export function toWebVtt(subtitles: string): string | null {
  const lines = subtitles.replace(/^\uFEFF/, "").split(/\r\n|\r|\n/);
  const isWebVtt = lines[0]?.startsWith("WEBVTT") ?? false;
  const starts = lines.flatMap((line, index) => (timing.test(line) ? [index] : []));
  const cues = starts
    .slice(0, mostCues)
    .map((start, index) =>
      readCue(lines.slice(start, starts[index + 1]), { isWebVtt, isLast: !(index + 1 in starts) }),
    )
    .filter((cue) => cue !== null)
    .toSorted((a, b) => a.start - b.start || a.end - b.end);
  return cues.length === 0 ? null : `WEBVTT\n\n${cues.map(writeCue).join("\n")}`;
}

function readCue(
  lines: readonly string[],
  { isWebVtt, isLast }: { isWebVtt: boolean; isLast: boolean },
): Cue | null {
  const [head = "", ...rest] = lines;
  const found = timing.exec(head);
  if (!found) return null;
  const parts = found.slice(1).map((part) => part ?? "0");
  const [start, end] = [toSeconds(parts.slice(0, 4)), toSeconds(parts.slice(4, 8))];
  const text = cueText(isWebVtt ? untilBlank(rest) : withoutNextNumber(rest, isLast));
  if (end <= start || text === "") return null;
  const placement = isWebVtt ? keepSettings(parts[8] ?? "") : topOf(rest);
  return { start, end, settings: placement, text };
}

/** Fractions have one to three digits: `,5` is half a second. */
function toSeconds([hours = "0", minutes = "0", seconds = "0", fraction = "0"]: string[]): number {
  const whole = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return whole + Number(fraction.padEnd(3, "0")) / 1000;
}

function untilBlank(lines: readonly string[]): readonly string[] {
  const blank = lines.findIndex((line) => line.trim() === "");
  return blank === -1 ? lines : lines.slice(0, blank);
}

/** In SubRip a blank line can be part of a cue: a cue ends at the number of the next. */
function withoutNextNumber(lines: readonly string[], isLast: boolean): readonly string[] {
  if (isLast) return lines;
  const end = lines.findLastIndex((line) => line.trim() !== "");
  const isNumber = /^\s*\d+\s*$/.test(lines[end] ?? "");
  const isApart = end === 0 || (lines[end - 1] ?? "").trim() === "";
  return isNumber && isApart ? lines.slice(0, end) : lines;
}

function keepSettings(text: string): string {
  return text
    .split(/\s+/)
    .filter((each) => settings.test(each))
    .join(" ");
}

/** SubStation's "at the top", which SubRip files borrow. */
function topOf(lines: readonly string[]): string {
  return lines.some((line) => /\{\\an[789]\}/.test(line)) ? "line:5%" : "";
}

function writeCue({ start, end, settings: placement, text }: Cue): string {
  const times = `${writeInstant(start)} --> ${writeInstant(end)}`;
  return `${times}${placement === "" ? "" : ` ${placement}`}\n${text}\n`;
}

function writeInstant(seconds: number): string {
  const milliseconds = Math.round(seconds * 1000);
  const pad = (value: number, digits = 2): string => String(value).padStart(digits, "0");
  const [hours, minutes] = [
    Math.floor(milliseconds / 3_600_000),
    Math.floor(milliseconds / 60_000),
  ];
  const rest = `${pad(minutes % 60)}:${pad(Math.floor(milliseconds / 1000) % 60)}`;
  return `${pad(hours)}:${rest}.${pad(milliseconds % 1000, 3)}`;
}
