import type { Command } from "@goldmane/leo/command";

/** The command as an unambiguous sentence, for the button that confirms it. */
export function nameCommand({ intent }: Command, name: string): string {
  switch (intent) {
    case "play":
      return `Play ${name}`;
    case "openTitle":
      return `Show me ${name}`;
    case "watchlistAdd":
      return `Add ${name} to my list`;
    case "watchlistRemove":
      return `Remove ${name} from my list`;
    case "openPlace":
    case "openPage":
    case "openGenre":
      return `Open ${name}`;
    default:
      return "Yes";
  }
}
