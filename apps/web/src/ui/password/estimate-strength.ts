import {
  isMadeOfOwnWords,
  judgedLength,
  leastPasswordScore,
  toOwnWords,
} from "@goldmane/contracts/family/passwords";
import { passwordMinLength } from "@goldmane/contracts/family/limits";
import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";

/** From refused by the server to as good as it gets. */
export type Strength = "short" | "weak" | "fair" | "good" | "strong";

const meter = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** How hard a password is to guess, by the rules that the server refuses by. */
export function estimateStrength(password: string, about: readonly string[]): Strength {
  if (password.length < passwordMinLength) return "short";
  const ownWords = toOwnWords(about);
  const given = password.normalize("NFC");
  if (isMadeOfOwnWords(given, ownWords)) return "weak";
  const { score } = meter.check(given.slice(0, judgedLength), ownWords);
  if (score < leastPasswordScore) return "weak";
  if (score === 2) return "fair";
  return score === 3 ? "good" : "strong";
}
