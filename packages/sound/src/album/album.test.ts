import { describe, expect, it } from "vitest";
import { instrumentNamed } from "#instruments/orchestra.ts";
import { measureLevel } from "#measure/measure-level.ts";
import { differenceOf, measurePiece } from "#measure/measure-piece.ts";
import { tempoLevel } from "#measure/measure-tempo.ts";
import { keyQuality } from "#pieces/key-name.ts";
import { openPiece, pieceSeconds } from "#pieces/open-piece.ts";
import { writePiece } from "#pieces/write-piece.ts";
import { album } from "./album.ts";

describe("the album", () => {
  it.each(album)("$id has three sections, its own band and notes throughout", (piece) => {
    const { layout, parts } = writePiece(piece);
    expect(layout.seconds).toBeGreaterThanOrEqual(90);
    expect(layout.seconds).toBeLessThanOrEqual(180);
    const names = new Set(layout.bars.map(({ name }) => name));
    expect(names.size, "sections").toBeGreaterThanOrEqual(3);
    for (const { name, notes } of parts) {
      expect(notes.length, name).toBeGreaterThan(0);
      for (const { pitch, start, seconds, instrument } of notes) {
        const [low, high] = instrumentNamed(instrument).range;
        expect(pitch >= low && pitch <= high && start >= 0 && seconds > 0, name).toBe(true);
      }
    }
    const played = parts.flatMap(({ notes }) => notes);
    const starts = played.map(({ start }) => start).toSorted((a, b) => a - b);
    const gaps = starts.map((start, i) => start - (starts[i - 1] ?? 0));
    expect(Math.max(...gaps), "no long pause").toBeLessThan(5);
  });

  it("has no two pieces with the same notes", () => {
    for (const field of ["id", "title", "artist", "genre", "seed"] as const)
      expect(new Set(album.map((piece) => piece[field])).size, field).toBe(album.length);
    const bands = album.map(({ band }) =>
      Object.values(band)
        .map((layer) => (layer.kind === "drums" ? Object.keys(layer.ways[0]).join() : layer.player))
        .toSorted()
        .join(" "),
    );
    expect(new Set(bands).size).toBe(album.length);
  });

  it("is deterministic for a seed and differs between seeds", () => {
    const [piece] = album;
    if (!piece) throw new Error("The album is empty");
    expect(writePiece(piece)).toEqual(writePiece(piece));
    expect(writePiece({ ...piece, seed: 4 })).not.toEqual(writePiece(piece));
  });

  it("throws for unknown players, sections and chords", () => {
    const [piece] = album;
    if (!piece) throw new Error("The album is empty");
    expect(() => pieceSeconds({ ...piece, form: "intro nowhere" })).toThrow(RangeError);
    const sections = { intro: { bars: 2, chords: "I Q", plays: "uke" } };
    expect(() => writePiece({ ...piece, form: "intro", sections })).toThrow(RangeError);
    const unknownLayer = { intro: { bars: 2, chords: "I", plays: "nobody" } };
    expect(() => writePiece({ ...piece, form: "intro", sections: unknownLayer })).toThrow(
      RangeError,
    );
  });
});

/** tools/measure-music.ts measures all 45 pieces; these few are a sample. */
const sampledIds = ["harpsichord-hijinks", "slow-train-to-tomorrow", "harbour-lights-waltz"];
const rate = 16_000;

describe("a rendered piece", { timeout: 300_000 }, () => {
  it("has the written tempo and key, is loud enough and differs from the others", () => {
    const measures = album
      .filter(({ id }) => sampledIds.includes(id))
      .map((piece) => {
        const track = openPiece(piece, rate);
        const { left, right } = track.render(0, track.sampleCount);
        const level = measureLevel(left, right, rate);
        expect(level.loudness, piece.id).toBeGreaterThan(-20);
        expect(level.loudness, piece.id).toBeLessThan(-14);
        expect(level.peak, piece.id).toBeLessThan(-1);
        expect([level.clipped, level.silentSeconds < 3], piece.id).toEqual([0, true]);
        const measured = measurePiece(
          left.map((sample, i) => (sample + (right[i] ?? 0)) / 2),
          rate,
        );
        expect(tempoLevel(measured.bpm, piece.bpm), `${piece.id}: ${measured.bpm}`).not.toBeNull();
        const { tonic } = piece.key;
        expect(measured.key, piece.id).toEqual({ tonic, quality: keyQuality(piece.key) });
        return measured;
      });
    expect(measures.length).toBe(sampledIds.length);
    for (const [index, one] of measures.entries())
      for (const other of measures.slice(index + 1))
        expect(differenceOf(one, other)).toBeGreaterThan(1);
  });

  it("renders equal samples for any order of stretches", () => {
    const [piece] = album;
    if (!piece) throw new Error("The album is empty");
    const whole = openPiece(piece, rate).render(0, 4 * rate);
    const part = openPiece(piece, rate).render(rate, 2 * rate);
    expect(part.left).toEqual(whole.left.slice(rate, 3 * rate));
  });
});
