import { countScript, lintScript, type FilmKind } from "#lint-script.ts";
import { idleOf, optionsOf } from "#moment.ts";
import { measurePaths } from "#path-lengths.ts";
import type { Script } from "#script.ts";
import { walkScript, type Walk } from "#walk-script.ts";

/** The part of an interactive film that its lint reads. */
export type FilmOutline = {
  kind: FilmKind;
  about?: string;
  clips: Readonly<Record<string, { scenes: readonly { steps: readonly object[] }[] }>>;
  endings: readonly { id: string }[];
  chapters: readonly { id: string; clip: string }[];
  poster: { clip: string; scene: number };
  trailer: readonly { clip: string; at: number }[];
};

/** A film's size, for its author. */
export type FilmFacts = {
  /** Clips that are played, without those that only repeat while a choice waits. */
  clips: number;
  endings: number;
  moments: number;
  choices: number;
  games: readonly string[];
  variables: readonly string[];
  /** Minutes of clips on the shortest and the longest path; null if the film has a loop. */
  shortestMinutes: number | null;
  longestMinutes: number | null;
};

/** The least that each kind of film has, and how long its paths are, in minutes of clips. */
export const filmLimits = {
  cinema: { clips: 24, endings: 6, games: 0, minutes: [8, 15] },
  story: { clips: 8, endings: 3, games: 0, minutes: [1, 8] },
  game: { clips: 16, endings: 3, games: 6, minutes: [3, 15] },
} as const satisfies Record<FilmKind, unknown>;

/** Lengths of a clip that repeats while a choice waits, in seconds. */
export const idleSeconds = { least: 4, most: 8 };

/**
 * The faults of an interactive film, each a sentence for its author, and its size.
 * @param clipSeconds the length of each clip.
 */
export function lintFilm(
  film: FilmOutline,
  script: Script,
  clipSeconds: Readonly<Record<string, number>>,
): { faults: string[]; facts: FilmFacts } {
  const walk = walkScript(script);
  const { facts, faults: sizeFaults } = measure(film, walk, clipSeconds);
  const faults = [
    ...lintScript(script, film.kind, walk),
    ...lintNames(film, walk),
    ...lintIdles(film, walk, clipSeconds),
    ...lintCatalogEntry(film, walk, clipSeconds),
    ...sizeFaults,
  ];
  return { faults, facts };
}

function measure(
  film: FilmOutline,
  walk: Walk,
  clipSeconds: Readonly<Record<string, number>>,
): { facts: FilmFacts; faults: string[] } {
  const { moments, choices, games } = countScript(walk);
  const lengths = measurePaths(walk, clipSeconds);
  const limits = filmLimits[film.kind];
  const clips = listPlayed(walk).size;
  const endings = listEndings(walk).size;
  const faults: string[] = [];
  if (clips < limits.clips) faults.push(`${clips} clips are played. The least is ${limits.clips}.`);
  if (endings < limits.endings) faults.push(`${endings} endings. The least is ${limits.endings}.`);
  if (games.length < limits.games)
    faults.push(`${games.length} different games. The least is ${limits.games}.`);
  if ("loopAt" in lengths) {
    faults.push(`Clip "${lengths.loopAt}": a path returns here with the same variables.`);
  } else {
    const [least, most] = limits.minutes;
    const [shortest, longest] = [lengths.shortest / 60, lengths.longest / 60];
    if (shortest < least) faults.push(`The shortest path has ${text(shortest)}, below ${least}.`);
    if (longest > most) faults.push(`The longest path has ${text(longest)}, above ${most}.`);
  }
  const variables = Object.keys(walk.moments[0]?.moment.variables ?? {});
  const shortestMinutes = "loopAt" in lengths ? null : lengths.shortest / 60;
  const longestMinutes = "loopAt" in lengths ? null : lengths.longest / 60;
  const facts = { clips, endings, moments, choices, games, variables };
  return { faults, facts: { ...facts, shortestMinutes, longestMinutes } };
}

function text(minutes: number): string {
  return `${minutes.toFixed(1)} minutes`;
}

function listPlayed(walk: Walk): Set<string> {
  return new Set(walk.moments.flatMap(({ moment }) => moment.clips));
}

function listIdles(walk: Walk): Set<string> {
  return new Set(walk.moments.flatMap(({ moment }) => idleOf(moment) ?? []));
}

