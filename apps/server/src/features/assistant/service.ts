export { readHealth } from "./health.ts";
export { readSafetyAlerts } from "./kept/safety-alerts.ts";
