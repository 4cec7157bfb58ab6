export { readHealth } from "./health.ts";
export { readSafetyAlerts } from "./history/safety-alerts.ts";
export { type NoteReading, readNote } from "./chat/read-note.ts";
