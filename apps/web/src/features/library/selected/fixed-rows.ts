import type { TitleCard } from "@goldmane/contracts/library/schema";

/** Rows with the same films on every server, by id. */
const fixedRows: Record<string, readonly string[]> = {
  games: ["game-intro", "adventure-quest", "slime-adventure", "kyle-character"],
  preview: ["veo-vr", "ar-preview"],
};

/** The films of a fixed row that this viewer may see; empty for any other section. */
export function fillRow(section: string, all: readonly TitleCard[]): TitleCard[] {
  const ids = Object.hasOwn(fixedRows, section) ? (fixedRows[section] ?? []) : [];
  return ids.flatMap((id) => all.find((title) => title.id === id) ?? []);
}
