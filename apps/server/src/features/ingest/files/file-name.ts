/** Where the release tags of a name begin. */
const tag =
  /[\s([](?:\d{3,4}[pi]|4k|8k|uhd|hdr10?|web[- ]?(?:dl|rip)|blu-?ray|b[dr]rip|dvd(?:rip|scr)|hdtv|pdtv|hdrip|remux|[xh][. ]?26[45]|hevc|xvid|divx|1[02]bit)(?=$|[\s)\].-])/i;
const episode = /\bs(\d{1,2})[ ._-]?e(\d{1,3})\b/i;
const year = /(?<=^|[\s([])((?:18|19|20)\d{2})(?=$|[\s)\]])/g;

export type NamedFilm = { title: string; year: number | null };

/** A file's title and year: `a.film.2019.1080p.WEB-DL.x264-GRP.mkv` is A Film of 2019. */
export function readFileName(fileName: string): NamedFilm {
  const words = separate(withoutControls(fileName.replace(/\.[a-z\d]{2,4}$/i, "")));
  const found = episode.exec(words);
  if (found) {
    const [, season = "", number = ""] = found;
    const code = `S${season.padStart(2, "0")}E${number.padStart(2, "0")}`;
    const show = cutAtYear(cutAtTag(words.slice(0, found.index)));
    return { title: `${tidy(show.title)} ${code}`.trim(), year: show.year };
  }
  const named = cutAtYear(cutAtTag(words));
  return { title: tidy(named.title) || tidy(words) || "Untitled film", year: named.year };
}

/** Dots and underscores count as spaces where a name has none of its own. */
function separate(name: string): string {
  const spaced = name.replace(/_/g, " ");
  return /\s/.test(spaced) ? spaced : spaced.replace(/\./g, " ");
}

function cutAtTag(words: string): string {
  const found = tag.exec(words);
  return found && found.index > 0 ? words.slice(0, found.index) : words;
}

/** The last year in the name is the film's; a leading one is part of the title (1917, 2001…). */
function cutAtYear(words: string): NamedFilm {
  const last = [...words.matchAll(year)].findLast(({ index }) => index > 0);
  if (!last) return { title: words, year: null };
  return { title: words.slice(0, last.index), year: Number(last[1]) };
}

function tidy(words: string): string {
  const bare = words
    .replace(/\[[^\]]*\]/g, " ")
    .replace(/[([][^)\]]*$/, " ")
    .replace(/\(\s*\)/g, " ")
    .replace(/\s+/g, " ")
    .replace(/^[\s.,-]+|[\s.,-]+$/g, "");
  const isShouted = bare === bare.toLowerCase();
  return (
    isShouted ? bare.replace(/(?<=^|\s)\p{Ll}/gu, (first) => first.toUpperCase()) : bare
  ).slice(0, 200);
}

/** Removes control characters and those that change the direction of text. */
function withoutControls(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\u2028\u2029]/gu, "").normalize("NFC");
}

/**
 * A safe name for an uploaded file, whatever its sender chose: no path, no control characters,
 * limited length.
 */
export function cleanFileName(name: string): string {
  const last = withoutControls(name).split(/[/\\]/).at(-1)?.trim() ?? "";
  const clean = last.replace(/^\.+/, "").trim();
  return clean === "" ? "Untitled film" : shorten(clean);
}

/** Keeps the extension, which tells the kind of file. */
function shorten(name: string): string {
  const longest = 180;
  const characters = Array.from(name);
  return characters.length <= longest
    ? name
    : [...characters.slice(0, longest - 8), ...characters.slice(-8)].join("");
}
