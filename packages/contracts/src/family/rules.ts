import { nameLook, parseLook } from "#avatars/rules.ts";
import { type Avatar, avatars, type Role } from "./limits.ts";

/** The comparison key of a username (NFKC, case-folded). */
export function toUsernameKey(username: string): string {
  return foldCase(username);
}

/** The comparison key of an e-mail address. */
export function toEmailKey(email: string): string {
  return foldCase(email);
}

/** The search key of a household's name. */
export function toNameKey(name: string): string {
  return foldCase(name);
}

/** The comparison key of a household code; ignores case and surrounding spaces. */
export function toCodeKey(code: string): string {
  return foldCase(code);
}

export function isGrownUp(role: Role): boolean {
  return role === "parent" || role === "adult";
}

/** Of one of the avatars, or of a look's name. */
export function avatarUrl(avatar: string): string {
  return `/api/avatars/${avatar}`;
}

/** The avatar named by a URL, with or without a query; null for other URLs. */
export function parseAvatarUrl(url: string): Avatar | null {
  const [path] = url.split("?", 1);
  return avatars.find((avatar) => avatarUrl(avatar) === path) ?? null;
}

/** The avatar or the look that a profile's picture is named by; null for other URLs. */
export function parsePicture(url: string): string | null {
  const ready = parseAvatarUrl(url);
  if (ready) return ready;
  const [path = ""] = url.split("?", 1);
  const folder = avatarUrl("");
  const look = path.startsWith(folder) ? parseLook(path.slice(folder.length)) : null;
  return look && nameLook(look);
}

/** The address of a profile's stored picture; the first avatar's if it no longer exists. */
export function pictureUrl(name: string): string {
  return avatarUrl(parsePicture(avatarUrl(name)) ?? avatars[0]);
}

/**
 * Full case folding, including characters with several lower or upper cases, such as the final sigma
 * and the capital "ẞ". Removes invisible characters.
 */
export function foldCase(text: string): string {
  const plain = text
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, "")
    .normalize("NFKC")
    .trim();
  return plain.toLowerCase().toUpperCase().toLowerCase().normalize("NFKC");
}
