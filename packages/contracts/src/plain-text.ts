import * as z from "zod/mini";

/** Characters that change the direction of the text around them, or are invisible. */
const hidden = /[\u200B\u2060\u202A-\u202E\u2066-\u2069\uFEFF]/g;

/** Takes hidden characters out, and makes a space of line breaks and other controls. */
export const plainText = z.overwrite<string>((text) =>
  text
    .replaceAll(hidden, "")
    .replaceAll(/\p{Cc}+/gu, " ")
    .trim(),
);

/** To be checked after `plainText`: refuses text of spaces and joiners only. */
export const somethingToRead = z.regex(/[\p{L}\p{N}\p{S}\p{P}]/u, "must hold something to read");
