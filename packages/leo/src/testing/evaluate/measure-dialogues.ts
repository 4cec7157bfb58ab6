import { type Facets, noFacets } from "#facets.ts";
import type { LeoEngine } from "#engine.ts";
import type { Language } from "#distress/distress.ts";
import { toDistressKind } from "#distress/kind-of-label.ts";
import type { Command } from "#command.ts";
import { nextFocus, nextPrevious, titleOf } from "#interpret/next-context.ts";
import type { Interpretation, Moment, Person } from "#understanding.ts";
import { describeReading, equalIntents } from "./intents-of.ts";

export type Turn = {
  say: string;
  /** What Leo said before it, where the turn answers that. */
  leo?: string;
  expect: {
    intent: string;
    also: readonly string[];
    keeps?: Keeps;
    refers?: { shown?: number; playing?: boolean; last?: boolean };
  };
};
type Keeps = {
  themes?: readonly string[];
  moods?: readonly string[];
  without?: readonly string[];
  age?: number;
  maxMinutes?: number;
};
export type Dialogue = { id: string; who: string; playing?: boolean; turns: readonly Turn[] };

/** Cards after a search. */
const shownAtMost = 3;

const people: readonly Person[] = [
  { id: "mia", name: "Mia", role: "child" },
  { id: "noah", name: "Noah", role: "teen" },
];

/** Plays dialogues as the chat does, and counts the turns that were understood. */
export function measureDialogues(
  engine: LeoEngine,
  dialogues: readonly Dialogue[],
  { language, playing }: { language: Language; playing: string },
): { turns: number; right: number; missed: string[] } {
  const missed: string[] = [];
  let turns = 0;
  for (const dialogue of dialogues) {
    let shown: readonly string[] = [];
    let last: string | null = null;
    let wanted: { query: string; facets: Facets } | null = null;
    let pending: Command | null = null;
    let previous: Moment["previous"] = null;
    let focus: string | null = null;
    const history: { role: "user" | "assistant"; content: string }[] = [];
    for (const turn of dialogue.turns) {
      turns += 1;
      if (turn.leo !== undefined) history.push({ role: "assistant", content: turn.leo });
      const reading = engine.interpret(turn.say, {
        history: history.slice(-10),
        shown,
        pending,
        wanted,
        language,
        people,
        previous,
        focus,
        onScreen: dialogue.playing ? playing : null,
        isGrownUp: /parent|grand|adult|elder|mom|dad|padre|madre|abuel/i.test(dialogue.who),
      });
      const titleId = titleOf(reading);
      const problem =
        findMistake(turn, reading) ??
        findLost(turn, reading) ??
        (titleId === null ? null : findWrongTitle(turn, titleId, { shown, last, playing }));
      if (problem) missed.push(`${dialogue.id}: “${turn.say}” ${problem}`);
      history.push({ role: "user", content: turn.say });
      pending = reading.kind === "confirm" ? reading.command : null;
      if (titleId !== null) last = titleId;
      focus = nextFocus(focus, reading, engine.namedIn(turn.say));
      previous = nextPrevious(previous, reading, turn.say);
      if (reading.kind === "search") {
        const { query, facets } = reading;
        wanted = { query, facets };
        const found = engine.search(query, facets, { limit: shownAtMost }).map(({ id }) => id);
        if (found.length > 0) shown = found;
        else if (shown.length === 0)
          shown = engine.search("", noFacets, { limit: 3 }).map(({ id }) => id);
      }
      if (reading.kind === "fun" || reading.kind === "smallTalk")
        history.push({ role: "assistant", content: reading.text });
    }
  }
  return { turns, right: turns - missed.length, missed };
}

function findMistake({ expect }: Turn, reading: Interpretation): string | null {
  const label = describeReading(reading);
  const wanted = [expect.intent, ...expect.also].map((intent) => {
    const kind = intent.startsWith("distress:") ? intent.slice("distress:".length) : null;
    return kind === null ? intent : `distress:${toDistressKind(kind, "serious") ?? kind}`;
  });
  // Any caring answer to distress is right; its kind is measured elsewhere.
  if (label.startsWith("distress:") && wanted.some((one) => one.startsWith("distress:")))
    return null;
  if (wanted.includes(label)) return null;
  if (reading.kind === "choose" && reading.options.some((one) => wanted.includes(one))) return null;
  const isEqual = equalIntents.some(
    (group) =>
      group.some((intent) => intent === label) && group.some((intent) => wanted.includes(intent)),
  );
  return isEqual ? null : `-> ${label}, not ${wanted.join(" or ")}`;
}

/** Constraints that should hold and don't. */
function findLost({ expect: { keeps } }: Turn, reading: Interpretation): string | null {
  if (!keeps || reading.kind !== "search") return null;
  const { query, facets } = reading;
  const lost: string[] = [];
  for (const theme of keeps.themes ?? []) {
    const words = theme.toLowerCase().replace(/^(?:the|el|la|los|las) /, "");
    if (!sharesStem(query, words) && !facets.moods.some((mood) => sharesStem(mood, words)))
      lost.push(theme);
  }
  for (const word of keeps.without ?? []) {
    const isKept = facets.without.some((one) => sharesStem(one, word)) || /scar|mied/.test(word);
    if (!isKept) lost.push(`without ${word}`);
  }
  if (keeps.age !== undefined && facets.age === null) lost.push(`age ${keeps.age}`);
  if (keeps.maxMinutes !== undefined && facets.withinMinutes === null)
    lost.push(`${keeps.maxMinutes} minutes`);
  return lost.length > 0 ? `lost ${lost.join(", ")}` : null;
}

const stemLength = 4;

function sharesStem(text: string, word: string): boolean {
  const stems = word.split(" ").map((one) => one.slice(0, stemLength));
  return stems.some((one) => one.length > 2 && ` ${text.toLowerCase()}`.includes(` ${one}`));
}

function findWrongTitle(
  { expect: { refers } }: Turn,
  titleId: string,
  before: { shown: readonly string[]; last: string | null; playing: string },
): string | null {
  if (!refers) return null;
  const meant =
    refers.shown !== undefined
      ? before.shown.at(refers.shown - 1)
      : refers.playing
        ? before.playing
        : (before.last ?? before.shown[0]);
  return meant === undefined || meant === titleId ? null : `-> ${titleId}, not ${meant}`;
}
