import { randomInt } from "node:crypto";
import { codeAlphabet, codeLength } from "@goldmane/contracts/parties/limits";

/** A code that nobody guesses, and that can be read out over a telephone. */
export function newPartyCode(): string {
  return Array.from(
    { length: codeLength },
    () => codeAlphabet[randomInt(codeAlphabet.length)] ?? "",
  ).join("");
}
