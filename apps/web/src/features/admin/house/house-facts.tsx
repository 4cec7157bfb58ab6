import type { DiskUse, House } from "@goldmane/contracts/admin/house";
import { formatBytes, formatCount } from "#features/admin/format.ts";
import styles from "./house.module.css";

const diskNames: Readonly<Record<DiskUse["name"], string>> = {
  segments: "Segment cache",
  blobs: "Blobs",
};

export function HouseFacts({ house }: { house: House }) {
  const { ffmpeg, database, media, loopDelayMs } = house;
  const facts: readonly (readonly [string, string])[] = [
    ["Version", `Goldmane ${house.version}, Node ${house.nodeVersion}`],
    ["Database", `${database.kind === "sqlite" ? "SQLite" : "PostgreSQL"} ${database.version}`],
    ["Roles of this node", house.roles.join(", ")],
    ["Demo mode", house.isDemo ? "on: visitors are the demo’s parent" : "off"],
    ["ffmpeg", ffmpeg.version ?? "not found"],
    ["Library folder", house.libraryFolder ?? "not set (LIBRARY_DIR)"],
    ["Memory", formatBytes(house.memoryBytes)],
    ...house.disks.map((disk) => [diskNames[disk.name], sayDisk(disk)] as const),
    ["Disk", `${formatBytes(house.freeBytes)} free of ${formatBytes(house.totalBytes)}`],
    ["Event loop", `${loopDelayMs.median} ms in the middle, ${loopDelayMs.worst} ms at worst`],
    ["In the making", sayWork(media)],
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

function sayDisk({ bytes, files, mostBytes }: DiskUse): string {
  if (bytes === null || files === null) return "in an S3 bucket";
  const cap = mostBytes === null ? "" : ` of at most ${formatBytes(mostBytes)}`;
  return `${formatBytes(bytes)}${cap} in ${formatCount(files)} files`;
}

function sayWork({ running, waiting }: House["media"]): string {
  if (running.length === 0 && waiting === 0) return "nothing";
  return `${running.join(", ") || "nothing"}; ${formatCount(waiting)} wait`;
}
