import { type Avatar, avatars, type Role } from "./limits.ts";

/** What a username is known by: one that looks or sounds the same is the same (NFKC, case-folded). */
export function toUsernameKey(username: string): string {
  return foldCase(username);
}

/** What an e-mail address is known by. */
export function toEmailKey(email: string): string {
  return foldCase(email);
}

/** What a household's name is found by. */
export function toNameKey(name: string): string {
  return foldCase(name);
}

/** What a household code is known by: typed in any case, with or without spaces around. */
export function toCodeKey(code: string): string {
  return foldCase(code);
}

export function isGrownUp(role: Role): boolean {
  return role === "parent" || role === "adult";
}

export function avatarUrl(avatar: string): string {
  return `/api/avatars/${avatar}`;
}

/** The avatar that an address names, with or without its query; null for any other address. */
export function parseAvatarUrl(url: string): Avatar | null {
  const [path] = url.split("?", 1);
  return avatars.find((avatar) => avatarUrl(avatar) === path) ?? null;
}

/**
 * Full case folding, also of what has several lower or upper cases, such as the final sigma and the
 * capital "ẞ". Characters that nobody can see make no other name.
 */
export function foldCase(text: string): string {
  const plain = text
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, "")
    .normalize("NFKC")
    .trim();
  return plain.toLowerCase().toUpperCase().toLowerCase().normalize("NFKC");
}
