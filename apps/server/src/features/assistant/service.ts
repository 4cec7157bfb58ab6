export { readHealth } from "./health.ts";
export { readWorries } from "./kept/worries.ts";
