const allowedTag = /^<\/?[biu]>$/i;

/**
 * The text of one cue as WebVTT (W3C WebVTT 4.2.2): bold, italic and underline stay, other SubRip
 * and SubStation markup is removed, and text that would read as markup is escaped.
 */
export function cueText(lines: readonly string[]): string {
  return lines
    .map((line) => cleanLine(line).trim())
    .filter((line) => line !== "")
    .join("\n");
}

function cleanLine(line: string): string {
  return line
    .replace(/\{\\[^}]*\}/g, "")
    .replace(/\\[Nn]/g, " ")
    .replace(/<[^<>]{0,200}>|[&<>]/g, (found) => {
      if (found === "&") return "&amp;";
      if (found === "<") return "&lt;";
      if (found === ">") return "&gt;";
      return allowedTag.test(found) ? found.toLowerCase() : "";
    })
    .replace(/&amp;(amp|lt|gt|nbsp|lrm|rlm|#\d{1,6}|#x[\da-f]{1,6});/gi, "&$1;");
}
