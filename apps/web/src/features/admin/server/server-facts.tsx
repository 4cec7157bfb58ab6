import type { DiskUse, ServerStatus } from "@goldmane/contracts/admin/server";
import { formatBytes } from "#features/admin/format.ts";
import { say, sayPlural } from "#platform/words/say.ts";
import { describeHelper } from "./describe-helper.ts";
import styles from "./server.module.css";

const diskNames = (): Readonly<Record<DiskUse["name"], string>> => ({
  segments: say`Video cache`,
  blobs: say`Uploads and pictures`,
});

export function ServerFacts({ server }: { server: ServerStatus }) {
  const { ffmpeg, database, media, loopDelayMs, leo } = server;
  const facts: readonly (readonly [string, string])[] = [
    [say`Version`, say`Goldmane ${server.version}, Node ${server.nodeVersion}`],
    [say`Database`, `${database.kind === "sqlite" ? "SQLite" : "PostgreSQL"} ${database.version}`],
    [say`Node roles`, server.roles.join(", ")],
    [say`Demo mode`, server.isDemo ? say`On: no sign-in needed on this computer` : say`Off`],
    ["ffmpeg", ffmpeg.version ?? say`Not found`],
    [say`Memory`, formatBytes(server.memoryBytes)],
    ...server.disks.map((disk) => [diskNames()[disk.name], describeDisk(disk)] as const),
    [say`Disk`, say`${formatBytes(server.freeBytes)} free of ${formatBytes(server.totalBytes)}`],
    [say`Event loop delay`, say`${loopDelayMs.median} ms median, ${loopDelayMs.worst} ms max`],
    [say`Media jobs`, describeWork(media)],
    [say`Leo’s language model`, describeHelper(leo.model, say`None (built-in answers only)`)],
    [say`Leo’s voice`, describeHelper(leo.voice, say`In the browser only`)],
    [say`Leo’s speech recognition`, describeHelper(leo.ear, say`In the browser only`)],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([name, fact]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}

function describeDisk({ bytes, files, mostBytes }: DiskUse): string {
  if (bytes === null || files === null) return say`In an S3 bucket`;
  const inFiles = sayPlural(files, { one: "in # file", other: "in # files" });
  return mostBytes === null
    ? say`${formatBytes(bytes)} ${inFiles}`
    : say`${formatBytes(bytes)} of ${formatBytes(mostBytes)} ${inFiles}`;
}

function describeWork({ running, waiting }: ServerStatus["media"]): string {
  if (running.length === 0 && waiting === 0) return say`None running`;
  return [
    sayPlural(running.length, { one: "# running", other: "# running" }),
    sayPlural(waiting, { one: "# waiting", other: "# waiting" }),
  ].join(", ");
}
