import { collectWords, readCatalog, type App, writeCatalog } from "#words/catalogs.ts";
import { listErrorMessages } from "#words/fixed-words.ts";

/** Updates the catalogs from the sources and prints what has no translation. */
function updateCatalogs(app: App, alsoKnown: readonly string[]): void {
  const english = collectWords(app);
  writeCatalog(app, "en", english);

  const known = new Set([...Object.keys(english), ...alsoKnown]);
  const spanish = readCatalog(app, "es");
  const kept = Object.entries(spanish).filter(([text]) => known.has(text));
  writeCatalog(app, "es", Object.fromEntries(kept));

  const missing = Object.keys(english).filter((text) => !(text in spanish));
  const removed = Object.keys(spanish).length - kept.length;
  process.stdout.write(
    [
      `${app}: ${kept.length} messages in Spanish, ${removed} unused and removed, ${missing.length} to be translated`,
      ...missing.map((text) => `  ${JSON.stringify(text)}`),
      "",
    ].join("\n"),
  );
}

updateCatalogs("web", listErrorMessages());
updateCatalogs("server", []);
