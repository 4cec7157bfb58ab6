import type { MediaCommand } from "@goldmane/contracts/assistant/actions";
import type { Command } from "@goldmane/leo/command";
import { readMediaWord } from "@goldmane/leo/media-words";

const volumeStep = 0.1;

/** Parses a short player command locally; null for anything else. */
export function readMedia(text: string): MediaCommand | null {
  const command = readMediaWord(text);
  return command && toMedia(command);
}

function toMedia(command: Command): MediaCommand | null {
  switch (command.intent) {
    case "pause":
    case "resume":
    case "restart":
    case "next":
    case "previous":
      return { command: command.intent };
    case "seekBy":
      return { command: "seekBy", seconds: command.slots.seconds };
    case "volumeBy":
      return { command: "volumeBy", level: command.slots.steps * volumeStep };
    case "mute":
      return { command: command.slots.on ? "mute" : "unmute" };
    case "captions":
      return { command: command.slots.on ? "captionsOn" : "captionsOff" };
    case "fullscreen":
      return { command: command.slots.on ? "fullscreen" : "leaveFullscreen" };
    case "skip":
      return command.slots.part === "intro" ? { command: "skipIntro" } : null;
    default:
      return null;
  }
}
