import { lintFilm, type FilmFacts } from "@goldmane/branching/lint-film";
import { openScript } from "@goldmane/branching/script";
import { walkScript } from "@goldmane/branching/walk-script";
import { microGameIds } from "@goldmane/games/leos-arcade/micro-games";
import type { InteractiveFilm } from "@goldmane/originals/interactive/interactive-film";
import { clipSecondsOf } from "./clip-seconds.ts";

/** The most that one clip shows. */
const mostCast = 8;
const mostScenes = 4;

/** All faults of an interactive film: those of its script, of its clips and of its catalog entry. */
export function lintInteractiveFilm(
  film: InteractiveFilm,
  compiled: string,
): { faults: string[]; facts: FilmFacts; seconds: Readonly<Record<string, number>> } {
  const script = openScript(compiled);
  const { seconds, faults: clipFaults } = clipSecondsOf(film);
  const { faults, facts } = lintFilm(film, script, seconds);
  const games = facts.games
    .filter((game) => !microGameIds.some((id) => id === game))
    .map((game) => `There is no micro-game "${game}". There are ${microGameIds.join(", ")}.`);
  const all = [...faults, ...games, ...clipFaults, ...lintClips(film), ...lintEntry(film)];
  return { faults: all, facts, seconds };
}

/** How many paths lead to each ending; the number grows fast, so it is a share of random choices. */
export function shareOfEndings(compiled: string): Readonly<Record<string, number>> {
  const { moments } = walkScript(openScript(compiled));
  const shares = moments.map(() => 0);
  shares[0] = 1;
  const endings: Record<string, number> = {};
  // Paths don't return, but a moment can come before one that leads to it: go on until all are spent.
  for (let spent = 0; spent < moments.length && shares.some((share) => share > 0); spent++)
    for (const [index, { moment, after }] of moments.entries()) {
      const share = shares[index] ?? 0;
      if (share === 0) continue;
      shares[index] = 0;
      if (moment.next.kind === "ending")
        endings[moment.next.ending] = (endings[moment.next.ending] ?? 0) + share;
      for (const next of after)
        if (next !== null) shares[next] = (shares[next] ?? 0) + share / after.length;
    }
  return endings;
}

function lintClips(film: InteractiveFilm): string[] {
  return Object.entries(film.clips).flatMap(([id, { scenes }]) => {
    const faults: string[] = [];
    if (scenes.length > mostScenes) faults.push(`more than ${mostScenes} scenes.`);
    if (scenes.some(({ steps }) => steps.some((step) => "music" in step)))
      faults.push("a clip has no music steps; set its music.");
    const seen = new Set(scenes.flatMap(({ cast }) => cast.map(({ who }) => who)));
    if (seen.size > mostCast) faults.push(`more than ${mostCast} characters.`);
    return faults.map((fault) => `Clip "${id}": ${fault}`);
  });
}

/** What the catalog demands of a film, as packages/originals/src/catalog.test.ts does of others. */
function lintEntry(film: InteractiveFilm): string[] {
  const faults: string[] = [];
  const cast = film.cast.map(({ id }) => id);
  const unvoiced = cast.filter((id) => !film.voices[id]);
  if (unvoiced.length > 0) faults.push(`No voice credit for ${unvoiced.join(", ")}.`);
  const strangers = Object.keys(film.voices).filter((id) => !cast.includes(id));
  if (strangers.length > 0)
    faults.push(`Voice credits without a character: ${strangers.join(", ")}.`);
  if (film.synopsis.match(/[.!?](?= |$)/g)?.length !== 2)
    faults.push("A synopsis has two sentences.");
  if (film.moods.length < 3 || film.themes.length < 3)
    faults.push("A film has three moods and three themes or more.");
  if (film.kind === "story" && film.rating !== "G")
    faults.push("A story for small children is rated G.");
  const who = film.poster.who.filter((id) => !cast.includes(id));
  if (who.length > 0) faults.push(`The poster shows ${who.join(", ")}, who isn't in the cast.`);
  return faults;
}
