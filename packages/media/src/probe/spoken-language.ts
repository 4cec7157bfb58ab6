const names = new Intl.DisplayNames(["en"], { type: "language", fallback: "none" });

/** BCP 47 for a file's language tag (ISO 639-2 in all its forms); `und` when it has none. */
export function languageCode(tag: string | undefined): string {
  try {
    const [code] = Intl.getCanonicalLocales(tag ?? "und");
    return code !== undefined && names.of(code) !== undefined ? code : "und";
  } catch {
    return "und";
  }
}

/** "Spanish" for `es`; null for an unknown language. */
export function languageName(code: string): string | null {
  return code === "und" ? null : (names.of(code) ?? null);
}
