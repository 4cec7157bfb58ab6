import type { DiskUse, ServerStatus } from "@goldmane/contracts/admin/server";
import { formatBytes } from "#features/admin/format.ts";
import { say, sayPlural } from "#platform/words/say.ts";
import { describeHelper } from "./describe-helper.ts";
import styles from "./server.module.css";

const diskNames = (): Readonly<Record<DiskUse["name"], string>> => ({
  segments: say`Segment cache`,
  blobs: say`Blobs`,
});

export function ServerFacts({ server }: { server: ServerStatus }) {
  const { ffmpeg, database, media, loopDelayMs, leo } = server;
  const facts: readonly (readonly [string, string])[] = [
    [say`Version`, say`Goldmane ${server.version}, Node ${server.nodeVersion}`],
    [say`Database`, `${database.kind === "sqlite" ? "SQLite" : "PostgreSQL"} ${database.version}`],
    [say`Roles of this node`, server.roles.join(", ")],
    [say`Demo mode`, server.isDemo ? "on: visitors on this machine are the demo’s parent" : "off"],
    ["ffmpeg", ffmpeg.version ?? say`not found`],
    [say`Memory`, formatBytes(server.memoryBytes)],
    ...server.disks.map((disk) => [diskNames()[disk.name], describeDisk(disk)] as const),
    [say`Disk`, say`${formatBytes(server.freeBytes)} free of ${formatBytes(server.totalBytes)}`],
    [
      say`Event loop`,
      say`${loopDelayMs.median} ms in the middle, ${loopDelayMs.worst} ms at worst`,
    ],
    [say`In the making`, describeWork(media)],
    [say`Leo thinks by`, describeHelper(leo.model, say`built-in answers only`)],
    [say`Leo speaks by`, describeHelper(leo.voice, say`browsers alone`)],
    [say`Leo hears by`, describeHelper(leo.ear, say`browsers alone`)],
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
  if (bytes === null || files === null) return say`in an S3 bucket`;
  const inFiles = sayPlural(files, { one: "in # file", other: "in # files" });
  return mostBytes === null
    ? say`${formatBytes(bytes)} ${inFiles}`
    : say`${formatBytes(bytes)} of at most ${formatBytes(mostBytes)} ${inFiles}`;
}

function describeWork({ running, waiting }: ServerStatus["media"]): string {
  if (running.length === 0 && waiting === 0) return say`nothing`;
  return `${running.join(", ") || say`nothing`}; ${sayPlural(waiting, { one: "# waits", other: "# wait" })}`;
}
