import { createHmac, randomInt } from "node:crypto";

/** Excludes look-alikes: 0 O, 1 I L, 5 S, 2 Z. */
const letters = "ABCDEFGHJKMNPQRTUVWXY346789";
const codeLength = 12;

/** A code that is easy to say on the phone: 57 bits, in groups of four. */
export function makeCode(): string {
  return writeCode(Array.from({ length: codeLength }, () => randomInt(letters.length)));
}

/** The same for a seed: every node that knows the pepper derives the same code. */
export function deriveCode(seed: string, pepper: string): string {
  const bytes = createHmac("sha256", pepper).update(seed).digest();
  return writeCode([...bytes.subarray(0, codeLength)].map((byte) => byte % letters.length));
}

function writeCode(places: readonly number[]): string {
  const drawn = places.map((place) => letters[place] ?? "");
  return drawn.join("").replaceAll(/(.{4})(?=.)/g, "$1-");
}

/**
 * Households are looked up by this hash. It is keyed, so that a stolen database reveals no codes. Codes
 * have too many bits to brute-force, so no slow hash is needed.
 */
export function hashCode(codeKey: string, pepper: string): string {
  return createHmac("sha256", pepper).update(`household code\n${codeKey}`).digest("base64url");
}
