import { describe, expect, it } from "vitest";
import { musicMoods, musicThemes } from "#score/vocabulary.ts";
import type { CueSheet } from "#score/cue-sheet.ts";
import { sanitizeCues } from "#score/sanitize-cues.ts";
import { pitchClass } from "#signal/pitch.ts";
import { exampleFilm } from "#testing/example-film.ts";
import { chordClasses } from "./chord.ts";
import { compose } from "./compose.ts";
import type { Note, Score } from "./score.ts";
import type { Theme } from "./themes/theme.ts";
import { themesByName } from "./themes/themes-by-name.ts";

const seeds = Array.from({ length: 6 }, (_, i) => i * 977 + 1);
const tempos = {
  lullaby: 56,
  march: 112,
  waltz: 138,
  ballad: 80,
  chase: 136,
  anthem: 92,
  drift: 74,
  jig: 116,
};

type Film = { name: string; theme: Theme; sheet: CueSheet; score: Score };

function composed(change: (sheet: CueSheet) => CueSheet): Film[] {
  return musicThemes.flatMap((theme) =>
    seeds.map((seed) => {
      const film = exampleFilm({ theme, seed, seconds: 70, tempo: tempos[theme] });
      const sheet = sanitizeCues(change(film));
      return { name: `${theme} ${seed}`, theme: themesByName[theme], sheet, score: compose(sheet) };
    }),
  );
}

const films = composed((sheet) => sheet);
const wordless = composed((sheet) => ({ ...sheet, speech: [] }));

function melodyOf(score: Score): Note[] {
  return score.notes.filter((note) => note.part === "melody");
}

/** Position of a note in its bar, in beats. */
function beatOf(note: Note, score: Score): number {
  const times = score.bars[note.bar]?.times ?? [];
  for (let beat = 0; beat + 1 < times.length; beat += 1) {
    const from = times[beat] ?? 0;
    const to = times[beat + 1] ?? from;
    if (note.start < to - 1e-6) return beat + (note.start - from) / (to - from);
  }
  return times.length - 1;
}

