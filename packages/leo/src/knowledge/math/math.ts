import { bignumberDependencies, create, factorialDependencies, parseDependencies } from "mathjs";

/** The parser and exact decimal numbers; nothing here evaluates an expression. */
export const math = create(
  { ...parseDependencies, ...bignumberDependencies, ...factorialDependencies },
  { number: "BigNumber", precision: 64 },
);
