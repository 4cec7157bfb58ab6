import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";

const squeeze = { br: promisify(brotliCompress), gz: promisify(gzip) };

const brotli = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_LGBLOCK]: constants.BROTLI_MAX_INPUT_BLOCK_BITS,
  },
};

/** Files outside the bundle. */
const others = ["mark.svg", "sw.js", "manifest.webmanifest"];

const compressible = /\.(?:js|css|html|svg|json|webmanifest)$/;

/**
 * Writes `.br` and `.gz` files beside every text asset, so that the server doesn't compress per
 * request.
 */
export function precompress(): Plugin {
  return {
    name: "precompress",
    apply: "build",
    writeBundle: {
      order: "post",
      sequential: true,
      async handler(options, bundle) {
        const folder = options.dir ?? "dist";
        const names = [...Object.keys(bundle), ...others].filter((name) => compressible.test(name));
        await Promise.all(names.map((name) => writeTwins(join(folder, name))));
      },
    },
  };
}

async function writeTwins(path: string): Promise<void> {
  const bytes = await readFile(path);
  await Promise.all([
    squeeze.br(bytes, brotli).then((twin) => writeFile(`${path}.br`, twin)),
    squeeze.gz(bytes, { level: 9 }).then((twin) => writeFile(`${path}.gz`, twin)),
  ]);
}
