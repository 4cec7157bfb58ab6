import { findSafetyAlert } from "@goldmane/leo/safety/find-safety-alert";
import { namesBlocked } from "#features/library/service.ts";
import { namesHidden } from "#features/assistant/tools/names-hidden.ts";
import type { ToolContext } from "#features/assistant/tools/tool-context.ts";

const longest = 1200;
/** Leaked tool calls or reasoning. */
const leak =
  /<\/?(?:tool_call|function|think|tool|arguments?)\b|^\s*[[{]\s*"(?:name|tool|function|titleId|arguments)"|"(?:name|function)"\s*:\s*"\w+"\s*,\s*"(?:arguments|parameters)"|<\|[a-z_]+\|>/im;

/** Cleans a model's text for display and speech; null if it is not fit for this viewer. */
export function checkText(context: ToolContext, text: string): string | null {
  if (leak.test(text)) return null;
  const plain = toPlain(text);
  if (plain === "" || plain.length > longest) return null;
  if (namesHidden(context, plain)) return null;
  const names = context.titles.map(({ title }) => title);
  if (findSafetyAlert(plain, { direction: "out", names })) return null;
  return namesBlocked(context.viewer.titleRules, plain) ? null : plain;
}

/** Strips links, images and markup, so that nothing in it can load or be clicked. */
function toPlain(text: string): string {
  return text
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll(/\b(?:https?:\/\/|www\.)\S+/gi, "")
    .replaceAll(/^\s*(?:[-*+]|\d+\.|#{1,6}|>)\s+/gm, "")
    .replaceAll(/[*_`~]{1,3}(?=\S)|(?<=\S)[*_`~]{1,3}/g, "")
    .replaceAll(/[ \t]+/g, " ")
    .replaceAll(/\n{2,}/g, "\n")
    .trim();
}
