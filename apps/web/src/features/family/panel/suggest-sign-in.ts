import { usernameMaxLength } from "@goldmane/contracts/family/limits";

/** A username for a name: "Anna-Lena Gold" is "anna-lena-gold". Empty for a name without letters. */
export function suggestUsername(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .slice(0, usernameMaxLength - suffixLength)
    .replaceAll(/^-+|-+$/g, "");
}

const suffixLength = 4;

/** Another username of the same name, for when someone else on the server has the first. */
export function suggestOtherUsername(username: string): string {
  return `${username}-${String(100 + randomBelow(900))}`;
}

const consonants = "bdfghjklmnprstvz";
const vowels = "aeiou";

/** A random password that can be read aloud, such as "nako-remi-sutu-javi". */
export function suggestPassword(): string {
  const pick = (letters: string) => letters.charAt(randomBelow(letters.length));
  const syllable = () => pick(consonants) + pick(vowels);
  return Array.from({ length: 4 }, () => syllable() + syllable()).join("-");
}

/** A random integer from 0, without the bias of a remainder. */
function randomBelow(end: number): number {
  const most = Math.floor(2 ** 32 / end) * end;
  const [value = 0] = crypto.getRandomValues(new Uint32Array(1));
  return value < most ? value % end : randomBelow(end);
}
