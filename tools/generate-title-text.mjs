/**
 * Turns typefaces into outlines that the stage draws itself, so that title text has equal pixels in
 * the browser and on the server and no font needs to be installed. Run by hand when a face changes.
 */
import { readFileSync, writeFileSync } from "node:fs";
import opentype from "opentype.js";

const faces = {
  "sci-fi": "michroma/files/michroma-latin-400-normal.woff",
  fantasy: "cinzel-decorative/files/cinzel-decorative-latin-700-normal.woff",
  anime: "bangers/files/bangers-latin-400-normal.woff",
  adventure: "alfa-slab-one/files/alfa-slab-one-latin-400-normal.woff",
  kids: "chewy/files/chewy-latin-400-normal.woff",
  originals: "limelight/files/limelight-latin-400-normal.woff",
  text: "josefin-sans/files/josefin-sans-latin-600-normal.woff",
};
const letters =
  "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,:;!?'’‘“”\"-–—&()/+#*%éèêáàâíóôúüñç";

for (const [name, file] of Object.entries(faces)) {
  const bytes = readFileSync(`node_modules/@fontsource/${file}`);
  const font = opentype.parse(
    bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength),
  );
  writeFileSync(
    `packages/stage/src/text/faces/${name}.json`,
    `${JSON.stringify(outlines(font))}\n`,
  );
}

/** Thousandths of the type size, y upwards. */
function outlines(font) {
  const scale = 1000 / font.unitsPerEm;
  const round = (value) => Math.round(value * scale);
  const glyphs = {};
  const kerning = {};
  for (const letter of letters) {
    const glyph = font.charToGlyph(letter);
    if (glyph.index === 0) continue;
    glyphs[letter] = [round(glyph.advanceWidth), pathOf(glyph, round)];
    for (const next of letters) {
      const pull = round(font.getKerningValue(glyph, font.charToGlyph(next)));
      if (Math.abs(pull) > 4) kerning[letter + next] = pull;
    }
  }
  const capHeight = round(font.charToGlyph("H").getBoundingBox().y2);
  return { capHeight, glyphs, kerning };
}

function pathOf(glyph, round) {
  return glyph.path.commands
    .map((command) => {
      const points = ["x1", "y1", "x2", "y2", "x", "y"].filter((key) => key in command);
      return command.type + points.map((key) => round(command[key])).join(" ");
    })
    .join("");
}
