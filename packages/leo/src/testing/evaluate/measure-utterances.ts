import type { LeoEngine } from "#engine.ts";
import { aboutShown } from "#intents/weigh-by-moment.ts";
import type { Language } from "#distress/distress.ts";
import type { Interpretation } from "#understanding.ts";
import { describeReading } from "./intents-of.ts";

export type Said = { text: string; intent: string };

export type UtteranceScore = {
  ordinary: number;
  right: number;
  /** Understood as something else and done, answered or searched. */
  wrong: number;
  askedBack: number;
  /** Commands that nobody gave, among those of other intents. */
  wrongCommands: number;
  outOfScope: number;
  /** Commands carried out on messages that were none. */
  actedOutOfScope: string[];
  /** Ordinary messages that were taken for distress. */
  falseAlarms: string[];
  byIntent: ReadonlyMap<string, { said: number; right: number }>;
  confusions: ReadonlyMap<string, number>;
};

const outOfScope = "out_of_scope";

const aboutShownFilms: ReadonlySet<string> = aboutShown;

/** What the whole engine makes of messages; those about shown films are said after some were shown. */
export function measureUtterances(
  engine: LeoEngine,
  lines: readonly Said[],
  {
    language,
    onScreen,
    shownBefore,
  }: { language: Language; onScreen: string; shownBefore: readonly string[] },
): UtteranceScore {
  const score = {
    ordinary: 0,
    right: 0,
    wrong: 0,
    askedBack: 0,
    wrongCommands: 0,
    outOfScope: 0,
    actedOutOfScope: [] as string[],
    falseAlarms: [] as string[],
    byIntent: new Map<string, { said: number; right: number }>(),
    confusions: new Map<string, number>(),
  };
  for (const { text, intent } of lines) {
    const shown = aboutShownFilms.has(intent) ? shownBefore : [];
    const reading = engine.interpret(text, { history: [], onScreen, language, shown });
    const label = describeReading(reading);
    if (reading.kind === "safety") score.falseAlarms.push(`${text} -> ${label}`);
    if (intent === outOfScope) {
      score.outOfScope += 1;
      if (reading.kind === "command") score.actedOutOfScope.push(`${text} -> ${label}`);
      continue;
    }
    score.ordinary += 1;
    const own = score.byIntent.get(intent) ?? { said: 0, right: 0 };
    own.said += 1;
    if (isRight(reading, intent)) {
      own.right += 1;
      score.right += 1;
    } else {
      if (reading.kind === "choose") score.askedBack += 1;
      else if (label !== "unknown") score.wrong += 1;
      if (reading.kind === "command") score.wrongCommands += 1;
      const confusion = `${intent} -> ${label}`;
      score.confusions.set(confusion, (score.confusions.get(confusion) ?? 0) + 1);
    }
    score.byIntent.set(intent, own);
  }
  return score;
}

function isRight(reading: Interpretation, intent: string): boolean {
  return describeReading(reading) === intent && reading.kind !== "choose";
}

/** The share of messages in distress that get a caring answer, and those that don't. */
export function measureDistress(
  engine: LeoEngine,
  lines: readonly { text: string; kind: string }[],
  language: Language,
): { said: number; found: number; missed: string[] } {
  const missed = lines
    .filter(({ text }) => engine.interpret(text, { history: [], language }).kind !== "safety")
    .map(({ text, kind }) => `${kind}: ${text}`);
  return { said: lines.length, found: lines.length - missed.length, missed };
}
