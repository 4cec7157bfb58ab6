export { readWorries } from "./kept/worries.ts";
