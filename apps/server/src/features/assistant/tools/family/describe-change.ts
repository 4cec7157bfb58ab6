import type { ControlsChange } from "@goldmane/contracts/controls/controls-change";
import { formatClock, formatLength } from "#features/assistant/tools/texts/format-time.ts";
import type { Words } from "#platform/words/words.ts";

type Described = {
  question: string;
  /** The button. */
  label: string;
  /** What holds afterwards. */
  done: string;
};

/** A change as a question, and what holds once it is made. */
export function describeChange(
  words: Words,
  { name, change, title }: { name: string; change: ControlsChange; title: string },
): Described {
  const { say } = words;
  switch (change.kind) {
    case "limit": {
      const days = nameDays(words, change.days);
      if (change.minutes === null)
        return {
          question: say`Remove ${name}’s time limit ${days}?`,
          label: say`Remove limit`,
          done: say`${name} has no time limit ${days}.`,
        };
      const length = formatLength(words, change.minutes * 60);
      return {
        question: say`Set ${length} for ${name} ${days}?`,
        label: say`Set limit`,
        done: say`${name} has ${length} ${days}.`,
      };
    }
    case "bedtime": {
      const nights = nameNights(words, change.days);
      if (change.minutes === null)
        return {
          question: say`Remove ${name}’s bedtime ${nights}?`,
          label: say`Remove bedtime`,
          done: say`${name} has no bedtime ${nights}.`,
        };
      const clock = formatClock(words, change.minutes);
      return {
        question: say`Set ${name}’s bedtime to ${clock} ${nights}?`,
        label: say`Set bedtime`,
        done: say`${name}’s bedtime is ${clock} ${nights}.`,
      };
    }
    case "rating":
      return {
        question: say`Show ${name} only films up to ${change.rating}?`,
        label: say`Set rating`,
        done: say`${name} sees films up to ${change.rating}.`,
      };
    case "blockTitle":
      return {
        question: say`Hide ${title} from ${name}?`,
        label: say`Hide film`,
        done: say`${name} no longer sees ${title}.`,
      };
    case "blockWord":
      return {
        question: say`Hide films about “${change.word}” from ${name}?`,
        label: say`Hide films`,
        done: say`${name} no longer sees films about “${change.word}.”`,
      };
    case "grant": {
      const length = formatLength(words, change.minutes * 60);
      return {
        question: say`Give ${name} ${length} more today?`,
        label: say`Give time`,
        done: say`${name} has ${length} more today.`,
      };
    }
    case "leo":
      return change.allow === "off"
        ? {
            question: say`Turn me off for ${name}?`,
            label: say`Turn Leo off`,
            done: say`I’m off for ${name}. You can turn me back on under ${name}’s limits.`,
          }
        : {
            question: say`Turn the microphone off for ${name}?`,
            label: say`Turn off microphone`,
            done: say`${name} can type to me, but I don’t listen.`,
          };
  }
}

function nameDays({ say }: Words, days: "school" | "weekend" | "all"): string {
  return days === "all" ? say`a day` : days === "school" ? say`on school days` : say`on weekends`;
}

function nameNights({ say }: Words, days: "school" | "weekend" | "all"): string {
  return days === "all"
    ? say`every night`
    : days === "school"
      ? say`on school nights`
      : say`on weekend nights`;
}
