import type { CueRun } from "./cue.ts";

const entities: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  nbsp: "\u00A0",
  lrm: "\u200E",
  rlm: "\u200F",
};

/**
 * Splits cue text (WebVTT, section 6.4) into lines of runs; unknown tags are dropped, their text
 * stays.
 */
export function parseCueText(text: string): CueRun[][] {
  const lines: CueRun[][] = [[]];
  const open: string[] = [];
  const speakers: string[] = [];
  for (const [, tag, plain] of text.matchAll(/<([^>]*)>|([^<]+)/g)) {
    if (tag !== undefined) applyTag(tag, open, speakers);
    else if (plain !== undefined) addText(lines, decode(plain), open, speakers.at(-1) ?? null);
  }
  return lines.filter((line) => line.some((run) => run.text.trim() !== ""));
}

function applyTag(tag: string, open: string[], speakers: string[]): void {
  const [, slash, name, annotation] = /^(\/?)([a-z]*)[^\s]*\s*(.*)$/s.exec(tag) ?? [];
  if (!name) return;
  if (slash) {
    if (name === "v") speakers.pop();
    const at = open.lastIndexOf(name);
    if (at >= 0) open.splice(at, 1);
    return;
  }
  if (name === "v") speakers.push(decode(annotation ?? "").trim());
  open.push(name);
}

function addText(lines: CueRun[][], text: string, open: string[], speaker: string | null): void {
  for (const [index, part] of text.split("\n").entries()) {
    if (index > 0) lines.push([]);
    if (part === "") continue;
    lines.at(-1)?.push({
      text: part,
      index: lines.reduce((sum, line) => sum + line.length, 0),
      italic: open.includes("i"),
      bold: open.includes("b"),
      underline: open.includes("u"),
      speaker,
    });
  }
}

function decode(text: string): string {
  return text.replace(/&(#x[0-9a-f]+|#\d+|[a-z]+);/gi, (whole, name: string) => {
    if (!name.startsWith("#")) return entities[name.toLowerCase()] ?? whole;
    const isHex = name[1] === "x" || name[1] === "X";
    const code = Number.parseInt(name.slice(isHex ? 2 : 1), isHex ? 16 : 10);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
