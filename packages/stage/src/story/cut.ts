import type { Caption, CueSheet, Timeline } from "./timeline.ts";

/** The card over the picture at an instant: title or end card. */
export type Card = { kind: "title" | "end"; progress: number };

/** A cut of the film: complete, its trailer, or a clip of an interactive film. */
export type Cut = {
  kind: "film" | "trailer" | "clip";
  timeline: Timeline;
  durationSeconds: number;
  /** The film's time and overlays at `t` seconds of the cut. Any `t`, in any order. */
  at(t: number): { time: number; card: Card | null; dim: number };
  captions: Caption[];
  /** Captions of the film, in another language for example, at their times in this cut. */
  placeCaptions: (captions: readonly Caption[]) => Caption[];
  cues: CueSheet;
};

const trailerPieceSeconds = 2.5;
const trailerSeconds = 12;

export function filmCut(timeline: Timeline): Cut {
  const { titleCard, endCard } = timeline;
  return {
    kind: "film",
    timeline,
    durationSeconds: timeline.durationSeconds,
    captions: timeline.captions,
    placeCaptions: (captions) => [...captions],
    cues: timeline.cues,
    at(t) {
      const card = cardAt(t);
      return { time: Math.min(t, endCard.start - 0.001), card, dim: 0 };
    },
  };

  function cardAt(t: number): Card | null {
    if (t >= titleCard.start && t < titleCard.end)
      return { kind: "title", progress: share(t, titleCard.start, titleCard.end) };
    if (t >= endCard.start) return { kind: "end", progress: share(t, endCard.start, endCard.end) };
    return null;
  }
}

/**
 * A clip of an interactive film, from a timeline that was compiled as a clip: no cards, and no music,
 * which continues from clip to clip as a bed.
 */
export function clipCut(timeline: Timeline): Cut {
  const { durationSeconds, captions, cues } = timeline;
  return {
    kind: "clip",
    timeline,
    durationSeconds,
    captions,
    placeCaptions: (translated) => [...translated],
    cues: { ...cues, hits: [], isClip: true },
    at: (t) => ({ time: Math.min(t, durationSeconds - 0.001), card: null, dim: 0 }),
  };
}

/**
 * A trailer of twelve seconds: four moments of 2.5 s with dips to black between them, then the
 * title.
 * @param moments instants of the film in seconds; chosen from the story's structure by default.
 */
export function trailerCut(timeline: Timeline, moments?: readonly number[]): Cut {
  const starts = (moments ?? bestMoments(timeline)).map((moment) =>
    Math.min(
      Math.max(moment, timeline.titleCard.end),
      timeline.endCard.start - trailerPieceSeconds,
    ),
  );
  const titleAt = starts.length * trailerPieceSeconds;
  const inTrailer = (time: number): number | null => {
    const piece = starts.findIndex((start) => time >= start && time < start + trailerPieceSeconds);
    return piece < 0 ? null : piece * trailerPieceSeconds + time - (starts[piece] ?? 0);
  };
  const placeCaptions = (captions: readonly Caption[]) =>
    captions.flatMap((caption) => {
      const start = inTrailer(caption.start);
      if (start === null) return [];
      const end = Math.min(start + caption.end - caption.start, pieceEnd(start));
      return end - start > 0.8 ? [{ ...caption, start, end }] : [];
    });

  return {
    kind: "trailer",
    timeline,
    durationSeconds: trailerSeconds,
    captions: placeCaptions(timeline.captions),
    placeCaptions,
    cues: trailerCues(timeline, titleAt, inTrailer),
    at(t) {
      const piece = Math.min(Math.floor(t / trailerPieceSeconds), starts.length - 1);
      const into = t - piece * trailerPieceSeconds;
      const time = (starts[piece] ?? 0) + Math.min(into, trailerPieceSeconds);
      if (t >= titleAt)
        return {
          time,
          card: { kind: "title", progress: share(t, titleAt, trailerSeconds + 0.6) },
          dim: 0.55,
        };
      const edge = Math.min(into, trailerPieceSeconds - into);
      return { time, card: null, dim: Math.max(0, 1 - edge / 0.18) };
    },
  };
}

function trailerCues(
  timeline: Timeline,
  titleAt: number,
  inTrailer: (time: number) => number | null,
): CueSheet {
  const { cues } = timeline;
  const climax = cues.sections.findLast(({ beat }) => beat === "climax") ?? cues.sections.at(-1);
  const moved = <T extends { at: number }>(items: readonly T[]): T[] =>
    items.flatMap((item) => {
      const at = inTrailer(item.at);
      return at === null ? [] : [{ ...item, at }];
    });
  return {
    ...cues,
    durationSeconds: trailerSeconds,
    sections: [
      { at: 0, mood: cues.sections[0]?.mood ?? "calm", intensity: 0.5, beat: "setup" },
      { at: titleAt / 2, mood: climax?.mood ?? "epic", intensity: 0.85, beat: "climax" },
      { at: titleAt, mood: "triumphant", intensity: 0.7, beat: "resolution" },
    ],
    hits: [0, 1, 2, 3, 4].map((piece) => ({
      at: piece * trailerPieceSeconds,
      strength: piece === 4 ? 1 : 0.6,
    })),
    rests: [],
    effects: moved(cues.effects),
    ambiences: [],
    speech: cues.speech.flatMap((line) => {
      const start = inTrailer(line.start);
      if (start === null) return [];
      const shift = start - line.start;
      const until = pieceEnd(start);
      const syllables = line.syllables
        .map((syllable) => ({ ...syllable, at: syllable.at + shift }))
        .filter(({ at, seconds }) => at + seconds <= until);
      return [{ ...line, start, end: Math.min(line.end + shift, until), syllables }];
    }),
  };
}

/** A spoken line of each quarter of the film; the last ones are from the climax. */
function bestMoments(timeline: Timeline): number[] {
  const { scenes, captions, titleCard, endCard } = timeline;
  const climax = scenes.find(({ scene }) => scene.beat === "climax")?.start ?? endCard.start * 0.7;
  const wanted = [titleCard.end + 2, climax * 0.4, climax * 0.75, climax + 1];
  return wanted.map((moment) => {
    const near = captions.filter(({ start }) => Math.abs(start - moment) < 4);
    const [line] = near.toSorted((a, b) => Math.abs(a.start - moment) - Math.abs(b.start - moment));
    return line ? line.start - 0.2 : moment;
  });
}

function pieceEnd(time: number): number {
  return (Math.floor(time / trailerPieceSeconds) + 1) * trailerPieceSeconds - 0.05;
}

function share(t: number, start: number, end: number): number {
  return Math.min(1, Math.max(0, (t - start) / (end - start)));
}
