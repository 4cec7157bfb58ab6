import { createHmac, randomInt } from "node:crypto";

/** Without what looks alike: 0 O, 1 I L, 5 S, 2 Z. */
const letters = "ABCDEFGHJKMNPQRTUVWXY346789";
const codeLength = 12;

/** A code to say on the telephone: 57 bits, in groups of four. */
export function makeCode(): string {
  const drawn = Array.from({ length: codeLength }, () => letters[randomInt(letters.length)] ?? "");
  return drawn.join("").replaceAll(/(.{4})(?=.)/g, "$1-");
}

/**
 * Households are found by the hash of their code. Keyed, so that a stolen database tells none; a
 * code has too many bits to be tried out, and needs no slow hash.
 */
export function hashCode(codeKey: string, pepper: string): string {
  return createHmac("sha256", pepper).update(`household code\n${codeKey}`).digest("base64url");
}
