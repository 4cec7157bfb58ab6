import type { Command } from "@goldmane/leo/command";
import type { Words } from "#platform/words/words.ts";

/** The command as an unambiguous sentence, for the button that confirms it. */
export function nameCommand({ say }: Words, { intent }: Command, name: string): string {
  switch (intent) {
    case "play":
      return say`Play ${name}`;
    case "openTitle":
      return say`Show me ${name}`;
    case "watchlistAdd":
      return say`Add ${name} to my list`;
    case "watchlistRemove":
      return say`Remove ${name} from my list`;
    case "openPlace":
    case "openPage":
    case "openGenre":
      return say`Open ${name}`;
    default:
      return say`Yes`;
  }
}