describe("compose", { timeout: 30_000 }, () => {
  it("puts the tune on chord tones on strong beats and on the scale elsewhere", () => {
    for (const { name, theme, score } of films) {
      for (const note of melodyOf(score)) {
        const bar = score.bars[note.bar];
        if (!bar) throw new Error("A note without a bar.");
        expect(bar.scale, name).toContain(pitchClass(note.pitch));
        const beat = beatOf(note, score);
        if (theme.strong.some((strong) => Math.abs(strong - beat) < 0.01)) {
          expect(chordClasses(bar.chord, score.tonic), name).toContain(pitchClass(note.pitch));
        }
      }
    }
  });

  it("keeps every accompanying part inside the chord", () => {
    for (const { name, score } of films) {
      for (const note of score.notes) {
        if (!["pad", "wash", "figure", "counter", "bass", "sparkle"].includes(note.part)) continue;
        if (note.instrument === "woodblock") continue;
        const bar = score.bars[note.bar];
        expect(bar && chordClasses(bar.chord, score.tonic), name).toContain(pitchClass(note.pitch));
      }
    }
  });

  it("writes a singable tune: within an octave and a half, with few large leaps", () => {
    for (const { name, score } of films) {
      let leaps = 0;
      for (const section of new Set(score.bars.map((bar) => bar.sectionIndex))) {
        const pitches = melodyOf(score)
          .filter((note) => score.bars[note.bar]?.sectionIndex === section)
          .map((note) => note.pitch);
        if (pitches.length === 0) continue;
        expect(Math.max(...pitches) - Math.min(...pitches), name).toBeLessThanOrEqual(19);
        leaps += pitches
          .slice(1)
          .filter((pitch, i) => Math.abs(pitch - (pitches[i] ?? pitch)) > 12).length;
      }
      const wildInBar = melodyOf(score).filter((note, i, all) => {
        const before = all[i - 1];
        return before?.bar === note.bar && Math.abs(note.pitch - before.pitch) > 9;
      });
      expect(melodyOf(score).length, name).toBeGreaterThan(12);
      expect(wildInBar.length / melodyOf(score).length, name).toBeLessThan(0.03);
      expect(leaps / melodyOf(score).length, name).toBeLessThan(0.01);
    }
  });

  it("avoids seconds between the countermelody and the tune", () => {
    for (const { name, score } of films) {
      const tune = melodyOf(score);
      for (const note of score.notes.filter((one) => one.part === "counter")) {
        const struck = tune.find((other) => Math.abs(other.start - note.start) < 0.01);
        if (!struck) continue;
        expect([1, 11], name).not.toContain(pitchClass(struck.pitch - note.pitch));
      }
    }
  });

  it("leads the sustained voices by step, rarely by more than a fifth", () => {
    for (const { name, score } of films) {
      const chords = score.bars.map((_, index) =>
        score.notes
          .filter((note) => note.bar === index && note.part === "pad")
          .map((note) => note.pitch)
          .toSorted((a, b) => a - b),
      );
      const moves = chords
        .slice(1)
        .flatMap((chord, index) =>
          chord.length === chords[index]?.length
            ? chord.map((pitch, voice) => Math.abs(pitch - (chords[index]?.[voice] ?? pitch)))
            : [],
        );
      const mean = moves.reduce((sum, move) => sum + move, 0) / Math.max(1, moves.length);
      expect(mean, name).toBeLessThan(3.2);
    }
  });

  it("states the motif unchanged at the title", () => {
    for (const { name, theme, score } of wordless) {
      const first = melodyOf(score).filter((note) => note.bar === 0);
      expect(
        first.map((note) => beatOf(note, score).toFixed(2)),
        name,
      ).toEqual(
        score.motif.ask
          .filter((note) => note.at < theme.beats - 0.05)
          .map((note) => note.at.toFixed(2)),
      );
    }
  });

  it("brings the tune back in the resolution", () => {
    for (const { name, score } of wordless) {
      const last = score.bars.findIndex((bar) => bar.section.beat === "resolution");
      const rhythm = (bar: number) =>
        melodyOf(score)
          .filter((note) => note.bar === bar)
          .map((note) => beatOf(note, score).toFixed(2));
      if ((score.bars[last]?.count ?? 0) < 3) continue;
      expect(rhythm(last), name).toEqual(rhythm(0));
    }
  });

  it("ends on the tonic in tune and bass, together with the film", () => {
    for (const { name, sheet, score } of films) {
      const lastTune = melodyOf(score).at(-1);
      const lastBass = score.notes.findLast((note) => note.part === "bass");
      expect(pitchClass((lastTune?.pitch ?? 0) - score.tonic), name).toBe(0);
      expect(pitchClass((lastBass?.pitch ?? 0) - score.tonic), name).toBe(0);
      expect(score.bars.at(-1)?.chord.root, name).toBe(0);
      expect(score.bars.at(-1)?.times.at(-1), name).toBeCloseTo(sheet.durationSeconds, 6);
    }
  });

  it("begins every section with a bar and puts reachable strong hits on beats", () => {
    for (const { name, sheet, score } of films) {
      for (const [index, section] of sheet.sections.entries()) {
        const bar = score.bars.find((one) => one.sectionIndex === index);
        expect(bar?.times[0], name).toBeCloseTo(section.at, 6);
      }
      for (const bar of score.bars) {
        const beats = bar.times.slice(1).map((time, i) => time - (bar.times[i] ?? 0));
        for (const beat of beats) {
          expect(Math.abs((beat * sheet.tempo) / 60 - 1), name).toBeLessThan(0.3);
        }
      }
    }
  });

  it("orchestrates the climax more densely than the opening", () => {
    for (const { name, score } of films) {
      const density = (beat: string) => {
        const bars = score.bars.filter((bar) => bar.section.beat === beat);
        const notes = score.notes.filter((note) => score.bars[note.bar]?.section.beat === beat);
        return notes.length / Math.max(1, bars.length);
      };
      expect(density("climax"), name).toBeGreaterThan(density("setup"));
    }
  });

  it("gives every theme its own meter, instruments or rhythm", () => {
    const faces = musicThemes.map((name) => {
      const theme = themesByName[name];
      return JSON.stringify([theme.beats, theme.division, theme.orchestra.lead, theme.figure]);
    });
    expect(new Set(faces).size).toBe(musicThemes.length);
    expect(
      new Set(
        musicThemes.map((name) => `${themesByName[name].beats}/${themesByName[name].division}`),
      ).size,
    ).toBeGreaterThanOrEqual(4);
  });

  it("gives every mood its own harmony or timbre", () => {
    const faces = musicMoods.map((mood) => {
      const film = exampleFilm({ seconds: 40 });
      const sections = [{ at: 0, mood, intensity: 0.5, beat: "setup" as const }];
      const score = compose(sanitizeCues({ ...film, sections }));
      const players = [...new Set(score.notes.map((note) => note.instrument))].toSorted();
      return JSON.stringify([score.bars.slice(0, 4).map((bar) => bar.chord.symbol), players]);
    });
    expect(new Set(faces).size).toBe(musicMoods.length);
  });

  it("composes another tune for another seed", () => {
    for (const theme of musicThemes) {
      const tunes = seeds.map((seed) => {
        const score = compose(sanitizeCues(exampleFilm({ theme, seed, seconds: 60 })));
        return melodyOf(score)
          .slice(0, 16)
          .map((note) => `${note.pitch - score.tonic}@${beatOf(note, score).toFixed(1)}`)
          .join(" ");
      });
      expect(new Set(tunes).size).toBe(seeds.length);
    }
  });

  it("uses the given key", () => {
    const score = compose(sanitizeCues(exampleFilm()), { tonic: 4 });
    expect(score.tonic).toBe(4);
    expect(pitchClass(melodyOf(score).at(-1)?.pitch ?? 0)).toBe(4);
  });
});
