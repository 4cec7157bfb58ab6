import { constants } from "node:fs";
import { access, realpath, stat } from "node:fs/promises";
import { isAbsolute, resolve, sep } from "node:path";
import { AppError } from "@goldmane/contracts/errors";
import type { App } from "#platform/app.ts";
import { libraryFoldersOf } from "./library-folders.ts";

/**
 * The normalized path of a folder that can be added to the library.
 * @throws AppError INVALID_INPUT if it can't be read or holds the server's own data, CONFLICT if the
 * library has it already, or a folder inside or around it.
 */
export async function checkFolder(app: App, path: string): Promise<string> {
  const folder = await requireReadableFolder(path);
  const real = await realpath(folder);
  const data = await realpath(app.config.dataFolder);
  if (isInside(real, data) || isInside(data, real)) {
    throw new AppError(
      "INVALID_INPUT",
      `The server stores its own data in ${data}. Choose a folder outside it.`,
    );
  }
  for (const other of libraryFoldersOf(app)) {
    const place = await realpath(other.path).catch(() => resolve(other.path));
    if (real === place) throw new AppError("CONFLICT", "This folder is already in the library.");
    if (isInside(real, place))
      throw new AppError(
        "CONFLICT",
        `This folder is already in the library, inside ${other.path}.`,
      );
    if (isInside(place, real))
      throw new AppError("CONFLICT", `${other.path} is inside this folder. Remove it first.`);
  }
  return folder;
}

/** @throws AppError INVALID_INPUT unless the path is absolute and a folder that the server can list. */
export async function requireReadableFolder(path: string): Promise<string> {
  if (!isAbsolute(path) || path.includes("\0"))
    throw new AppError("INVALID_INPUT", "Enter the full path of a folder, such as /media/movies.");
  const folder = resolve(path);
  try {
    if (!(await stat(folder)).isDirectory())
      throw new AppError("INVALID_INPUT", `${folder} isn’t a folder.`);
    await access(folder, constants.R_OK | constants.X_OK);
  } catch (error) {
    throw explain(error, folder);
  }
  return folder;
}

function explain(error: unknown, folder: string): unknown {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "ENOENT" || code === "ENOTDIR")
    return new AppError("INVALID_INPUT", `There is no folder ${folder} on the server.`);
  if (code === "EACCES" || code === "EPERM")
    return new AppError(
      "INVALID_INPUT",
      `The server isn’t allowed to read ${folder}. Change its permissions and try again.`,
    );
  if (code === "ELOOP" || code === "ENAMETOOLONG")
    return new AppError("INVALID_INPUT", `The server can’t open ${folder}.`);
  return error;
}

/** Whether a path is the folder or below it. */
function isInside(path: string, folder: string): boolean {
  const prefix = folder.endsWith(sep) ? folder : folder + sep;
  return path === folder || path.startsWith(prefix);
}
