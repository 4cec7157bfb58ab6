import type { CueSheet, Section } from "#score/cue-sheet.ts";
import type { Theme } from "./themes/theme.ts";

/** One bar, in seconds of the film. */
export type Bar = {
  section: Section;
  sectionIndex: number;
  /** Index in its section, and the number of bars in it. */
  index: number;
  count: number;
  beats: number;
  /** Time of each beat, and of the bar's end, in seconds. */
  times: number[];
  /** Share of the bar that lies under speech, 0..1. */
  spoken: number;
  /** The bar is in the film's last section. */
  closing: boolean;
  /** The bar is the last of the film. */
  last: boolean;
};

/** How far the tempo can bend to put a hit on a beat, as a share. */
const mostBend = 0.12;

/**
 * Lays out bars over the film: each section begins with a bar, strong hits fall on beats, and the
 * last bar ends with the film. The tempo bends slightly to achieve this.
 */
export function layOutBars(sheet: CueSheet, theme: Theme): Bar[] {
  return sheet.sections.flatMap((section, sectionIndex) => {
    const end = sheet.sections[sectionIndex + 1]?.at ?? sheet.durationSeconds;
    const beats = beatTimes(section.at, end, sheet);
    return cutBars(beats, theme.beats).map((times, index, all): Bar => ({
      section,
      sectionIndex,
      index,
      count: all.length,
      beats: times.length - 1,
      times,
      spoken: spokenShare(sheet, times[0] ?? 0, times.at(-1) ?? 0),
      closing: sectionIndex === sheet.sections.length - 1,
      last: sectionIndex === sheet.sections.length - 1 && index === all.length - 1,
    }));
  });
}

/** The time in seconds of a position in a bar, in beats. */
export function timeInBar(bar: Bar, beat: number): number {
  const whole = Math.min(Math.max(0, Math.floor(beat)), bar.beats - 1);
  const from = bar.times[whole] ?? 0;
  const to = bar.times[whole + 1] ?? from;
  return from + (to - from) * (beat - whole);
}

/**
 * Fits a one-bar pattern to a bar: repeats it where the bar is longer, cuts it where it is shorter.
 */
export function patternIn<T extends { at: number }>(
  bar: Bar,
  pattern: readonly T[],
  size: number,
): T[] {
  const laid: T[] = [];
  for (let from = 0; from < bar.beats; from += size) {
    for (const note of pattern) {
      const at = from + note.at;
      if (at < bar.beats - 0.05) laid.push({ ...note, at });
    }
  }
  return laid;
}

function beatTimes(start: number, end: number, sheet: CueSheet): number[] {
  const beat = 60 / sheet.tempo;
  const anchors = [start];
  for (const hit of sheet.hits) {
    const last = anchors.at(-1) ?? start;
    if (hit.strength < 0.5 || hit.at <= last || hit.at >= end - beat) continue;
    if (bend(hit.at - last, beat) <= mostBend && bend(end - hit.at, beat) <= mostBend) {
      anchors.push(hit.at);
    }
  }
  anchors.push(end);
  const times = [start];
  for (let i = 1; i < anchors.length; i += 1) {
    const from = anchors[i - 1] ?? start;
    const to = anchors[i] ?? end;
    const count = beatsIn(to - from, beat);
    for (let k = 1; k <= count; k += 1) times.push(from + ((to - from) * k) / count);
  }
  return times;
}

function beatsIn(seconds: number, beat: number): number {
  return Math.max(1, Math.round(seconds / beat));
}

function bend(seconds: number, beat: number): number {
  return Math.abs(seconds / (beatsIn(seconds, beat) * beat) - 1);
}

/** Whole bars; a remainder of less than half a bar extends the last one. */
function cutBars(beats: readonly number[], size: number): number[][] {
  const total = beats.length - 1;
  const whole = Math.max(1, Math.round(total / size));
  return Array.from({ length: whole }, (_, bar) => {
    const end = bar === whole - 1 ? total : Math.min(total, (bar + 1) * size);
    return beats.slice(Math.min(bar * size, total - 1), end + 1);
  });
}

function spokenShare(sheet: CueSheet, start: number, end: number): number {
  let seconds = 0;
  for (const line of sheet.speech) {
    seconds += Math.max(0, Math.min(end, line.end) - Math.max(start, line.start));
  }
  return Math.min(1, seconds / Math.max(0.01, end - start));
}
