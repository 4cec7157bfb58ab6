import {
  isMadeOfOwnWords,
  judgedLength,
  leastPasswordScore,
  toOwnWords,
} from "@goldmane/contracts/family/passwords";
import { passwordMinLength } from "@goldmane/contracts/family/limits";
import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";

/** From weakest to strongest; the server refuses `short` and `weak`. */
export type Strength = "short" | "weak" | "fair" | "good" | "strong";

const meter = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** Rates a password by the server's rules. */
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
