export { readHealth } from "./health.ts";
export { readSafetyAlerts } from "./history/safety-alerts.ts";