function listEndings(walk: Walk): Set<string> {
  return new Set(
    walk.moments.flatMap(({ moment }) => (moment.next.kind === "ending" ? moment.next.ending : [])),
  );
}

/** Clips and endings that the script names and the film lacks, and the other way round. */
function lintNames(film: FilmOutline, walk: Walk): string[] {
  const played = listPlayed(walk);
  const idles = listIdles(walk);
  const pictures = new Set(
    walk.moments.flatMap(({ moment }) => optionsOf(moment).flatMap(({ picture }) => picture ?? [])),
  );
  const ids = Object.keys(film.clips);
  const has = new Set(ids);
  const named = new Set([...played, ...idles, ...pictures]);
  const endings = new Set(film.endings.map(({ id }) => id));
  const reached = listEndings(walk);
  const opening = walk.moments[0]?.moment.clips[0];
  return [
    ...ids.filter((id) => !isId(id)).map((id) => `"${id}" can't be the id of a clip.`),
    ...[...named].filter((id) => !has.has(id)).map((id) => `The film has no clip "${id}".`),
    ...ids
      .filter((id) => !played.has(id) && !idles.has(id))
      .map((id) => `Clip "${id}": no path plays it.`),
    ...[...idles]
      .filter((id) => played.has(id))
      .map((id) => `Clip "${id}": it plays once in one place and repeats in another.`),
    ...[...reached].filter((id) => !endings.has(id)).map((id) => `The film has no ending "${id}".`),
    ...[...endings].filter((id) => !reached.has(id)).map((id) => `No path ends with "${id}".`),
    ...(opening !== undefined && ids[0] !== opening
      ? [
          `The first clip of the film is "${ids[0] ?? ""}", and the script begins with "${opening}".`,
        ]
      : []),
  ];
}

function lintIdles(
  film: FilmOutline,
  walk: Walk,
  clipSeconds: Readonly<Record<string, number>>,
): string[] {
  const own = [...listIdles(walk)].flatMap((id) => {
    const faults: string[] = [];
    const seconds = clipSeconds[id];
    if (seconds !== undefined && (seconds < idleSeconds.least || seconds > idleSeconds.most))
      faults.push(
        `Clip "${id}": it repeats, so it has ${idleSeconds.least} to ${idleSeconds.most} seconds.`,
      );
    if (speaks(film.clips[id])) faults.push(`Clip "${id}": it repeats, so nobody speaks in it.`);
    return faults;
  });
  const outlasted = walk.moments.flatMap(({ moment: { clips, next } }) => {
    if (next.kind !== "choice" || next.timerSeconds === null || next.idle !== null) return [];
    const last = clips.at(-1) ?? "";
    const seconds = clipSeconds[last];
    const open = next.timerSeconds + (next.openAt ?? 0);
    return seconds !== undefined && open > seconds + 0.01
      ? [`Clip "${last}": its choice is open for longer than it plays. Add # idle:.`]
      : [];
  });
  return [...own, ...new Set(outlasted)];
}

function speaks(clip: FilmOutline["clips"][string] | undefined): boolean {
  const steps = clip?.scenes.flatMap((scene) => scene.steps) ?? [];
  return steps.some((step) => "say" in step || "narrate" in step);
}

/** Chapters, poster, trailer and the note for parents. */
function lintCatalogEntry(
  film: FilmOutline,
  walk: Walk,
  clipSeconds: Readonly<Record<string, number>>,
): string[] {
  const played = listPlayed(walk);
  const faults = film.chapters
    .filter(({ clip }) => !played.has(clip))
    .map(({ id, clip }) => `Chapter "${id}": no path plays its clip "${clip}".`);
  if (film.chapters.length < 2) faults.push("A film has at least two chapters.");
  if (!film.clips[film.poster.clip]?.scenes[film.poster.scene])
    faults.push(`The poster's clip "${film.poster.clip}" has no scene ${film.poster.scene}.`);
  if (film.trailer.length !== 4) faults.push("A trailer has four moments.");
  for (const { clip, at } of film.trailer) {
    const seconds = clipSeconds[clip];
    if (seconds === undefined || at < 0 || at + 2.5 > seconds)
      faults.push(`The trailer's 2.5 s from ${at} s aren't in the clip "${clip}".`);
  }
  if (film.kind === "story" && (film.about ?? "").trim() === "")
    faults.push("A story tells parents what it is about (about).");
  return faults;
}

function isId(id: string): boolean {
  return /^[a-z][a-z0-9-]*$/.test(id);
}
