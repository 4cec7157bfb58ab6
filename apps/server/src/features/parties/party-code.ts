import { randomInt } from "node:crypto";
import { codeAlphabet, codeLength } from "@goldmane/contracts/parties/limits";

/** A random code of unambiguous characters. */
export function newPartyCode(): string {
  return Array.from(
    { length: codeLength },
    () => codeAlphabet[randomInt(codeAlphabet.length)] ?? "",
  ).join("");
}
