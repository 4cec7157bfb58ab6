import { findForbidden, hasConditionalOptions } from "#find-forbidden.ts";
import { optionsOf, type Moment, type Option } from "#moment.ts";
import type { Script } from "#script.ts";
import { tapThings } from "#tap-things.ts";
import { mostMoments, walkScript, type Walk } from "#walk-script.ts";

/** Cinema films are timed; stories, for ages three to eight, wait; games are in between. */
export type FilmKind = "cinema" | "story" | "game";

/**
 * The faults of a script by itself, each a sentence for its author. Empty if it is good.
 * @param walk of the script, if it is known.
 */
export function lintScript(script: Script, kind: FilmKind, walk = walkScript(script)): string[] {
  const forbidden = findForbidden(script.compiled);
  const broken = walk.faults.map(({ path, message }) => `${describe(path)}: ${message}`);
  const isCut = walk.isCut ? [`The film has more than ${mostMoments} moments.`] : [];
  const allowsThree = kind !== "story" || hasConditionalOptions(script.compiled);
  const own = walk.moments.flatMap(({ moment }) => lintMoment(moment, kind, allowsThree));
  return [...new Set([...forbidden, ...broken, ...isCut, ...own])];
}

/** A path as its author follows it: the options' numbers, from 1. */
export function describe(path: readonly number[]): string {
  return path.length === 0 ? "Start" : `Options ${path.map((option) => option + 1).join(" ")}`;
}

function lintMoment(moment: Moment, kind: FilmKind, allowsThree: boolean): string[] {
  const { next } = moment;
  const place = `Clip "${moment.clips.at(-1) ?? ""}"`;
  if (next.kind === "ending") return [];
  const faults = lintOptions(optionsOf(moment), kind);
  if (kind === "story" && next.idle === null)
    faults.push("a story's choice needs a clip that repeats while it waits (# idle:).");
  if (next.kind === "tap") {
    if (!tapThings.some((thing) => thing === next.what))
      faults.push(`"${next.what}" can't be tapped. Things: ${tapThings.join(", ")}.`);
    return faults.map((fault) => `${place}: ${fault}`);
  }
  if (next.kind === "game") {
    if (next.idle === null) faults.push("a game needs a clip that repeats under it (# idle:).");
    return faults.map((fault) => `${place}: ${fault}`);
  }
  const most = allowsThree ? 3 : 2;
  if (next.options.length < 2 || next.options.length > most)
    faults.push(
      `${next.options.length} options. A choice has two${allowsThree ? " or three" : ""}.`,
    );
  faults.push(...lintTimer(next.timerSeconds, kind));
  if (next.timerSeconds !== null && !next.options.some(({ isDefault }) => isDefault))
    faults.push("a choice with a timer needs an option with # default.");
  if (kind === "story")
    for (const { text } of next.options.filter(({ picture }) => picture === null))
      faults.push(`the option "${text}" needs a picture (# picture:).`);
  return faults.map((fault) => `${place}: ${fault}`);
}

function lintTimer(seconds: number | null, kind: FilmKind): string[] {
  if (kind === "story")
    return seconds === null ? [] : ["choices of a story have no timer: they wait."];
  if (seconds === null)
    return kind === "cinema" ? ["a choice of a cinema film needs a # timer:."] : [];
  return seconds >= 6 && seconds <= 12 ? [] : ["a timer has 6 to 12 seconds."];
}

function lintOptions(options: readonly Option[], kind: FilmKind): string[] {
  const faults: string[] = [];
  const defaults = options.filter(({ isDefault }) => isDefault).length;
  if (defaults > 1) faults.push("two options are the default.");
  if (defaults === 0 && kind !== "story")
    faults.push("no option is the default, so that the film can't play itself.");
  const texts = options.map(({ text }) => text.toLowerCase());
  if (new Set(texts).size < texts.length) faults.push("two options have the same text.");
  for (const { text } of options)
    if (text === "" || text.length > 48) faults.push(`"${text}" isn't 1 to 48 characters long.`);
  const words = options.flatMap(({ says }) => says.map((word) => word.toLowerCase()));
  if (new Set(words).size < words.length)
    faults.push("the same words (# says:) choose two options.");
  return faults;
}

/** The size of a script, for its author. */
export function countScript(walk: Walk): { moments: number; choices: number; games: string[] } {
  const nexts = walk.moments.map(({ moment }) => moment.next);
  const games = nexts.flatMap((next) => (next.kind === "game" ? [next.game] : []));
  return {
    moments: walk.moments.length,
    choices: nexts.filter(({ kind }) => kind === "choice").length,
    games: [...new Set(games)],
  };
}
