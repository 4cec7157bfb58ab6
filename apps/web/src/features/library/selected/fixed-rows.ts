import type { TitleCard } from "@goldmane/contracts/library/schema";

/** Shelves that hold the same films in every house, by the films' ids. */
const fixedRows: Record<string, readonly string[]> = {
  games: ["game-intro", "adventure-quest", "slime-adventure", "kyle-character"],
  preview: ["veo-vr", "ar-preview"],
};

/** The films of a fixed shelf, of those that this viewer may see; none for any other shelf. */
export function fillRow(section: string, all: readonly TitleCard[]): TitleCard[] {
  const ids = Object.hasOwn(fixedRows, section) ? (fixedRows[section] ?? []) : [];
  return ids.flatMap((id) => all.find((title) => title.id === id) ?? []);
}
