/** How many scheduled backups are kept. */
export const maxKeptBackups = 60;
export const defaultKeptBackups = 7;

/** How long a node waits after a failed scheduled backup. */
export const backupRetryMs = 3_600_000;
