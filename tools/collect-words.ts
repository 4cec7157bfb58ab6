import { collectWords, readCatalog, type Speaker, writeCatalog } from "#words/catalogs.ts";
import { listRefusals } from "#words/fixed-words.ts";

/** Updates the catalogs from the sources and prints what has no translation. */
function renew(speaker: Speaker, alsoKnown: readonly string[]): void {
  const english = collectWords(speaker);
  writeCatalog(speaker, "en", english);

  const known = new Set([...Object.keys(english), ...alsoKnown]);
  const spanish = readCatalog(speaker, "es");
  const kept = Object.entries(spanish).filter(([text]) => known.has(text));
  writeCatalog(speaker, "es", Object.fromEntries(kept));

  const missing = Object.keys(english).filter((text) => !(text in spanish));
  const left = Object.keys(spanish).length - kept.length;
  process.stdout.write(
    [
      `${speaker}: ${kept.length} messages in Spanish, ${left} no longer said, ${missing.length} to be translated`,
      ...missing.map((text) => `  ${JSON.stringify(text)}`),
      "",
    ].join("\n"),
  );
}

renew("web", listRefusals());
renew("server", []);
