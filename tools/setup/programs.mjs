import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { say } from "./step.mjs";

/** Programs that tests need: environment variable, usual paths, Debian packages. */
const programs = {
  ffmpeg: { variable: "FFMPEG_PATH", names: ["ffmpeg"], debian: "ffmpeg" },
  chromium: {
    variable: "CHROMIUM_PATH",
    names: ["chromium", "chromium-browser", "google-chrome", "chrome"],
    debian: "chromium",
  },
  /** Headless Chromium, which uses a fifth less CPU. */
  headless: {
    variable: "CHROMIUM_PATH",
    names: ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "chrome"],
    debian: "chromium-headless-shell",
  },
  postgres: { variable: "POSTGRES_PATH", names: ["postgres"], debian: "postgresql" },
  redis: { variable: "REDIS_PATH", names: ["redis-server"], debian: "redis-server" },
  strace: { variable: "STRACE_PATH", names: ["strace"], debian: "strace" },
  nginx: { variable: "NGINX_PATH", names: ["nginx"], debian: "nginx-light" },
  certutil: { variable: "CERTUTIL_PATH", names: ["certutil"], debian: "libnss3-tools" },
  caddy: { variable: "CADDY_PATH", names: ["caddy"], debian: "caddy" },
  pocketsphinx: {
    variable: "PATH",
    names: ["pocketsphinx_continuous"],
    debian: "pocketsphinx pocketsphinx-en-us",
  },
};

/**
 * Returns the programs' paths by name. Installs the missing ones where it can, else prints how to
 * install them and exits.
 */
export function providePrograms(...wanted) {
  const missing = wanted.filter((name) => !findProgram(name));
  if (missing.length > 0) installDebian(missing.map((name) => programs[name].debian));
  return Object.fromEntries(
    wanted.map((name) => {
      const path = findProgram(name);
      if (!path) {
        const { variable, debian } = programs[name];
        say(
          `${name} was not found. Install it (Debian: apt-get install ${debian}), or name it in ${variable}.`,
        );
        process.exit(1);
      }
      return [name, path];
    }),
  );
}

/** The path of an optional program, installed if possible; otherwise null, with a message. */
export function offerProgram(name) {
  const { variable, debian } = programs[name];
  if (!findProgram(name)) installDebian([debian]);
  const path = findProgram(name);
  if (!path) {
    say(
      `${name} was not found: the tests that need it are skipped (Debian: apt-get install ${debian}, or ${variable}).`,
    );
  }
  return path;
}

/** The path of a program, or null. */
export function findProgram(name) {
  const { variable, names } = programs[name];
  const named = variable === "PATH" ? undefined : process.env[variable];
  if (named) return named;
  const folders = [
    ...(process.env.PATH ?? "").split(delimiter),
    "/usr/sbin",
    ...(name === "postgres" ? postgresFolders() : []),
  ];
  for (const folder of folders)
    for (const file of names) if (isProgram(join(folder, file))) return join(folder, file);
  return null;
}

function postgresFolders() {
  const root = "/usr/lib/postgresql";
  if (!existsSync(root)) return [];
  const newestFirst = readdirSync(root).toSorted((a, b) => Number(b) - Number(a));
  return newestFirst.map((version) => join(root, version, "bin"));
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function installDebian(packages) {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  say(`Installing ${packages.join(", ")} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const apt = (...args) =>
    spawnSync("apt-get", ["-qq", ...args], { env, stdio: ["ignore", "ignore", "inherit"] });
  apt("update");
  apt("install", "-y", "--no-install-recommends", ...packages.flatMap((some) => some.split(" ")));
}
