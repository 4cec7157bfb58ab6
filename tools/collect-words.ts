import { collectWords, readCatalogue, writeCatalogue } from "#words/catalogues.ts";
import { listRefusals } from "#words/fixed-words.ts";

/** Brings the catalogues up to what the source says; tells what still wants translating. */
const english = collectWords();
writeCatalogue("en", english);

const known = new Set([...Object.keys(english), ...listRefusals()]);
const spanish = readCatalogue("es");
const kept = Object.entries(spanish).filter(([text]) => known.has(text));
writeCatalogue("es", Object.fromEntries(kept));

const missing = Object.keys(english).filter((text) => !(text in spanish));
const left = Object.keys(spanish).length - kept.length;
process.stdout.write(
  [
    `${kept.length} messages in Spanish, ${left} no longer said, ${missing.length} to be translated`,
    ...missing.map((text) => `  ${JSON.stringify(text)}`),
    "",
  ].join("\n"),
);
