import { say, sayPlural } from "#platform/words/say.ts";
import type { Message } from "./state.ts";

/** The announcement of the last answer for screen readers; empty while it is pending. */
export function describeLast(last: Message | undefined): string {
  if (!last || last.role === "user" || last.state === "waiting") return "";
  if (last.state === "resting") return say`Let me catch my breath.`;
  const { content, reply } = last;
  const films = reply?.cards.length ?? 0;
  return [
    say`Leo:`,
    content,
    reply?.care?.helpline,
    films > 0 && sayPlural(films, { one: "# film below.", other: "# films below." }),
  ]
    .filter(Boolean)
    .join(" ");
}
