/** A file's name as a backup's: browsers add " (1)" to a second download. */
export function toBackupName(fileName: string): string {
  const stem = fileName.replace(/\.tar$/i, "").replaceAll(/[^\w.-]+/g, "-");
  return `${stem.replace(/^[^A-Za-z0-9]+/, "").slice(0, 90) || "backup"}.tar`;
}
