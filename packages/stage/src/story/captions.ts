import type { BlockedScene } from "./block-scene.ts";
import type { Caption, SceneSpan } from "./timeline.ts";

/** Maximum characters of a caption line. */
const lineLength = 42;

/** Every spoken or narrated line, in order. */
export function linesOf(scenes: readonly (SceneSpan & BlockedScene)[]): Caption[] {
  return scenes
    .flatMap((scene) => [
      ...scene.actors.flatMap(({ member, speech }) =>
        speech.map(({ start, end, text }) => ({ start, end, text, speaker: member.name })),
      ),
      ...scene.narration.map(({ start, end, text }) => ({ start, end, text, speaker: null })),
    ])
    .toSorted((a, b) => a.start - b.start);
}

/** Captions for lines: long ones are split at clause boundaries. */
export function captionsOf(lines: readonly Caption[]): Caption[] {
  return lines.flatMap(splitLong);
}

/** Lines with their texts and speakers translated, at the times of the originals. */
export function translateLines(
  lines: readonly Caption[],
  translate: (text: string) => string,
): Caption[] {
  return lines.map(({ text, speaker, ...span }) => ({
    ...span,
    text: translate(text),
    speaker: speaker && translate(speaker),
  }));
}

/** WebVTT (W3C) with the speaker as a voice span and at most two lines per cue. */
export function toWebVtt(captions: readonly Caption[]): string {
  const cues = captions.map(({ start, end, speaker, text }) => {
    const voice = speaker ? `<v ${escape(speaker)}>` : "";
    return `${clock(start)} --> ${clock(end)}\n${voice}${wrap(escape(text))}\n`;
  });
  return `WEBVTT\n\n${cues.join("\n")}`;
}

function splitLong(caption: Caption): Caption[] {
  if (caption.text.length <= lineLength * 2) return [caption];
  const cut = breathOf(caption.text);
  const share = cut / caption.text.length;
  const middle = caption.start + (caption.end - caption.start) * share;
  return [
    { ...caption, end: middle, text: caption.text.slice(0, cut).trim() },
    ...splitLong({ ...caption, start: middle, text: caption.text.slice(cut).trim() }),
  ];
}

/** Index of the end of a sentence or clause nearest to the middle; otherwise of a word. */
function breathOf(text: string): number {
  for (const pattern of [/[.!?…]["”]? /g, /[,;:–—] /g, / /g]) {
    const cuts = [...text.matchAll(pattern)].map((match) => match.index + match[0].length);
    const fitting = cuts.filter((cut) => cut > text.length * 0.25 && cut < text.length * 0.8);
    if (fitting.length > 0)
      return fitting.reduce((a, b) =>
        Math.abs(a - text.length / 2) <= Math.abs(b - text.length / 2) ? a : b,
      );
  }
  return Math.ceil(text.length / 2);
}

function wrap(text: string): string {
  if (text.length <= lineLength) return text;
  const cuts = [...text.matchAll(/ /g)].map((match) => match.index);
  const middle = cuts.reduce(
    (a, b) => (Math.abs(a - text.length / 2) <= Math.abs(b - text.length / 2) ? a : b),
    0,
  );
  return middle === 0 ? text : `${text.slice(0, middle)}\n${text.slice(middle + 1)}`;
}

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

function clock(seconds: number): string {
  const ms = Math.round(seconds * 1000);
  const part = (value: number, digits: number) => String(value).padStart(digits, "0");
  return `${part(Math.floor(ms / 3_600_000), 2)}:${part(Math.floor(ms / 60_000) % 60, 2)}:${part(Math.floor(ms / 1000) % 60, 2)}.${part(ms % 1000, 3)}`;
}
