import type { Query } from "@tanstack/react-query";

/** Options for the administrator's data, all of which is refetched after an administrator's action. */
export const operatorScoped = { meta: { isOperatorScoped: true } };

export function isOperatorScoped({ meta }: Pick<Query, "meta">): boolean {
  return meta?.["isOperatorScoped"] === true;
}
