import * as z from "zod/mini";

/** Bidi controls and invisible characters. */
const hidden = /[\u200B\u2060\u202A-\u202E\u2066-\u2069\uFEFF]/g;

/** Removes hidden characters and replaces line breaks and other controls with spaces. */
export const plainText = z.overwrite<string>((text) =>
  text
    .replaceAll(hidden, "")
    .replaceAll(/\p{Cc}+/gu, " ")
    .trim(),
);

/** Check after `plainText`: rejects text of spaces and joiners only. */
export const somethingToRead = z.regex(/[\p{L}\p{N}\p{S}\p{P}]/u, "must hold something to read");
