import { access, constants } from "node:fs/promises";
import { delimiter, isAbsolute, join } from "node:path";
import { perApp } from "#platform/per-app.ts";

/** Debian's pocketsphinx with its model of English, where both are installed. */
export type Sphinx = { program: string; acoustic: string; words: string; language: string };

const modelFolder = "/usr/share/pocketsphinx/model/en-us";

export async function findSphinx(searchPath: string): Promise<Sphinx | null> {
  const programs = searchPath
    .split(delimiter)
    .filter(isAbsolute)
    .map((folder) => join(folder, "pocketsphinx_continuous"));
  const program = await findFirst(programs, constants.X_OK);
  const model = await findFirst([join(modelFolder, "en-us.lm.bin")], constants.R_OK);
  if (program === null || model === null) return null;
  return {
    program,
    acoustic: join(modelFolder, "en-us"),
    words: join(modelFolder, "cmudict-en-us.dict"),
    language: model,
  };
}

export const sphinxOf = perApp(({ config }) => findSphinx(config.media.searchPath));

async function findFirst(paths: readonly string[], mode: number): Promise<string | null> {
  for (const path of paths) {
    const isThere = await access(path, mode).then(
      () => true,
      () => false,
    );
    if (isThere) return path;
  }
  return null;
}
